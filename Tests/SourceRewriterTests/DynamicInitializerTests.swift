import Testing

@Suite struct DynamicInitializerTests {
  @Test(arguments: [
    ("func f<T: UIView>() -> T { T(frame: .zero) }", "T.dynamicInit(frame: .zero)"),
    ("func f<T>() -> T where T: UIView { T.init(frame: .zero) }", "T.dynamicInit(frame: .zero)"),
    (
      "class A<T: UITableViewCell> { let x = T(style: .default, reuseIdentifier: nil) }",
      "T.dynamicInit(style"
    ),
    ("class A: UIViewController {}\nfunc f(_ t: A.Type) { t.init() }", "t.dynamicInit()"),
    ("struct A { let t: UIView.Type? }\nlet x = a.t?.init(frame: b)", "t?.dynamicInit(frame: b)"),
    ("let x = (t as! UIView.Type).init(frame: b)", ".dynamicInit(frame: b)"),
    (
      "class A: UIView { func f() -> A { type(of: self).init(frame: frame) } }",
      ".dynamicInit(frame"
    ),
    ("class A: UIView { class func f() -> Self { self.init(frame: a) } }", "self.dynamicInit("),
    (
      "protocol P {}\nextension P where Self: UIView { static func f() -> Self { Self() } }",
      "Self.dynamicInit()"
    ),
  ])
  func `a class that is known only at run time is asked for its initializer`(
    text: String, expected: String
  ) {
    #expect(Stepping.body(text).contains(expected))
  }

  @Test(arguments: [
    "func f<T: P>() -> T { T(frame: .zero) }", "func f<T: UIView>() -> T { T(coder: c)! }",
    "class A: UIView { convenience init(x: Int) { self.init(frame: .zero) } }",
    "class A: UIView { func f() { A(frame: .zero) } }",
    "class A: CALayer { func f() { type(of: self).init() } }",
    "struct A { static func f() -> Self { Self() } }", "func f(_ t: Int.Type) { t.init() }",
    "func f<T: UIView>() { a.T(frame: .zero) }",
    "func f(_ t: UIView.Type) { t.init() }; func g(_ t: P.Type) { t.init() }",
  ])
  func `other initializers are called as they are`(text: String) {
    #expect(!Stepping.output(text).contains("dynamicInit"))
  }
}
