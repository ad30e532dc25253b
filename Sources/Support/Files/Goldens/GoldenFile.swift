/// A file that holds what was expected on one thing.
///
/// It lies in its folder, and that one in a tree where one is named: links that lead out are refused, for
/// goldens come with what others hand in, and neither shows nor replaces a golden what lies elsewhere.
package struct GoldenFile: Hashable, Sendable {
  /// The file's path.
  package let path: String
  /// The folder around that of the golden, which that one must not lead out of; `nil` where who runs the
  /// program has named it.
  package let tree: String?

  /// The golden at `path`, whose folder comes into being with it.
  package init(_ path: String, inside tree: String? = nil) {
    self.path = path
    self.tree = tree
  }

  private var folder: Folder { Folder(of: path) }

  /// Refuses a golden that links lead out of its folder from, whether it is there or not.
  package func check() throws(FileError) {
    try checkFolder()
    try folder.checkHolds(path)
  }

  private func checkFolder() throws(FileError) {
    if let tree { try Folder(tree).checkHolds(folder.path) }
  }

  /// The most bytes of a golden.
  private static let limit = 256 << 20

  /// Returns the bytes of the golden; `nil` if there is none.
  package func read() throws(FileError) -> [UInt8]? {
    try checkFolder()
    do throws(FileError) {
      return try InputFile.read(inItsFolder: path, limit: Self.limit).bytes
    } catch  where error.reason == .missing {
      return nil
    }
  }

  /// Writes the golden, whole or not at all; it replaces none of the `spared` files.
  package func write(
    _ bytes: [UInt8], sparing spared: Set<FileIdentity> = []
  ) throws(FileError) {
    try check()
    try OutputFolder.make(around: path)
    var output = try OutputFile(
      path, existing: .replaced, inputs: spared, naming: .unnamedWherePossible, inside: folder)
    try output.write(bytes)
    try output.finish()
  }

  /// Removes the golden; of a link, the link.
  package func remove() throws(FileError) {
    try checkFolder()
    try OutputFolder.remove(path)
  }
}

extension GoldenFile {
  /// Outcomes of a comparison with a golden.
  package enum Outcome<Difference> {
    /// It is as expected.
    case same
    /// The present content has been recorded as the golden.
    case recorded
    /// Nothing was expected.
    case missing
    /// It is not as expected.
    case different(Difference)
  }

  /// Holds what is to the golden, or writes it down where the mode says so.
  ///
  /// - Parameters:
  ///   - bytes: what is, as a golden; asked for when it is written.
  ///   - difference: how what is differs from what was expected; nothing if it does not.
  package func outcome<Difference>(
    in mode: RecordMode, of bytes: @autoclosure () throws -> [UInt8],
    difference: ([UInt8]) throws -> Difference?
  ) throws -> Outcome<Difference> {
    var found = Outcome<Difference>.missing
    if mode != .all, let agreed = try read() {
      guard let difference = try difference(agreed) else { return .same }
      found = .different(difference)
    }
    guard mode.writes(found) else { return found }
    try write(try bytes())
    return .recorded
  }
}

extension RecordMode {
  /// Returns `true` if a result that differs from the golden replaces it.
  fileprivate func writes<Difference>(_ found: GoldenFile.Outcome<Difference>) -> Bool {
    switch (self, found) {
    case (.all, _), (.failed, _), (.missing, .missing): true
    default: false
    }
  }
}
