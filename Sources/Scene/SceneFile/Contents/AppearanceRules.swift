import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Appearance of a text piece by piece, as its author wrote it.
struct AppearanceDraft: Sendable {
  /// Sizes of pieces.
  enum Unit: String, CaseIterable, Sendable {
    case letter, word, line
  }

  /// Orders in which pieces begin.
  enum Order: String, CaseIterable, Sendable {
    case forward, backward, center
  }

  var unit = Unit.word
  var order = Order.forward
  /// Time from one piece to the next.
  var stagger = Time.milliseconds(40)
  /// Opacity with which a piece begins.
  var opacity = 0.0
  /// Shift with which a piece begins.
  var translate = Point.zero
  /// Factor with which a piece begins.
  var scale = 1.0
  /// Blur with which a piece begins, in points.
  var blur = 0.0
  /// Delay, duration and easing of the first piece.
  var animation: AnimationDraft
  /// The pieces of the text, in reading order.
  var slices: [TextSlice] = []

  init(at range: SourceRange) { animation = AnimationDraft(at: range) }

  /// The steps after which each of `count` pieces begins.
  func steps(of count: Int) -> [Int] {
    (0..<count).map { index in
      switch order {
      case .forward: index
      case .backward: count - 1 - index
      // The middle one begins, or the two in the middle do.
      case .center: abs(2 * index - (count - 1)) / 2
      }
    }
  }

  /// The movements of a piece to where it rests, from the begin of its own time.
  func movements(after steps: Int) -> [(property: Property, animation: AnimationDraft)] {
    var animation = animation
    animation.delay =
      animation.delay
      + Time(
        nanoseconds: stagger.nanoseconds.multipliedReportingOverflow(by: Int64(steps)).partialValue)
    let ends: [(Property, from: Value, to: Value)] = [
      (.opacity, .number(opacity), .number(1)),
      (.translate, .pair(translate.x, translate.y), .pair(0, 0)),
      (.scale, .number(scale), .number(1)), (.filter(0), .number(blur), .number(0)),
    ]
    return ends.filter { $0.from != $0.to }.map { property, from, to in
      (animation.from, animation.to) = (from, to)
      return (property, animation)
    }
  }
}

/// Rules for texts that appear by letter, word or line.
enum AppearanceRules {
  static let field = MemberRule<TextDraft>(
    "appear", schema: object.schema,
    help: "How the text appears piece by piece; at the end it is the text as it is without."
  ) { node, reading, text in
    guard let node = reading.filled(node) else { return }
    guard let members = node.object else {
      let _: AppearanceDraft? = reading.fail(
        node, expected: "an appearance", hint: "such as \(example)")
      return
    }
    var draft = AppearanceDraft(at: node.openingRange)
    let isWhole = reading.unbroken { object.fill(&draft, from: node, &$0) ? true : nil }
    draft.animation.forgetDefaultDuration(besides: members)
    if isWhole == true { text.appearance = draft }
  }.own

  private static let example = "{\"by\": \"word\", \"stagger\": 60, \"duration\": 300}"

  /// Delay, duration and easing may be defaults of animations.
  private static let object = ObjectRule<AppearanceDraft>(
    "an appearance", help: "Pieces of a text, one after the other, on their way to their places.",
    name: AnimationRules.object(.number).shape.name,
    [
      MemberRule(
        "by", .word("piece"),
        help:
          "The pieces: letters, with all that is joined to them; words, as spaces part them; or lines, of which"
          + " 'maximumLines' says how many there are."
      ) { $0.unit = $1 }.required,
      MemberRule("stagger", .span, help: "The time from one piece to the next.") {
        $0.stagger = $1
      }.byDefault(40),
      MemberRule(
        "order", .word("order"),
        help: "Which piece begins: the first, the last, or those in the middle."
      ) { $0.order = $1 }.byDefault("forward"),
      MemberRule("opacity", .fraction, help: "The opacity with which a piece begins.") {
        $0.opacity = $1
      }.byDefault(0),
      MemberRule("translate", .point, help: "The shift with which a piece begins: [x, y].") {
        $0.translate = $1
      }.byDefault([0, 0]),
      MemberRule(
        "scale", .number(0...1000), help: "The factor with which a piece begins, about its middle."
      ) { $0.scale = $1 }.byDefault(1),
      MemberRule("blur", .number(0...1000), help: "The blur with which a piece begins, in points.")
      { $0.blur = $1 }.byDefault(0),
    ]
      + AnimationRules.timing.filter { ["duration", "delay", "easing"].contains($0.name) }.map {
        field in
        MemberRule(field.name, schema: field.schema, help: help(field)) { node, reading, draft in
          field.read(node, &reading, &draft.animation)
        }.byDefault(field.fallback)
      })

  private static func help(_ field: MemberRule<AnimationDraft>) -> String {
    switch field.name {
    case "duration": "How long a piece takes; springs know it themselves."
    case "delay": "How long after the screen comes, or the scene begins, the first piece begins."
    default: "The curve or spring that each piece follows; ease-in-out by default."
    }
  }

  /// The most pieces of a text.
  private static let limit = 1000

  /// Finds the pieces of a text; reports where there are too many, or nobody can tell how many.
  static func settle(
    _ appearance: inout AppearanceDraft, in text: TextContent, _ reading: inout ReadContext
  ) -> Bool {
    let range = appearance.animation.range
    if appearance.unit == .line {
      guard let count = lineCount(of: text) else {
        reading.report(
          "how many lines a text has is not known before its font is opened", at: range,
          hint: "say it in the text's 'maximumLines'")
        return false
      }
      appearance.slices = slices(0..<count).map { .lines($0) }
    } else {
      let starts = TextPieces.starts(in: text.string, areWords: appearance.unit == .word)
      appearance.slices = slices(starts).map { .bytes($0) }
    }
    guard appearance.slices.count <= limit else {
      reading.report(
        "the text appears in \(appearance.slices.count) pieces, at most \(limit) can be told apart",
        at: range,
        hint: appearance.unit == .line
          ? "give it fewer in 'maximumLines'" : "let it appear by word or by line")
      return false
    }
    guard appearance.animation.length(&reading) != nil else { return false }
    return reading.admitLayers(appearance.slices.count, at: range)
  }

  /// The number of lines, where the text says it.
  private static func lineCount(of text: TextContent) -> Int? {
    if text.maximumLines > 0 { return text.maximumLines }
    guard text.wrapping == .none else { return nil }
    return text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }

  /// Ranges that begin at these places, the last of them without an end.
  private static func slices(_ starts: some Sequence<Int>) -> [Range<Int>] {
    let starts = Array(starts)
    return starts.indices.map { index in
      starts[index]..<(index + 1 < starts.count ? starts[index + 1] : .max)
    }
  }
}

/// Places at which the pieces of a text begin.
enum TextPieces {
  /// The first bytes of letters or words; spaces belong to the piece before them.
  ///
  /// A letter is a grapheme cluster of Unicode; letters of scripts that join them stay together.
  static func starts(in text: String, areWords: Bool) -> [Int] {
    var starts: [Int] = []
    var byte = 0
    var last: Character?
    for character in text {
      if !character.isWhitespace, begins(character, after: last, areWords: areWords) {
        starts.append(starts.isEmpty ? 0 : byte)
      }
      byte += character.utf8.count
      last = character
    }
    return starts.isEmpty ? [0] : starts
  }

  private static func begins(
    _ character: Character, after last: Character?, areWords: Bool
  ) -> Bool {
    guard let last, !last.isWhitespace else { return true }
    return !areWords && !(character.isJoined && last.isJoined)
  }
}

extension Character {
  /// True for letters of Arabic, Syriac, N'Ko, Mandaic, Mongolian and their kin, which are written in one stroke.
  fileprivate var isJoined: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x600...0x74F, 0x750...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF,
      0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F:
      true
    default: false
    }
  }
}
