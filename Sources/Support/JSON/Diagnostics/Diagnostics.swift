package import SegueTextSupport

/// Everything there is to say about a set of files, kept until it can be said all at once.
public struct Diagnostics: Hashable, Sendable {
  /// The messages in the order in which they were found.
  package private(set) var all: [Diagnostic] = []
  /// The files that messages may quote lines of; the order settles which file's messages come first.
  package private(set) var sources: [SourceText] = []

  /// A collector without messages.
  package init() {}

  /// Keeps one more message.
  package mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
  }

  /// Keeps more messages.
  package mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    all.append(contentsOf: diagnostics)
  }

  /// Makes the lines of `source` quotable; a file of the same name is registered only once.
  package mutating func register(_ source: SourceText) {
    if self.source(named: source.name) == nil { sources.append(source) }
  }

  /// The registered file called `name`.
  package func source(named name: String) -> SourceText? {
    sources.first { $0.name == name }
  }

  /// True if any error found keeps the files from being used.
  package var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// The lack of the machine that keeps the files from being used, if one does: then nobody knows what
  /// else there is to say about them.
  package var lack: MachineLack? {
    MachineLack(all.filter { $0.severity == .error }.compactMap(\.lack))
  }

  /// Returns the number of messages of that severity.
  package func count(of severity: Diagnostic.Severity) -> Int {
    all.count { $0.severity == severity }
  }

  /// The messages by file, place and weight; those without a place come first.
  package var sorted: [Diagnostic] {
    all.enumerated()
      .map { (key: sortKey(of: $1, found: $0), value: $1) }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }

  /// The `limit` messages worth showing, sorted: errors win a place over warnings, and warnings
  /// over notes.
  package func shown(limit: Int) -> [Diagnostic] {
    let sorted = sorted
    guard sorted.count > limit else { return sorted }
    let kept = sorted.indices
      .sorted { (sorted[$0].severity, $0) < (sorted[$1].severity, $1) }
      .prefix(limit)
    return kept.sorted().map { sorted[$0] }
  }

  private typealias SortKey = (file: Int, offset: UInt32, severity: Int, found: Int)

  private func sortKey(of diagnostic: Diagnostic, found: Int) -> SortKey {
    let file = diagnostic.place.map { place in
      sources.firstIndex { $0.name == place.file } ?? sources.count
    }
    let offset = diagnostic.place?.range.start ?? 0
    return (file ?? -1, offset, diagnostic.severity.rawValue, found)
  }
}

extension Diagnostics {
  /// The messages as GitHub reads them from a log, one line each, to annotate a change with.
  package var annotations: String {
    sorted.map { annotation(for: $0).text + "\n" }.joined()
  }

  private func annotation(for diagnostic: Diagnostic) -> WorkflowCommand {
    let kind: WorkflowCommand.Kind =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    return WorkflowCommand(
      kind, properties: diagnostic.place.map(properties) ?? [], diagnostic.sentence + hint)
  }

  private func properties(of place: SourcePosition) -> [(name: String, value: String)] {
    var properties = [(name: "file", value: place.file)]
    if let (start, end) = positions(of: place) {
      properties += [("line", "\(start.line)"), ("col", "\(start.column)")]
      properties.append(("endLine", "\(end.line)"))
      // An end column is read only where the end is on the line of the start.
      if start.line == end.line { properties.append(("endColumn", "\(end.column)")) }
    }
    return properties
  }
}

extension Diagnostics {
  /// The messages for programs, one object each, in the order of `sorted`.
  ///
  /// `line` and `column` count from 1 and the end is the position after the last character; what
  /// does not apply is left out.
  package var json: [JSONValue] { placed.map(\.json) }

  /// The messages with their places in lines and columns, in the order of `sorted`.
  package var placed: [PlacedMessage] {
    sorted.map { diagnostic in
      var message = PlacedMessage(diagnostic.severity, diagnostic.message, hint: diagnostic.hint)
      message.place = diagnostic.place.map(stretch)
      message.path = diagnostic.path
      message.related = diagnostic.related.map {
        PlacedMessage.Remark(place: stretch($0.place), message: $0.message)
      }
      return message
    }
  }

  private func stretch(_ place: SourcePosition) -> PlacedMessage.Place {
    var stretch = PlacedMessage.Place(file: place.file)
    if let (start, end) = positions(of: place) {
      (stretch.line, stretch.column) = (start.line, start.column)
      (stretch.endLine, stretch.endColumn) = (end.line, end.column)
    }
    return stretch
  }

  /// Returns the start and end of a place, if its source is registered.
  func positions(of place: SourcePosition) -> (start: TextPosition, end: TextPosition)? {
    source(named: place.file).map { source in
      let range = place.range.bytes
      return (source.position(of: range.lowerBound), source.position(of: range.upperBound))
    }
  }
}

extension Diagnostics {
  /// Number of messages shown before the rest is only counted.
  package static let shownLimit = 20

  /// The messages as people read them: the sentence, the line it is about, a mark, a hint.
  ///
  ///     swing.json:14:9: error: layer 'card': unknown property 'opactiy'
  ///        14 |         "opactiy": 0.5,
  ///           |         ^~~~~~~~~
  ///       hint: did you mean 'opacity'?
  ///
  /// Every line ends with a line feed; without messages the text is empty.
  package func text(
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
