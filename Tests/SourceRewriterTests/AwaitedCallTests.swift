import Testing

@Suite struct AwaitedCallTests {
  @Test(arguments: [
    ("await dismiss(animated: true)", "await dismissAndWait(animated: true)"),
    ("await self.dismiss(animated: true)", "await self.dismissAndWait(animated: true)"),
    (
      "await page?.presentingViewController!.present(a.b(c), animated: f(1, 2))",
      "await page?.presentingViewController!.presentAndWait(a.b(c), animated: f(1, 2))"
    ),
    (
      "_ = await list.performBatchUpdates({ f() })",
      "_ = await list.performBatchUpdatesAndWait({ f() })"
    ),
  ]) func `what is waited for has a name of its own`(code: String, wanted: String) {
    #expect(Stepping.words("func f() async {\n\(code)\n}").contains(wanted))
  }

  @Test(arguments: [
    "dismiss(animated: true)", "await load(); dismiss(animated: true)",
    "await dismiss(animated: true, completion: nil)", "await present(page)",
    "await f(dismiss(animated: true))",
  ]) func `everything else stays`(code: String) {
    #expect(!Stepping.output("func f() async {\n\(code)\n}").contains("AndWait"))
  }

  @Test func `an app's own asynchronous function stays`() {
    let text =
      "class A { func dismiss(animated: Bool) async {}\nfunc f() async { await dismiss(animated: true) } }"
    #expect(!Stepping.output(text).contains("AndWait"))
  }
}
