import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("Drawing of strings") struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private static let words = "Two lines or three, as the column is"
  /// San Francisco's line of 16 points.
  private let line = 16 * 2_444.0 / 2_048

  @Test("a string is as large as what is drawn")
  func size() throws {
    let size = Self.words.size(withAttributes: [.font: font])
    #expect(abs(Double(size.height) - line) < 1e-3)
    #expect(Double(size.width) == (try InterRuler.measure(Self.words, size: 16)).width)
    #expect(NSAttributedString(string: Self.words, attributes: [.font: font]).size() == size)
  }

  @Test("a string that nothing is said of is empty, and takes letters if it can be changed")
  func nothing() {
    #expect(NSAttributedString().length == 0)
    let label = UILabel()
    label.attributedText = .init()
    #expect(label.attributedText?.string == "")
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test("a bounding box in a column has its lines, and one without has one")
  func boundingRect() throws {
    let text = NSAttributedString(string: Self.words, attributes: [.font: font])
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let box = text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil)
    let expected = try InterRuler.measure(Self.words, size: 16, column: 120)
    #expect(expected.lines > 1)
    #expect(abs(Double(box.height) - Double(expected.lines) * line) < 1e-2)
    #expect(Double(box.width) == expected.width)
    #expect(text.boundingRect(with: room, options: [], context: nil).size == text.size())
  }

  @Test("a paragraph's spacing lies between lines, what makes lines higher in each of them")
  func paragraphs() throws {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> Double {
      let style = NSMutableParagraphStyle()
      change(style)
      let text = NSAttributedString(
        string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
      return Double(
        text.boundingRect(
          with: CGSize(width: 100, height: 1_000), options: .usesLineFragmentOrigin, context: nil
        ).height)
    }
    #expect(abs(height { _ in } - 3 * line) < 1e-2)
    #expect(abs(height { $0.lineSpacing = 6 } - (3 * line + 12)) < 1e-2)
    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 4.5 * line) < 1e-2)
    #expect(abs(height { $0.minimumLineHeight = 30 } - 90) < 1e-2)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 30) < 1e-2)
  }

  @Test("words are drawn into the current context")
  func drawing() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
      "Ink".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font])
    }
    let show = Showcase { page in page.addSubview(UIImageView(image: image)) }
    let items = show.recording.scene.scene(at: .zero).items
    let words = items.compactMap { item -> String? in
      if case .text(let content) = item.properties.content { content.string } else { nil }
    }
    #expect(words == ["Ink"])
  }

  @Test("a picture among words takes the room that it needs")
  func attachment() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let plain = text.size()
    text.insert(NSAttributedString(attachment: NSTextAttachment(image: image)), at: 1)
    #expect(abs(Double(text.size().width) - Double(plain.width) - 24) < 0.05)
    let show = Showcase { page in
      let label = UILabel()
      label.attributedText = text
      label.sizeToFit()
      page.addSubview(label)
    }
    let picture = show.recording.scene.scene(at: .zero).items.first {
      $0.properties.size == Size(24, 24)
    }
    let left = try InterRuler.measure("a", size: 16).width
    #expect(abs(try #require(picture).properties.frame.minX - left) < 0.1)
  }

  @Test("a stroke through words is as long as they are")
  func strikethrough() throws {
    let text = NSAttributedString(
      string: "Sale",
      attributes: [.font: font, .strikethroughStyle: NSUnderlineStyle.single.rawValue])
    let show = Showcase { page in
      let label = UILabel()
      label.attributedText = text
      label.sizeToFit()
      page.addSubview(label)
    }
    let stroke = show.recording.scene.scene(at: .zero).items.first {
      abs($0.properties.size.height - 1) < 1e-9
    }
    let width = try InterRuler.measure("Sale", size: 16).width
    #expect(abs(try #require(stroke).properties.size.width - width) < 0.05)
  }
}
