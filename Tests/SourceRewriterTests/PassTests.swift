import Testing

@Suite struct PassTests {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(f:g:) private func f() {}", "            private func f() {}"),
    ("@objc (f:g:) func f() {}", "             func f() {}"),
    (
      "@main class A: UIResponder, UIApplicationDelegate {}",
      "      class A: UIResponder, UIApplicationDelegate {}"
    ),
    ("@main struct A {}", "@main struct A {}"),
    ("@IBOutlet weak var a: A!", "          weak var a: A!"),
    ("@objc dynamic var a = 1", "              var a = 1"),
    ("let dynamic = f(dynamic: 1)", "let dynamic = f(dynamic: 1)"),
    ("@available(iOS 13, *) @MainActor class A {}", "@available(iOS 13, *) @MainActor class A {}"),
    ("let a = \"@objc \\(b) @objc\" // @objc", "let a = \"@objc \\(b) @objc\" // @objc"),
  ])
  func `attributes of Objective-C leave their place empty`(text: String, expected: String) {
    #expect(Stepping.body(text) == expected)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true"), ("#if !os(iOS) && DEBUG", "#if !true && DEBUG"),
    ("#if os(tvOS) || os(macOS)", "#if false || false"),
    ("#if targetEnvironment(macCatalyst)", "#if false"),
    ("#if targetEnvironment(simulator)", "#if true"), ("#if os(Linux)", "#if false"),
    ("#if canImport(UIKit) && swift(>=5.9)", "#if canImport(UIKit) && swift(>=5.9)"),
  ])
  func `conditions are those of a simulator of iOS`(text: String, expected: String) {
    #expect(Stepping.words("\(text)\n#endif") == "\(expected) #endif")
    #expect(Stepping.words("#if A\n#elseif\(text.dropFirst(3))\n#endif").contains("#elseif"))
  }

  @Test func `outside of conditions nothing is answered`() {
    #expect(Stepping.body("let a = os(iOS)") == "let a = os(iOS)")
  }

  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"), ("import os.log", "import os"),
    ("@testable import Darwin", "@testable import Foundation"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import UIKit", "import UIKit"), ("import Darwin", "import Foundation"),
  ])
  func `imports name modules that are here`(text: String, expected: String) {
    #expect(Stepping.words(text) == expected)
  }

  @Test(arguments: [
    ("import UIKit\nlet a = URLSession.shared", ["import FoundationNetworking"]),
    ("import UIKit\nlet a: A.URLSession", []), ("import UIKit\n// URLSession", []),
    ("import Foundation\nlet a = XMLParser(data: d)", ["import FoundationXML"]),
    ("import FoundationNetworking\nimport UIKit\nlet a: URLRequest", []),
    ("import Theme\nclass A: UIView {}", ["import UIKit"]), ("import QuartzCore", []),
    ("import Foundation", []), ("#if canImport(UIKit)\nimport UIKit\nimport A\n#endif", []),
  ])
  func `what comes with imports on iOS is imported`(text: String, imports: [String]) {
    let lines = Stepping.output(text).split(separator: "\n")
    let behind = lines.drop { $0 != "#sourceLocation()" }.dropFirst()
    #expect(behind.map { String($0) } == imports)
  }

  @Test(arguments: [
    ("#keyPath(layer.position)", "\"layer.position\""),
    ("#keyPath(UIView.layer.position)", "\"layer.position\""),
    ("#keyPath(self.frame)", "\"frame\""), ("\"#keyPath(a.b)\"", "\"#keyPath(a.b)\""),
    ("\"\\(#keyPath(a.b))\"", "\"\\(\"a.b\" )\""),
  ])
  func `key paths become texts`(text: String, expected: String) {
    #expect(Stepping.words("f(\(text))").hasPrefix("f(\(expected)"))
  }

  @Test func `a key path over several lines keeps them`() {
    #expect(Stepping.body("f(#keyPath(\n  a.b\n), c)") == "f(\"a.b\"\n\n, c)")
  }

  @Test(arguments: [
    ("#Preview { A() }; let a = 1", "; let a = 1"),
    ("@available(iOS 17, *)\n#Preview(\"A\", traits: .x) {\n  A()\n}\nlet a = 1", "let a = 1"),
    ("#Preview { A() } body: { B() }", ""), ("// #Preview { }", "// #Preview { }"),
  ])
  func `previews go`(text: String, expected: String) {
    #expect(Stepping.words(text) == expected)
  }
}
