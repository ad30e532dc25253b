/// Reads JSON files into trees whose values know where they stand.
///
///     var diagnostics = Diagnostics()
///     let root = JSONReader(.json).read(source, into: &diagnostics)
///
/// After a mistake whose meaning is plain (a comma too many, a missing one, `'single quotes'`,
/// `True`, a bad escape) reading goes on, so that the mistakes of a file are shown together.
public struct JSONReader: Hashable, Sendable {
  /// Which JSON the files are written in.
  public var dialect: JSONDialect
  /// How large a file may be.
  public var limits: JSONLimits

  /// A reader of that dialect.
  public init(_ dialect: JSONDialect, limits: JSONLimits = JSONLimits()) {
    self.dialect = dialect
    self.limits = limits
  }

  /// The tree of `source`, which becomes quotable in `diagnostics` along with every mistake found.
  ///
  /// A tree may come with errors: then each of them has been mended as its author surely meant it,
  /// and what the tree says may be checked as well, but not used. Without a tree there is at least
  /// one error.
  ///
  /// - Complexity: O(*n*) time and memory in the bytes of the source.
  public func read(_ source: SourceText, into diagnostics: inout Diagnostics) -> JSONNode? {
    guard source.bytes.count <= limits.fileSize else {
      let mistake = JSONMistake.fileTooLarge(source.bytes.count, limit: limits.fileSize)
      // Left unregistered, because no line of it is worth quoting.
      diagnostics.add(mistake.diagnostic(at: source.place(SourceRange(at: 0))))
      return nil
    }
    diagnostics.register(source)
    if let (mistake, range) = source.encodingMistake() {
      diagnostics.add(mistake.diagnostic(at: source.place(range)))
      return nil
    }
    var parser = JSONParser(source, dialect: dialect, limits: limits)
    let root = parser.parse()
    diagnostics.add(contentsOf: parser.mistakes)
    return root
  }
}
