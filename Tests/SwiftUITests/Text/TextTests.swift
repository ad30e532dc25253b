import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Texts")
@MainActor
struct TextTests {
  private let state = Switch()

  /// What UIKit's label takes for words, up to a pixel of a device with three in a point.
  private func label(_ words: String, _ font: UIFont, width: CGFloat = 0, lines: Int = 0) -> CGSize
  {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (words, font, lines)
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The words of the texts that are shown.
  private func words(_ film: Film, at seconds: Double = 0) -> [String] {
    film.scene(at: seconds).items.compactMap {
      if case .text(let text) = $0.properties.content { text.string } else { nil }
    }
  }

  private func runs(_ film: Film, at seconds: Double = 0) -> [TextRun] {
    film.scene(at: seconds).items.flatMap { item -> [TextRun] in
      if case .text(let text) = item.properties.content { text.runs } else { [] }
    }
  }

  @Test("A text is as large as UIKit's label of the same words, in the middle of the room")
  func size() {
    let film = Film(of: Text("Hello, world"))
    let size = label("Hello, world", .systemFont(ofSize: 17))
    let frame = film.frame("Text")
    #expect(abs(frame.width - size.width) < 1e-3 && abs(frame.height - size.height) < 1e-3)
    #expect(abs(frame.midX - 195) < 0.5 && abs(frame.midY - (47 + 763.0 / 2)) < 0.5)
    #expect(words(film) == ["Hello, world"])
  }

  @Test("Words are broken into lines where the room is narrow, as many as allowed")
  func lines() {
    let long = "Several words that do not fit into one line of a hundred points"
    let font = UIFont.systemFont(ofSize: 17)
    for limit in [0, 2] {
      let film = Film(
        of: Text(verbatim: long).lineLimit(limit == 0 ? nil : limit).frame(width: 100))
      let size = label(long, font, width: 100, lines: limit)
      let frame = film.frame("Text")
      #expect(abs(frame.height - size.height) < 1e-3, "\(limit)")
      #expect(frame.width <= 100.4)
    }
    let reserved = Film(of: Text("One").lineLimit(3, reservesSpace: true))
    #expect(abs(reserved.frame("Text").height - 3 * font.lineHeight) < 0.34)
  }

  @Test("A smaller scale is taken only where words would be cut")
  func scale() {
    let text = Text("Fits at half the size").lineLimit(1).minimumScaleFactor(0.5)
    let whole = label("Fits at half the size", .systemFont(ofSize: 17)).width
    #expect(runs(Film(of: text)).map(\.font.size) == [17])
    let sizes = runs(Film(of: text.frame(width: whole * 0.75))).map(\.font.size)
    #expect(sizes.count == 1 && sizes[0] < 17 * 0.76 && sizes[0] > 17 * 0.7)
    #expect(runs(Film(of: text.frame(width: 20))).map(\.font.size) == [8.5])
  }

  @Test("Texts that are added keep their own looks, and take those around for the rest")
  func joined() {
    let text = Text("a").bold().foregroundStyle(.red) + Text("b").font(.title) + Text("c")
    let shown = runs(Film(of: text.font(.caption).foregroundStyle(.green)))
    #expect(shown.map(\.string) == ["a", "b", "c"])
    #expect(shown.map(\.font.size) == [12, 28, 12])
    #expect(shown.map(\.font.weight) == [700, 400, 400])
    let colors = [UIColor.systemRed, .systemGreen, .systemGreen].map {
      Paint.color($0.cgColor.color)
    }
    #expect(shown.map(\.paint) == colors)
  }

  @Test("Values stand where a key has them")
  func interpolation() {
    #expect(
      words(Film(of: Text("\(1_234) of \(2.5, specifier: "%.2f"), 100 %"))) == [
        "1,234 of 2.50, 100 %"
      ])
    #expect(words(Film(of: Text("\("**not bold**")"))) == ["**not bold**"])
    #expect(words(Film(of: Text(0.25, format: .percent))) == ["25%"])
    let marked = runs(Film(of: Text("so **bold** and *slanted*")))
    #expect(marked.map(\.string) == ["so ", "bold", " and ", "slanted"])
    #expect(marked.map(\.font.weight) == [400, 700, 400, 400])
    #expect(marked.map(\.font.isItalic) == [false, false, false, true])
  }

  @Test("Baselines of texts in different sizes stand on one line")
  func baselines() {
    let film = Film(
      of: HStack(alignment: .firstTextBaseline) {
        Text("A").font(.largeTitle).accessibilityIdentifier("large")
        Text("B").font(.caption).accessibilityIdentifier("small")
      })
    let (large, small) = (UIFont.systemFont(ofSize: 34), UIFont.systemFont(ofSize: 12))
    let way = film.frame("small").minY - film.frame("large").minY
    // Each baseline is rounded to a third of a point.
    #expect(abs(way - (large.ascender - small.ascender)) < 0.5)
  }

  @Test("Texts above each other keep a distance to plain views that follows from their font")
  func spacing() {
    let film = Film(
      of: VStack {
        Rectangle().frame(width: 10, height: 10).accessibilityIdentifier("above")
        Text("Words")
        Rectangle().frame(width: 10, height: 10).accessibilityIdentifier("below")
      })
    let font = UIFont.systemFont(ofSize: 17)
    let line = font.ascender - font.descender
    let tenth = (0.1 * line * 3).rounded(.up) / 3
    let text = film.frame("Text")
    #expect(abs(text.minY - film.frame("above").maxY - (line + tenth - font.ascender)) < 0.5)
    let below = max(line + tenth - font.capHeight, tenth - font.descender)
    #expect(abs(film.frame("below").minY - text.maxY - below) < 0.5)
  }

  @Test("Only the place of a text moves: its size is there at once")
  func movement() {
    let state = state
    let film = Film(
      of: Program(state: state) { state in
        Text("Words").font(state.isOn ? .largeTitle : .body)
          .frame(maxWidth: .infinity, alignment: state.isOn ? .trailing : .leading)
          .contentTransition(.identity)
      }
    ) { withAnimation(.linear(duration: 1)) { state.isOn = true } }
    let large = label("Words", .systemFont(ofSize: 34))
    #expect(abs(film.frame("Text", at: 0.1).width - large.width) < 1e-3)
    #expect(abs(film.frame("Text", at: 0.5).minX - (390 - large.width) / 2) < 0.2)
  }

  @Test("Words that change under an animation fade into each other")
  func crossFade() {
    let state = state
    let film = Film(of: Program(state: state) { Text($0.isOn ? "After" : "Before") }) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    let shown = film.scene(at: 0.25).items.compactMap { item -> (String, Double)? in
      guard case .text(let text) = item.properties.content else { return nil }
      return (text.string, item.properties.opacity)
    }
    #expect(shown.map(\.0) == ["Before", "After"])
    #expect(abs(shown[0].1 - 0.75) < 1e-6 && abs(shown[1].1 - 0.25) < 1e-6)
    #expect(words(film, at: 1.5) == ["After"])
  }

  @Test("The color of a text moves in light")
  func color() {
    let state = state
    let film = Film(
      of: Program(state: state) {
        Text("Words").foregroundStyle(
          $0.isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      }
    ) { withAnimation(.linear(duration: 1)) { state.isOn = true } }
    guard case .color(let color)? = runs(film, at: 0.5).first?.paint else {
      Issue.record("no color")
      return
    }
    // Half of the light of each, as G1 has it.
    #expect(Int((color.red * 255).rounded()) == 188 && Int((color.blue * 255).rounded()) == 188)
  }
}
