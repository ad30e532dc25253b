import SegueSourceRewriter
import Testing

@Suite struct ExtensionOverrideTests {
  private static let base = """
    public extension UIView {
      @objc func grow(_ x: Int = 1) -> Int { x }
      @objc var size: Int { 1 }
    }
    """

  @Test func `what is overridden asks for the override first`() {
    let text = "class A: UILabel { override func grow(_ x: Int) -> Int { super.grow(x) + 1 } }"
    let result = Stepping.result(Self.base, beside: [text])
    let base = result.outputs[0].text
    #expect(result.findings.isEmpty)
    #expect(base.contains("func grow__inherited(_ x: Int = 1) -> Int { x }\n"))
    #expect(
      base.contains(
        "protocol OverridingUIView_grow_5: AnyObject {\n  func grow__override(_ x: Int) -> Int\n}\n"
      ))
    #expect(
      base.contains(
        "  public func grow(_ x: Int = 1) -> Int { if let own = self as? any OverridingUIView_grow_5 "
          + "{ return own.grow__override(x) }; return grow__inherited(x) }\n"))
    #expect(base.contains("      var size: Int { 1 }\n"))
    let own = result.outputs[1].text
    #expect(own.contains("func grow__override(_ x: Int) -> Int { super.grow__inherited(x) + 1 }"))
    #expect(
      own.contains("extension A: OverridingUIView_grow_5 {}\n") && !own.contains("override f"))
  }

  @Test func `an override of an override is one`() {
    let text = """
      class A: UIView { override var size: Int { super.size } }
      class B: A { override var size: Int { super.size } }
      """
    let words = Stepping.words(text, beside: [Self.base])
    #expect(words.contains("class A: UIView { var size__override: Int { super.size__inherited } }"))
    #expect(
      words.contains("class B: A { override var size__override: Int { super.size__override } }"))
  }

  @Test func `the nearest of several extensions is meant`() {
    let near = "extension UILabel { @objc var size: Int { 2 } }"
    let own = "class A: UILabel { override var size: Int { super.size } }"
    let output = Stepping.output(own, beside: [Self.base, near])
    #expect(output.contains("extension A: OverridingUILabel_size_4 {}\n"))
  }

  @Test(arguments: [
    "class A: UIViewController { override func grow(_ x: Int) -> Int { 1 } }",
    "class A: UIView { func grow(_ x: Int) -> Int { 1 } }",
    "class B: UIView { func grow(_ x: Int) -> Int { 1 } }\nclass A: B { override func grow(_ x: Int) -> Int { 1 } }",
    "class A: UIView { override func layoutSubviews() {} }",
  ])
  func `what overrides something else stays`(text: String) {
    #expect(Stepping.body(text, beside: [Self.base]) == text)
    #expect(!Stepping.output(Self.base, beside: [text]).contains("__"))
  }
}
