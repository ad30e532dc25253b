import SegueTextSupport

/// A piece of HTML or XML in which every text is only a text.
///
/// What is interpolated is escaped unless it is markup itself, so that nothing that a scene says can
/// become an element, an attribute or a script:
///
///     let name: Markup = "<b>\(item.name)</b>"
struct Markup: Sendable {
  /// The markup as it stands in a document.
  private(set) var text: String

  /// Nothing.
  static let none: Markup = ""

  /// Creates markup from a text that is known to be markup.
  init(trusted text: String) {
    self.text = text
  }

  /// A text and nothing but a text.
  init(escaping words: String) {
    text = ""
    for scalar in words.unicodeScalars { text += Markup.escaped(scalar) }
  }

  /// Pieces behind each other.
  init(_ pieces: some Sequence<Markup>) {
    text = pieces.reduce(into: "") { $0 += $1.text }
  }

  static func += (a: inout Markup, b: Markup) { a.text += b.text }

  /// Controls and characters that turn the direction around are shown as escapes.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: scalar.visible
    }
  }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Literal pieces are markup, interpolated words are not.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ words: String) { text += Markup(escaping: words).text }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }
}

/// The head of every page: what it is called, how it looks, and what neither it nor what is in it may do.
struct PageHead {
  let title: Markup
  /// Additional permissions beyond nothing at all, as `img-src data:`.
  let policy: String
  /// Style of the page; the policy has to allow it.
  let style: String
  /// Links in front of the title, with a line break behind them.
  var links = Markup.none

  var markup: Markup {
    let policy = "default-src 'none'; \(policy); base-uri 'none'; form-action 'none'"
    return """
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      \(links)<title>\(title)</title>
      <style>\(Markup(trusted: style))</style>
      </head>
      """
  }
}
