import Testing

@Suite struct MethodTableTests {
  /// The rows of the tables behind a text.
  private func rows(_ text: String) -> [String] {
    Stepping.output(text).split(separator: "\n").map(\.trimmingSpaces)
      .filter { $0.hasPrefix("Selector(") }
  }

  @Test(arguments: [
    ("@objc private func f(_ x: Int) {}", ["Selector(\"f:\", A.f(_:)),"]),
    ("@IBAction func f() {}", ["Selector(\"f\", A.f as (A) -> () -> Void),"]), ("func f() {}", []),
    ("@objc static func f() {}", []), ("@objc func f(_ x: inout Int) {}", []),
    ("@objc func f() throws {}", []), ("@nonobjc func f() {}", []),
    (
      "func gestureRecognizerShouldBegin(_ g: G) -> Bool { true }",
      ["Selector(\"gestureRecognizerShouldBegin:\", A.gestureRecognizerShouldBegin(_:)),"]
    ),
    ("@objc func f(_ done: @escaping () -> Void) {}", ["Selector(\"f:\"),"]),
    ("@objc func f(_ done: ((Bool) -> Void)?) {}", ["Selector(\"f:\"),"]),
    ("@objc func f() -> B! { nil }", ["Selector(\"f\", A.f as (A) -> () -> B?),"]),
    ("@objc func f() -> Self { self }", ["Selector(\"f\", A.f),"]),
    (
      "@objc func f(_ x: Int) {}; func f(_ x: String) {}",
      ["Selector(\"f:\", A.f(_:) as (A) -> (Int) -> Void),"]
    ),
  ])
  func `methods that Objective-C knows are listed`(member: String, rows: [String]) {
    #expect(self.rows("class A: UIView {\n\(member)\n}") == rows)
  }

  @Test func `overloads are found wherever the class has them`() {
    let others = "extension A { @objc func f(in x: Int) {} }\nclass C { func f(in x: Bool) {} }"
    let text = "class A: C {}\nextension A { @objc func f(in x: String) {} }\n\(others)"
    #expect(
      rows(text) == [
        "Selector(\"fIn:\", A.f(in:) as (A) -> (String) -> Void),",
        "Selector(\"fIn:\", A.f(in:) as (A) -> (Int) -> Void),",
      ])
  }

  @Test(arguments: [
    ("@objcMembers class A { func f() {}; private func g() {} }", 1),
    ("@objc extension A { func f() {} }\nclass A {}", 1), ("class A<T> { @objc func f() {} }", 0),
    ("class B { private class A { @objc func f() {} } }", 0),
    ("struct A { @objc func f() {} }", 0), ("func g() { class A { @objc func f() {} } }", 0),
    ("#if os(macOS)\nclass A { @objc func f() {} }\n#endif", 0),
    ("class A { @objc func f() {} }\nclass B: A { override func f() {} }", 2),
    ("extension UIView { @objc func f() {} }", 1), ("extension UIView { func f() {} }", 0),
    ("extension UIView { class A { @objc func f() {} } }", 1),
  ])
  func `only types that can be extended have a table`(text: String, count: Int) {
    #expect(rows(text).count == count)
  }
}

@Suite struct LayerKeyTests {
  @Test(arguments: [
    ("@objc dynamic var angle: CGFloat = 0", true),
    ("@objc var angle: CGFloat = 0 { didSet {} }", true),
    ("@objc var angle: CGFloat { get { 0 } set {} }", true),
    ("@objc var angle: CGFloat { 0 }", false),
    ("@objc let angle: CGFloat = 0", false), ("var angle: CGFloat = 0", false),
    ("@NSManaged var angle: CGFloat", false), ("@objc static var angle: CGFloat = 0", false),
  ]) func `properties that animations may name are registered`(property: String, isKey: Bool) {
    let row = "KeyTable.register(\"angle\", \\Pie.angle)"
    #expect(Stepping.output("class Pie: CALayer {\n\(property)\n}").contains(row) == isKey)
    #expect(!Stepping.output("class Pie: UIView {\n\(property)\n}").contains(row))
    let descendant = "class Cake: CAShapeLayer {}\nclass Pie: Cake {\n\(property)\n}"
    #expect(Stepping.output(descendant).contains(row) == isKey)
  }
}
