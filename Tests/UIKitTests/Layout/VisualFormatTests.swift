import Foundation
import UIKit
import Testing

@MainActor
@Suite("The visual format language")
struct VisualFormatTests {
  private let window = Box(CGRect(x: 0, y: 0, width: 300, height: 300))

  private func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    names: [String] = ["a", "b"],
    metrics: [String: Any]? = nil
  ) throws -> [CGRect] {
    let boxes = names.map { _ in window.add(Box(width: 40, height: 20)) }
    let views = Dictionary(uniqueKeysWithValues: zip(names, boxes as [Any]))
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    try LayoutEngine(root: window).layOut()
    return boxes.map(\.solvedFrame)
  }

  @Test("Standard distances, numbers, metrics, and views as lengths")
  func distances() throws {
    let frames = try layOut(
      ["H:|-[a(==b)]-[b]-gap-|", "V:|-(30)-[a(50)]", "V:|[b(>=a,<=60@500)]"],
      metrics: ["gap": 12])
    // 300 - 20 - 8 - 12 = 260
    #expect(frames[0] == CGRect(x: 20, y: 30, width: 130, height: 50))
    #expect(frames[1] == CGRect(x: 158, y: 0, width: 130, height: 50))
  }

  @Test("Options align the views, and read from right to left")
  func options() throws {
    let frames = try layOut(
      ["H:|-10-[a]-5-[b]"], options: [.alignAllTop, .directionRightToLeft])
    #expect(frames.map(\.minX) == [250, 205])
    #expect(frames.map(\.minY) == [0, 0])
  }

  @Test("Without a letter a format reads across, and priorities decide")
  func priorities() throws {
    let frames = try layOut(["|[a(100@400)]", "[a(50@300)]"], names: ["a"])
    #expect(frames[0].width == 100)
  }

  @Test(
    "A mistake has its place",
    arguments: [
      ("H:|-[a", 6, "']' is missing"), ("[a]-8[b]", 5, "'-' is missing behind a distance"),
      ("H:[a(]", 5, "a name or a number is missing"), ("[a]|[b]", 4, "nothing can follow"),
      ("", 0, "a view in brackets"), ("V:[a(>=5]", 8, "')' is missing"),
    ])
  func mistakes(format: String, offset: Int, message: String) {
    do throws(VisualFormatError) {
      _ = try VisualFormat.Parser.parse(format)
      Issue.record("'\(format)' was read")
    } catch {
      #expect(error.offset == offset)
      #expect(error.message.hasPrefix(message))
    }
  }
}
