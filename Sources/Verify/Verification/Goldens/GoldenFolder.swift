public import SegueFiles
import SegueRendering

/// A folder of goldens: for each case up to three files that begin with its name.
public struct GoldenFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String
  /// The folder around it that it must not lead out of; `nil` where who runs the program has named it.
  package let tree: String?

  /// The folder at `path`, which comes into being with the first golden.
  public init(_ path: String) { self.init(path, inside: nil) }

  /// The same, refused where links lead from it out of a tree; the current folder's name may be empty.
  package init(_ path: String, inside tree: String?) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.tree = tree.map { $0.isEmpty ? "." : $0 }
  }

  /// The file of a golden.
  public func file(_ kind: GoldenKind, of name: String) -> String {
    "\(path)/\(name)\(kind.ending)"
  }

  /// A golden of a case.
  func golden(_ kind: GoldenKind, of name: String) -> GoldenFile {
    GoldenFile(file(kind, of: name), inside: tree)
  }

  /// Refuses a folder that links lead out of its tree from.
  package func check() throws(FileError) {
    if let tree { try Folder(tree).checkHolds(path) }
  }

  /// Refuses goldens of a case that links lead out of the folder from.
  func check(_ kinds: Set<GoldenKind>, of name: String) throws(FilmFailure) {
    do throws(FileError) {
      for kind in GoldenKind.allCases where kinds.contains(kind) {
        try golden(kind, of: name).check()
      }
    } catch {
      throw .file(error)
    }
  }

  /// Removes a golden.
  public func remove(_ kind: GoldenKind, of name: String) throws(FileError) {
    try golden(kind, of: name).remove()
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
