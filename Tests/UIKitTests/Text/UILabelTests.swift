import UIKit
import SegueGeometry
import SegueSceneGraph
import Testing

@MainActor @Suite("UILabel") struct UILabelTests {
  static let words = "Deterministic renderings of transitions of user interfaces"

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
    return label
  }

  // San Francisco's lines are 2444/2048 of their size, which UIKit rounds up to thirds of a point.
  @Test(
    "a line is as high as on a device",
    arguments: [
      (11, 13.3333), (12, 14.3333), (13, 15.6667), (15, 18), (17, 20.3333), (20, 24), (28, 33.6667),
      (34, 40.6667),
    ])
  func lineHeight(size: Int, height: Double) {
    let size = label("Ag", size: CGFloat(size)).sizeThatFits(.zero)
    #expect(abs(Double(size.height) - height) < 1e-3)
  }

  @Test("a label is as wide as what is drawn, to the next pixel", arguments: [400, 600])
  func width(weight: Int) throws {
    let label = label(Self.words)
    label.font = .systemFont(ofSize: 17, weight: weight == 400 ? .regular : .semibold)
    let width = try InterRuler.measure(Self.words, size: 17, weight: Double(weight)).width
    let expected = (width * 3).rounded(.up) / 3
    #expect(abs(Double(label.intrinsicContentSize.width) - expected) < 1e-3)
  }

  @Test("words are broken where those of the film are", arguments: [80.0, 120, 200, 333])
  func wrapping(column: Double) throws {
    let label = label(Self.words, lines: 0)
    let lines = try InterRuler.measure(Self.words, size: 17, column: column).lines
    let size = label.sizeThatFits(CGSize(width: column, height: 0))
    #expect(
      abs(Double(size.height) - (Double(lines) * 17 * 2_444 / 2_048 * 3).rounded(.up) / 3) < 1e-3)
    #expect(Double(size.width) <= column)
    // In a box as wide as the widest line, no line is broken anew.
    let again = try InterRuler.measure(Self.words, size: 17, column: Double(size.width))
    #expect(again.lines == lines)
  }

  @Test("words stand in the middle between top and bottom")
  func center() throws {
    let show = Showcase { page in
      let label = label("Title")
      label.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
      label.textAlignment = .center
      page.addSubview(label)
    }
    let text = try #require(show.text("UILabel"))
    let height = 17 * 2_444.0 / 2_048
    #expect(abs(text.frame.size.height - height) < 1e-3)
    #expect(text.frame.minY == ((100 - height) / 2 * 3).rounded() / 3)
    #expect(text.frame.width == 200)
    #expect(text.content.alignment == .center)
    #expect(text.content.string == "Title")
    #expect(text.content.runs[0].paint == .color(.black))
  }

  @Test("a low box shows as many lines as there is room for, and dots")
  func lowBox() throws {
    let show = Showcase { page in
      let label = label(Self.words, lines: 0)
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 41)
      page.addSubview(label)
    }
    let text = try #require(show.text("UILabel"))
    #expect(text.content.maximumLines == 2)
    #expect(text.content.truncation == .end)
  }

  @Test("letters shrink until they fit, but not below the least scale")
  func shrinking() throws {
    let full = label("A long title").intrinsicContentSize.width
    let show = Showcase { page in
      for (index, share) in [0.8, 0.3].enumerated() {
        let label = label("A long title")
        label.accessibilityIdentifier = "label-\(index)"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.frame = CGRect(x: 0, y: 0, width: full * share, height: 30)
        page.addSubview(label)
      }
    }
    let size = try #require(show.text("label-0")).content.runs[0].font.size
    #expect(abs(size / 17 - 0.8) < 0.01)
    #expect(try #require(show.text("label-1")).content.runs[0].font.size == 8.5)
  }

  @Test("a subclass that insets its text is drawn that way")
  func insets() throws {
    let show = Showcase { page in
      let label = InsetLabel()
      label.text = "Badge"
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      page.addSubview(label)
    }
    let text = try #require(show.text("InsetLabel"))
    #expect((text.frame.minX, text.frame.width) == (12, 76))
  }

  @Test("colors are those of the surroundings")
  func dark() throws {
    let show = Showcase { page in
      page.overrideUserInterfaceStyle = .dark
      let label = label("Night")
      label.sizeToFit()
      page.addSubview(label)
    }
    #expect(try #require(show.text("UILabel")).content.runs[0].paint == .color(.white))
  }

  @Test("attributes become runs, and the label's own looks the rest")
  func runs() throws {
    let words = NSMutableAttributedString(string: "Hello World")
    words.addAttribute(
      .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      range: NSRange(location: 6, length: 5))
    words.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 6, length: 5))
    words.addAttribute(.kern, value: 2, range: NSRange(location: 6, length: 5))
    let show = Showcase { page in
      let label = UILabel()
      label.attributedText = words
      label.sizeToFit()
      page.addSubview(label)
    }
    let runs = try #require(show.text("UILabel")).content.runs
    #expect(runs.map(\.string) == ["Hello ", "World"])
    #expect(runs.map(\.font.size) == [17, 20])
    #expect(runs.map(\.font.weight) == [400, 600])
    #expect(runs.map(\.letterSpacing) == [0, 2])
    #expect(runs[1].paint == .color(Color(red: 1, green: 0, blue: 0, alpha: 1)))
  }
}

private final class InsetLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)))
  }
}
