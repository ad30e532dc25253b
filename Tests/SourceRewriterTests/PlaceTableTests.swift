import SegueSourceRewriter
import Testing

@Suite struct PlaceTableTests {
  /// The rows of one file, seen from a folder.
  private func rows(_ text: String, in folder: String = "/app") -> [String] {
    let file = SourceFile(path: "/app/Sources/A.swift", text: text)
    let shared = SourceRewriter.run(on: [file], in: folder).outputs.last?.text ?? ""
    let call = shared.split(separator: "\n").first { $0.contains("SourcePlaces.register(") }
    guard let literal = call?.split(separator: "\"").dropFirst(5).first else { return [] }
    return literal.split(separator: "\\u{a}").map(String.init)
  }

  @Test func `types and the methods that UIKit calls are listed with their lines`() {
    let text = """
      import UIKit

      @MainActor
      final class Card: UIViewController {
        override func viewDidLoad() {}
        func helper() {}
        enum Side {}
        @objc private
        func tap(_ tap: UITapGestureRecognizer) {}
      }

      extension Card: UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }
      """
    #expect(
      rows(text) == [
        "4 Card", "5 Card.viewDidLoad()", "9 Card.tap:", "7 Card.Side",
        "13 Card.animateTransition(using:)",
      ])
  }

  @Test func `what is not compiled, and what only asks, is no place`() {
    #expect(rows("#if os(macOS)\nclass A {}\n#endif") == [])
    #expect(rows("protocol P { func viewDidLoad() }") == ["1 P"])
  }

  @Test(arguments: [
    ("/app", "\"Sources/A.swift\", in: \"/app\""), ("/ap", "\"/app/Sources/A.swift\", in: \"/ap\""),
    ("", "\"/app/Sources/A.swift\", in: \"\""),
  ]) func `a file is named as it is seen from the folder`(folder: String, arguments: String) {
    let file = SourceFile(path: "/app/Sources/A.swift", text: "class A {}")
    let shared = SourceRewriter.run(on: [file], in: folder).outputs.last?.text
    #expect(
      shared?.contains("SourcePlaces.register(#fileID, file: \(arguments), rows: \"1 A\")") == true)
  }
}
