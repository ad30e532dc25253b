public import SegueTextSupport

/// Everything there is to say about a set of files, kept until it can be said all at once.
public struct Diagnostics: Hashable, Sendable {
  /// The messages in the order in which they were found.
  public private(set) var all: [Diagnostic] = []
  /// The files that messages may quote lines of; the order settles which file's messages come first.
  public private(set) var sources: [SourceText] = []

  /// A collector without messages.
  public init() {}

  /// Keeps one more message.
  public mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
  }

  /// Keeps more messages.
  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    all.append(contentsOf: diagnostics)
  }

  /// Makes the lines of `source` quotable; a file of the same name is registered only once.
  public mutating func register(_ source: SourceText) {
    if self.source(named: source.name) == nil { sources.append(source) }
  }

  /// The registered file called `name`.
  public func source(named name: String) -> SourceText? {
    sources.first { $0.name == name }
  }

  /// True if any error found keeps the files from being used.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// The lack of the machine that keeps the files from being used, if one does: then nobody knows what
  /// else there is to say about them.
  public var lack: MachineLack? {
    MachineLack(all.filter { $0.severity == .error }.compactMap(\.lack))
  }

  /// Returns the number of messages of that severity.
  public func count(of severity: Diagnostic.Severity) -> Int {
    all.count { $0.severity == severity }
  }

  /// The messages by file, place and weight; those without a place come first.
  public var sorted: [Diagnostic] {
    all.enumerated()
      .map { (key: sortKey(of: $1, found: $0), value: $1) }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }

  /// The `limit` messages worth showing, sorted: errors win a place over warnings, and warnings
  /// over notes.
  public func shown(limit: Int) -> [Diagnostic] {
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
