import Testing

@Suite struct AwaitedAnimationTests {
  @Test(arguments: [
    "await UIView.animate(withDuration: 1) { f() }",
    "_ = await UIView.transition(with: v, duration: 1, animations: { g(completion: 1) })",
    "await UIView.animateKeyframes(withDuration: 1, delay: 0) { f() }",
  ]) func `what is waited for is a function that waits`(code: String) {
    let words = Stepping.words("func f() async {\n\(code)\n}")
    #expect(words.contains("await AwaitedUIView.") && !words.contains("await UIView"))
  }

  @Test(arguments: [
    "UIView.animate(withDuration: 1) { f() }", "await UIView.load()", "await view.animate(1)",
    "await UIView.animate(withDuration: 1, animations: f, completion: nil)",
    "await UIView.animate(withDuration: 1) { f() } completion: { _ in }",
  ]) func `everything else stays`(code: String) {
    #expect(!Stepping.output("func f() async {\n\(code)\n}").contains("AwaitedUIView"))
  }
}
