/// Names of a kind of golden: all that folders, differences and lists have to know of it.
///
/// The rest of a kind is how it comes of a film (``FilmGolden``), or of a recording.
public protocol GoldenStrategy: Sendable {
  /// Name of the kind in options, in `"keep"`, and between programs.
  var name: String { get }
  /// The end of the names of such files.
  var ending: String { get }
  /// Name of the golden in sentences.
  var words: String { get }
}

/// Kind of golden, which keeps a film for comparison.
///
/// Kinds of the program are in ``all``; any other ``FilmGolden`` makes one as well.
public struct GoldenKind: Sendable {
  /// All that there is of the kind.
  let strategy: any GoldenStrategy

  /// The kind of goldens that a strategy makes.
  package init(_ strategy: some GoldenStrategy) {
    self.strategy = strategy
  }

  /// Name of the kind in options, in `"keep"`, and between programs.
  package var name: String { strategy.name }
  /// The end of the names of such files.
  package var ending: String { strategy.ending }
  /// Name of the golden in sentences.
  package var words: String { strategy.words }
}

extension GoldenKind: Hashable {
  /// Returns true if two kinds have one name, and are made in one way.
  public static func == (a: GoldenKind, b: GoldenKind) -> Bool {
    a.name == b.name && type(of: a.strategy) == type(of: b.strategy)
  }

  /// Takes the name into account.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
