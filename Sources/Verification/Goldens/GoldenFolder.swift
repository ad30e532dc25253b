public import SegueFiles
import SegueGoldens

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

  /// A golden of a case.
  func golden(_ kind: GoldenKind, of name: String) -> GoldenFile {
    GoldenFile(file(kind, of: name))
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

  /// The files of all goldens in the folder.
  package var files: [String] {
    listing().flatMap { item in item.kinds.map { file($0, of: item.name) } }
  }
}
