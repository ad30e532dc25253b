import SegueGeometry
import SegueSceneGraph

/// Words in a pill, as wide as they need.
struct Caption {
  private let settings: ReadySettings
  private let kit: ReadyKit

  private static let size = 15.0
  private static let padding = 20.0
  private static let margin = 16.0

  init(_ settings: ReadySettings, _ kit: ReadyKit) {
    self.settings = settings
    self.kit = kit
  }

  var layer: LayerDraft {
    let canvas = kit.canvas.canvas?.size ?? .zero
    let safe = kit.canvas.device?.safeArea ?? Insets(top: 0, bottom: 0)
    let size = pill(within: canvas.width)
    let y =
      settings.edge == .top
      ? safe.top + Self.margin : canvas.height - safe.bottom - Self.margin - size.height
    let frame = Rect(
      x: (canvas.width - size.width) / 2, y: y, width: size.width, height: size.height)
    let isLight = settings.looks == .light
    var layer = kit.box(
      nil, frame,
      color: isLight ? Color(rgb: 0x1C1C1E, alpha: 0.92) : Color(rgb: 0xF2F2F7, alpha: 0.94),
      radius: 20)
    layer.properties.shadow = Shadow(opacity: 0.2, offset: Vector(0, 6), blur: 20)
    layer.children = [words(in: size, isLight ? .white : .black)]
    layer.show(from: settings.from, until: settings.until, startingAt: 0.92, endingAt: 0.96)
    return layer
  }

  private func words(in size: Size, _ color: Color) -> LayerDraft {
    let frame = Rect(
      x: Self.padding, y: 0, width: max(size.width - 2 * Self.padding, 1), height: size.height)
    return kit.words("text", settings.text, in: frame, size: Self.size, weight: 500, color: color)
  }

  /// Returns the size of the pill: one line if the canvas has room for it, or as many as it takes.
  private func pill(within width: Double) -> Size {
    let words = LetterWidths.width(of: settings.text) * Self.size
    let most = max(settings.width ?? width - 2 * Self.margin, 2 * Self.padding + 1)
    let room = most - 2 * Self.padding
    let lines = max((words / room).rounded(.up), 1)
    let least = lines > 1 ? most : (words + 2 * Self.padding).rounded(.up)
    return Size(settings.width ?? least, 22 + 18 * lines)
  }
}

/// About how wide letters are in the default font, as multiples of its size.
///
/// A scene is read before any font is opened; the padding of a pill takes up the difference.
enum LetterWidths {
  /// About how wide words are in one line.
  static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  private static let narrow = Set("ijlI.,:;'|!()[] ’".unicodeScalars)
  private static let slim = Set("frt/-\"“”*".unicodeScalars)
  private static let wide = Set("mwMWOQ@%—".unicodeScalars)

  private static func width(of letter: Unicode.Scalar) -> Double {
    if narrow.contains(letter) { return 0.28 }
    if slim.contains(letter) { return 0.39 }
    if wide.contains(letter) { return 0.85 }
    if letter.value >= 0x1100 { return 1 }
    return letter.properties.isUppercase ? 0.7 : 0.59
  }
}
