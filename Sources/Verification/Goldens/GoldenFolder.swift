public import SegueFiles

/// A folder of goldens: for each case up to three files that begin with its name.
public struct GoldenFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String

  /// The folder at `path`, which comes into being with the first golden.
  public init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The file of a golden.
  public func file(_ kind: GoldenKind, of name: String) -> String {
    "\(path)/\(name)\(kind.ending)"
  }

  /// The most bytes of a golden.
  private static let limit = 256 << 20

  /// What a golden holds; nothing if there is none.
  func read(_ kind: GoldenKind, of name: String) throws(FileError) -> [UInt8]? {
    try read(file(kind, of: name))
  }

  /// What a file of the folder holds; nothing if there is none.
  package func read(_ file: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try InputFile.read(file, limit: Self.limit).bytes
    } catch  where error.reason == .missing {
      return nil
    }
  }

  /// Writes a golden, whole or not at all, which replaces none of the `spared` files.
  func write(
    _ bytes: [UInt8], _ kind: GoldenKind, of name: String, sparing spared: Set<FileIdentity>
  ) throws(FileError) {
    try write(bytes, to: file(kind, of: name), sparing: spared)
  }

  /// Writes a file of the folder, whole or not at all, which replaces none of the `spared` files.
  package func write(
    _ bytes: [UInt8], to file: String, sparing spared: Set<FileIdentity> = []
  ) throws(FileError) {
    try OutputFolder.make(path)
    var output = try OutputFile(file, inputs: spared)
    try output.write(bytes)
    try output.finish()
  }

  /// Removes a golden.
  public func remove(_ kind: GoldenKind, of name: String) throws(FileError) {
    try OutputFolder.remove(file(kind, of: name))
  }

  /// The goldens in the folder by the names of their cases, sorted, with the kinds that are there.
  public func listing() -> [(name: String, kinds: [GoldenKind])] {
    var kinds: [String: [GoldenKind]] = [:]
    for file in Folder(path).names {
      for kind in GoldenKind.allCases where file.hasSuffix(kind.ending) {
        kinds[String(file.dropLast(kind.ending.count)), default: []].append(kind)
      }
    }
    return kinds.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
