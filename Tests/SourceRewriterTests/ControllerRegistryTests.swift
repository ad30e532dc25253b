import SegueSourceRewriter
import Testing

/// Controllers that a program can film without being told how they are made.
@Suite struct ControllerRegistryTests {
  /// The calls by which the controllers of some files are registered.
  private func calls(
    _ text: String, beside others: [String] = [], interfaces: [InterfaceSource] = []
  ) -> [String] {
    let shared =
      Stepping.result(text, beside: others, interfaces: interfaces).outputs.last?.text ?? ""
    return shared.split(separator: "\n").map { String($0.trimmingSpaces) }.filter {
      $0.hasPrefix("AppScreens.")
    }
  }

  @Test(arguments: [
    "class A: UIViewController {}", "public final class A: UITableViewController {}",
    "class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
    "class A: UIViewController { init(x: Int = 3) {} }",
    "class A: UIViewController { convenience init(x: Int) { self.init() } }",
    "class A: UIViewController { override init(nibName: String?, bundle: Bundle?) {}; "
      + "required init?(coder: NSCoder) { nil } }",
  ]) func `one that needs nothing is a screen`(text: String) {
    #expect(
      calls(text) == [
        "AppScreens.register(\"A\", as: .controller, fileID: \"A.swift\", line: 1) { A() }"
      ])
  }

  @Test(arguments: [
    "class A: UIViewController { init(x: Int) {} }",
    "class A: UIViewController { private init() {} }",
    "class A: UIViewController { init() throws {} }",
    "class A: UIViewController { required init?(coder: NSCoder) { nil } }",
    "class A: UITableViewController { override init(nibName: String?, bundle: Bundle?) {}; "
      + "required init?(coder: NSCoder) { nil } }",
  ]) func `one that takes arguments is told with its line`(text: String) {
    #expect(
      calls("\n" + text) == [
        "AppScreens.leaveOut(\"A\", fileID: \"A.swift\", line: 2, "
          + "because: \"its initializers take arguments\")"
      ])
  }

  @Test func `initializers are inherited across files`() {
    let base = "class Base: UIViewController { init(x: Int) {} }"
    #expect(calls("class A: Base {}", beside: [base]).allSatisfy { $0.contains("leaveOut") })
    let own = calls("class A: Base { init() { super.init(x: 1) } }", beside: [base])
    #expect(own.first?.hasPrefix("AppScreens.register(\"A\"") == true)
  }

  @Test(arguments: [
    "private class A: UIViewController {}", "class A<T>: UIViewController {}",
    "private enum B { class A: UIViewController {} }", "class A: UIView {}", "class A: B {}",
    "class A: UIPageViewController {}", "func f() { class A: UIViewController {} }",
    "#if DEBUG\nclass A: UIViewController {}\n#endif", "class A: B {}; class B: A {}",
    "@available(*, unavailable) class A: UIViewController {}",
  ]) func `others are not told`(text: String) {
    #expect(calls(text).isEmpty)
  }

  @Test func `one with outlets needs its document`() {
    let text = "class A: UIViewController { @IBOutlet var label: UILabel! }"
    #expect(
      calls(text) == [
        "AppScreens.leaveOut(\"A\", fileID: \"A.swift\", line: 1, "
          + "because: \"its views are those of a storyboard\")"
      ])
    let nib = InterfaceSource(path: "/app/A.xib", xml: "<document/>")
    #expect(calls(text, interfaces: [nib]).first?.contains(".register(") == true)
  }

  @Test func `one inside of another type has its whole name`() {
    let text = "enum Flow { final class Start: UIViewController {} }"
    #expect(calls(text).first?.hasSuffix("{ Flow.Start() }") == true)
  }
}
