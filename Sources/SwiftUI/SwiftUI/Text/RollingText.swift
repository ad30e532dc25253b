import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueMotion
import SegueSceneGraph

/// A line of words each of whose letters has a layer, so that those which change roll.
///
/// Letters are compared from the end of the line on: digits of a number keep their meaning there.
@MainActor
final class RollingText {
  /// Part of the line's height by which a letter rolls: a guess.
  private static let way = 0.5

  /// A letter, and the layer in which it is.
  private struct Letter {
    let number: Int
    let character: Character
    let layer: CALayer
    let content: CALayer
    var x: CGFloat

    var lane: String { "letter.\(number)" }
  }

  private var letters: [Letter] = []
  private var leaving: [Letter] = []
  private var count = 0

  /// A letter of a line, set alone.
  struct Setting {
    let character: Character
    let x: CGFloat
    let shown: ShownText
  }

  /// Shows a line inside a layer.
  func show(
    _ line: [Setting], height: CGFloat, countsDown: Bool, of element: any LayeredElement,
    in layer: CALayer, _ painter: Painter
  ) {
    let animates =
      !letters.isEmpty && element.node.transaction(in: painter.update).animation != nil
    let way = Double(height) * Self.way * (countsDown ? -1 : 1)
    var known: [Int: Letter] = [:]
    for (index, letter) in letters.reversed().enumerated() { known[index] = letter }
    var next: [Letter] = []
    for (index, setting) in line.reversed().enumerated() {
      var letter: Letter
      if let old = known[index], old.character == setting.character {
        known[index] = nil
        letter = old
        letter.x = setting.x
      } else {
        letter = make(setting)
        if animates { place(letter, y: way, opacity: 0, of: element, painter) }
      }
      setting.shown.draw(in: letter.content, of: element, lane: letter.lane, painter)
      place(letter, y: 0, opacity: 1, of: element, painter)
      next.append(letter)
    }
    letters = next.reversed()
    let gone = known.sorted { $0.key < $1.key }.map(\.value)
    if animates { leave(gone, to: -way, of: element, painter) }
    layer.showLayers((leaving + letters).map(\.layer))
  }

  private func make(_ setting: Setting) -> Letter {
    count += 1
    let (layer, content) = (CALayer(), CALayer())
    (layer.name, content.name) = ("letter", "content")
    layer.anchorPoint = .zero
    layer.sublayers = [content]
    return Letter(
      number: count, character: setting.character, layer: layer, content: content, x: setting.x)
  }

  private func place(
    _ letter: Letter, y: Double, opacity: Double, of element: any LayeredElement, _ painter: Painter
  ) {
    letter.layer.position = CGPoint(x: letter.x, y: CGFloat(y))
    letter.layer.opacity = Float(opacity)
    element.move(
      "\(letter.lane).place", of: letter.layer, to: [Double(letter.x), y], in: painter,
      [LaneProperty(.position) { .pair($0[0], $0[1]) }])
    element.move(
      "\(letter.lane).opacity", of: letter.layer, to: [opacity], in: painter,
      [LaneProperty(.opacity) { .number(min(max($0[0], 0), 1)) }])
  }

  /// Has letters roll away, and erases them when they are gone.
  private func leave(
    _ gone: [Letter], to y: Double, of element: any LayeredElement, _ painter: Painter
  ) {
    if gone.isEmpty { return }
    for letter in gone { place(letter, y: y, opacity: 0, of: element, painter) }
    leaving += gone
    guard let end = element.lanes.endOfMovement(begunIn: painter.update.number), end < .never
    else { return }
    let numbers = Set(gone.map(\.number))
    AppSession.current.clock.schedule(at: end) { [weak self] in
      MainActor.assumeIsolated { self?.erase(numbers) }
    }
  }

  private func erase(_ numbers: Set<Int>) {
    for letter in leaving where numbers.contains(letter.number) {
      letter.layer.removeFromSuperlayer()
    }
    leaving.removeAll { numbers.contains($0.number) }
  }
}

extension Text {
  /// The letters of a line with the same looks, each with its place; `nil` for other texts.
  func letters(in environment: EnvironmentValues, height: CGFloat) -> [RollingText.Setting]? {
    guard segments.count == 1, let looks = segments.first?.looks else { return nil }
    let string = string(in: environment)
    guard !string.contains(where: \.isNewline) else { return nil }
    func setting(_ words: String) -> TextSetting {
      TextSetting(
        Text(segments: [Segment(words: .verbatim(words), looks: looks)]), in: environment)
    }
    var before = ""
    return string.map { character in
      let own = setting(String(character))
      let styled = own.fitted(width: nil, height: nil)
      let x = before.isEmpty ? 0 : setting(before).fitted(width: nil, height: nil).size().width
      before.append(character)
      return RollingText.Setting(
        character: character, x: x,
        shown: ShownText(
          styled, in: CGSize(width: styled.size().width, height: height), color: own.color))
    }
  }
}
