import SegueSourceRewriter
import Testing

@Suite struct InterfaceTableTests {
  /// What stands behind a file beside a document that has an object of the class `A`.
  private func appendix(
    _ text: String, element: String = "view", beside others: [String] = []
  ) -> [String] {
    let document = InterfaceSource(
      path: "/app/Main.storyboard", xml: "<document><\(element) id='1' customClass='A'/></document>"
    )
    let result = Stepping.result(text, beside: others, interfaces: [document])
    return result.outputs[0].text.split(separator: "\n").map(\.trimmingSpaces)
  }

  /// The rows for the outlets of a member.
  private func outlets(_ member: String) -> [String] {
    appendix("class A: UIView {\n\(member)\n}").filter { $0.hasPrefix("outlets.append(") }
  }

  @Test(arguments: [
    "@IBOutlet weak var x: UILabel!", "@IBOutlet private var x: UILabel?",
    "@IBOutlet private(set) weak var x: UIView!", "@IBOutlet var x: [UIView]!",
    "@IBOutlet weak var x: UILabel? { didSet { f() } }", "@IBInspectable var x = 1",
    "@IBInspectable var x: Int { get { 1 } set { f() } }", "@objc @IBOutlet public var x: UIView?",
    "@IBOutlet\nprivate\nvar x: UIView?",
  ]) func `properties that a document can reach are listed`(member: String) {
    #expect(outlets(member) == ["outlets.append(InterfaceOutlet(\"x\", \\A.x))"])
  }

  @Test(arguments: [
    "var x: UILabel?", "@IBInspectable var x: Int { 1 }", "@IBInspectable let x = 1",
    "@IBOutlet static var x: UIView?", "#if os(macOS)\n@IBOutlet var x: UIView?\n#endif",
  ]) func `others are not`(member: String) {
    #expect(outlets(member) == [])
  }

  @Test func `a property has the name that Objective-C has for it`() {
    #expect(
      outlets("@IBOutlet @objc(mark) var x: UIView?\n@IBOutlet var `default`: UIView?") == [
        "outlets.append(InterfaceOutlet(\"mark\", \\A.x))",
        "outlets.append(InterfaceOutlet(\"default\", \\A.`default`))",
      ])
  }

  @Test func `an outlet of an extension is one of the class, and has its conditions`() {
    let extensionOfA =
      "#if DEBUG\nextension A { @IBInspectable var x: Int { get { 1 } set {} } }\n#endif"
    let lines = appendix("class A: UIView {}", beside: [extensionOfA])
    let row = lines.firstIndex { $0.hasPrefix("outlets.append(") }
    #expect(
      row.map { Array(lines[$0 - 1...$0 + 1]) } == [
        "#if (DEBUG)", "outlets.append(InterfaceOutlet(\"x\", \\A.x))", "#endif",
      ])
  }

  @Test func `a class has the outlets of those above it, in whatever file they are`() {
    let base = "class Base: UIView { @IBOutlet private var x: UIView? }\nclass Plain: Base {}"
    let text = "class A: Plain { @IBOutlet var y: UIView? }"
    let lists = "A.unchangedUIKitOutlets_A() + Base.unchangedUIKitOutlets_Base()"
    let call =
      "AppInterfaces.register(InterfaceClass(\"A\", make: { A(coder: $0) }, outlets: \(lists)))"
    #expect(appendix(text, beside: [base]).contains(call))
    #expect(outlets("@IBOutlet private var x: UIView?").count == 1)
  }

  // MARK: - Making

  @Test(arguments: [
    ("class A: UIView {}", "view", "{ A(coder: $0) }"),
    (
      "class B: UIViewController { init(x: Int) {} }; class A: B {}", "viewController",
      "{ A(coder: $0) }"
    ),
    ("class A: UIPanGestureRecognizer {}", "panGestureRecognizer", "{ A(coder: $0) }"),
    ("class A: NSObject {}", "customObject", "{ _ in A() }"),
    ("class A: NSObject { init?(coder: NSCoder) {} }", "customObject", "{ A(coder: $0) }"),
    ("class A: NSObject { convenience init(x: Int) {} }", "customObject", "{ _ in A() }"),
    ("class A: NSObject { init(x: Int) {}; override init() {} }", "customObject", "{ _ in A() }"),
    (
      "class A: UIStoryboardSegue {}", "segue",
      "{ ($0 as? SegueCoder).flatMap { A(identifier: $0.identifier, source: $0.source, "
        + "destination: $0.destination) } }"
    ),
    ("class A: HeroController {}", "viewController", "{ A(coder: $0) }"),
    ("enum E { class A: UIView {} }", "view", "{ E.A(coder: $0) }"),
    ("@objc(A) class Card: UIView {}", "view", "{ Card(coder: $0) }"),
    ("private class A: UIView {}", "view", "{ A(coder: $0) }"),
  ]) func `an object is made as its class can`(text: String, element: String, closure: String) {
    let call = "AppInterfaces.register(InterfaceClass(\"A\", make: \(closure), outlets: []))"
    #expect(appendix(text, element: element).contains(call))
  }

  @Test(arguments: [
    (
      "class A: UIView { @available(*, unavailable) required init?(coder: NSCoder) {} }", "view",
      "its 'init(coder:)' is unavailable; let it call that of its superclass"
    ),
    ("class A: NSObject { init(x: Int) {} }", "customObject", "it has no 'init()'; write one"),
    (
      "class B<T>: UIView {}; class A: B<Int> {}", "view",
      "it inherits from a generic class; give it one without parameters"
    ),
    ("class A {}", "view", "it is not known to descend from 'NSObject'"),
    ("class A: Keeping {}", "customObject", "it is not known to descend from 'NSObject'"),
  ]) func `a class that cannot be made is told with its place`(
    text: String, element: String, problem: String
  ) {
    let document = InterfaceSource(
      path: "/app/A.xib", xml: "<document><\(element) customClass='A'/></document>")
    let findings = Stepping.result(text, interfaces: [document]).findings.map(\.message)
    #expect(findings == ["a document makes objects of 'A', and \(problem)"])
  }

  @Test func `classes with outlets are known where a target has documents, named or not`() {
    let text = "class B: UIView { @IBOutlet var x: UIView? }"
    #expect(appendix(text).contains { $0.contains("InterfaceClass(\"B\"") })
    #expect(!Stepping.output(text).contains("InterfaceClass"))
  }

  @Test func `properties that extensions give to classes of UIKit are set by key`() {
    let text = "extension UIView { @IBInspectable var x: Int { get { 1 } set { f() } } }"
    #expect(appendix(text).contains("KeyTable.register(\"x\", \\UIView.x)"))
    #expect(!Stepping.output(text).contains("KeyTable"))
  }
}
