import SegueTextSupport

/// Phrases that tell what would be right.
enum Expected {
  /// "one of 'a', 'b' or 'c'", "'a' or 'b'", or "'a'".
  static func oneOf(_ words: [String]) -> String {
    words.count > 2 ? "one of \(either(words))" : either(words)
  }

  /// "'a', 'b' or 'c'".
  static func either(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.map { "\(Quote($0))" }.joined(with: "or")
  }

  /// The words that were probably meant, or the list of those there are.
  static func hint(for word: String, among words: [String]) -> String? {
    let candidates = words.prefix(candidateLimit)
    if let question = Spelling.question(for: word, among: candidates) { return question }
    if let other = Synonym.members(for: word).first(where: words.contains) {
      return "did you mean \(Quote(other))?"
    }
    if words.isEmpty { return nil }
    if words.count > 24 { return "known are \(words.prefix(24).joined(separator: ", ")), ..." }
    return "expected \(oneOf(words))"
  }

  /// The most words that are compared with a misspelled one: a scene may name 100,000 layers.
  private static let candidateLimit = 1000

  /// Description of the form of names.
  static let names = "names have 1 to 64 letters, digits, '_', '.' or '-'"
}

/// Words that other formats have for our members.
///
/// A letter or two are mended by spelling; these are words that nobody could find that way.
private enum Synonym {
  /// The members that `word` may stand for, the likeliest first.
  static func members(for word: String) -> [String] { table[word.lowercased()] ?? [] }

  private static let table: [String: [String]] = [
    "align": ["alignment"], "alpha": ["opacity"], "alternate": ["autoreverse"],
    "backgroundcolor": ["background"], "begin": ["delay"], "borderradius": ["cornerRadius"],
    "bounciness": ["bounce"], "color": ["background", "fill"], "colors": ["stops"],
    "content": ["text"], "curve": ["easing"], "dampingfraction": ["dampingRatio"],
    "ease": ["easing"], "end": ["to"], "file": ["src"], "fillmode": ["fill"],
    "fontfamily": ["family"], "fontsize": ["size"], "fontweight": ["weight"],
    "framerate": ["fps"], "friction": ["damping"], "height": ["size"], "iterations": ["repeat"],
    "label": ["text"], "layers": ["children"], "linespacing": ["lineHeight"], "loop": ["repeat"],
    "maxlines": ["maximumLines"], "name": ["id"], "offset": ["translate"], "overflow": ["clip"],
    "path": ["src", "data", "along"],
    "pivot": ["anchor"], "radius": ["cornerRadius"], "repeatcount": ["repeat"],
    "rotation": ["rotate"], "rx": ["cornerRadius"], "shapes": ["children"], "start": ["delay"],
    "sublayers": ["children"], "tension": ["stiffness"], "time": ["at", "delay"],
    "timing": ["easing"], "timingfunction": ["easing"], "tracking": ["letterSpacing"],
    "transformorigin": ["anchor"], "translation": ["translate"], "type": ["spring"],
    "url": ["src"], "velocity": ["initialVelocity"], "visible": ["hidden"], "width": ["size"],
    "x": ["positionX"], "y": ["positionY"], "z": ["zPosition"], "zindex": ["zPosition"],
  ]
}
