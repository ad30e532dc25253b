import SegueSourceRewriter
import Testing

@Suite struct InitializerTests {
  @Test func `a layer has the initializers by which the system makes layers`() {
    let text = "class A: CALayer {\n  let x: Int\n  init(x: Int) { self.x = x }\n}"
    let words = Stepping.words(text)
    #expect(words.contains("public required init() { fatalError("))
    #expect(words.contains("public required init(layer: Any) { fatalError("))
  }

  @Test func `those that it overrides are required`() {
    let text = """
      class A: CAShapeLayer {}
      class B: A {
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
      }
      """
    let words = Stepping.words(text)
    #expect(words.contains("class B: A { required init() { super.init() }"))
    #expect(words.contains("required init(layer: Any) { super.init(layer: layer) } }"))
    #expect(!words.contains("fatalError"))
  }

  @Test func `other classes stay as they are`() {
    let text = "class A: UIView {\n  init(x: Int) {}\n}\nclass B: CALayer {}"
    #expect(Stepping.body(text) == text)
  }

  @Test func `layers keep the values of managed properties`() {
    let text = "class A: CALayer {\n  @NSManaged var radius: CGFloat\n\n  var b = 1\n}"
    #expect(
      Stepping.words(text).contains(
        "var radius: CGFloat { get { managedValue(forKey: \"radius\") } set "
          + "{ setManagedValue(newValue, forKey: \"radius\") } }; var b = 1"))
  }

  @Test func `a protocol's initializer is one that all objects have`() {
    let text = """
      protocol P: AnyObject { init() }
      extension P { init(_ f: (Self) -> Void) { self.init(); f(self) } }
      extension NSObject: P {}
      """
    let words = Stepping.words(text)
    #expect(words.contains("protocol P: AnyObject { init(madeByClass: Void) }"))
    #expect(words.contains("{ self.init(madeByClass: ()); f(self) }"))
    let own = "protocol P { init() }\nextension P { static func f() -> Self { self.init() } }"
    #expect(Stepping.body(own) == own)
  }

  @Test func `an optional property is asked for where it is bound`() {
    let text = """
      @objc protocol P { @objc optional var inset: Int { get } }
      func f(_ a: P) { if let inset = a.inset { g(inset) } }
      """
    #expect(Stepping.words(text).contains("if let inset = a.inset__ifImplemented { g(inset) }"))
  }

  @Test func `all files know UIKit where one has only Foundation`() {
    let alone = Stepping.result("import UIKit").outputs.last?.text ?? ""
    let mixed = Stepping.result("import UIKit", beside: ["import Foundation"]).outputs.last?.text
    #expect(alone.contains("\npublic import UIKit"))
    #expect(mixed?.contains("@_exported public import UIKit") == true)
  }

  @Test func `other types that fulfill such a protocol have its initializer, too`() {
    let text = """
      protocol P { init() }
      extension NSObject: P {}
      struct S: P { init() {} }
      class C: P { required init() {} }
      final class O: UIView, P {}
      """
    let words = Stepping.words(text)
    #expect(
      words.contains("struct S: P { init() {} ; public init(madeByClass: Void) { self.init() } }"))
    #expect(
      words.contains(
        "class C: P { required init() {} ; public required convenience "
          + "init(madeByClass: Void) { self.init() } }"))
    #expect(words.contains("final class O: UIView, P {}"))
  }
}
