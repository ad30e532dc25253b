import SegueTextSupport

extension Diagnostics {
  /// Number of messages shown before the rest is only counted.
  public static let shownLimit = 20

  /// The messages as people read them: the sentence, the line it is about, a mark, a hint.
  ///
  ///     swing.json:14:9: error: layer 'card': unknown property 'opactiy'
  ///        14 |         "opactiy": 0.5,
  ///           |         ^~~~~~~~~
  ///       hint: did you mean 'opacity'?
  ///
  /// Every line ends with a line feed; without messages the text is empty.
  public func text(
    palette: DiagnosticPalette = .plain, limit: Int = Diagnostics.shownLimit
  ) -> String {
    let shown = shown(limit: limit)
    var lines = shown.flatMap { paragraph(for: $0, palette: palette) }
    if all.count > shown.count { lines.append("and \(all.count - shown.count) more") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func paragraph(for diagnostic: Diagnostic, palette: DiagnosticPalette) -> [String] {
    var lines = block(
      diagnostic.severity, diagnostic.sentence, at: diagnostic.place, palette: palette)
    if let hint = diagnostic.hint {
      lines.append("  \(palette.hint)hint:\(palette.reset) \(hint.visible)")
    }
    for related in diagnostic.related {
      lines += block(.note, related.message, at: related.place, palette: palette)
    }
    return lines
  }

  private func block(
    _ severity: Diagnostic.Severity, _ message: String, at place: SourcePosition?,
    palette: DiagnosticPalette
  ) -> [String] {
    let color = palette.color(of: severity)
    let words = "\(palette.message)\(message.visible)\(palette.reset)"
    let sentence = "\(color)\(severity.name):\(palette.reset) \(words)"
    guard let place else { return [sentence] }
    guard let source = source(named: place.file) else {
      return ["\(palette.place)\(place.file.visible):\(palette.reset) \(sentence)"]
    }
    let position = source.position(of: Int(place.range.start))
    let location = "\(place.file.visible):\(position.line):\(position.column):"
    return ["\(palette.place)\(location)\(palette.reset) \(sentence)"]
      + quotation(of: place, in: source, line: position.line, color: color, palette: palette)
  }

  /// The quoted line and the line with the mark below it.
  private func quotation(
    of place: SourcePosition, in source: SourceText, line: Int, color: String,
    palette: DiagnosticPalette
  ) -> [String] {
    let excerpt = SourceExcerpt(of: place.range, in: source)
    let number = String(line).rightAligned(in: 5)
    let gutter = "\(palette.gutter)\(number) |\(palette.reset)"
    let blank = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: excerpt.indent)
    let mark = "^" + String(repeating: "~", count: excerpt.length - 1)
    return [
      excerpt.text.isEmpty ? gutter : "\(gutter) \(excerpt.text)",
      "\(palette.gutter)\(blank) |\(palette.reset) \(indent)\(color)\(mark)\(palette.reset)",
    ]
  }
}
