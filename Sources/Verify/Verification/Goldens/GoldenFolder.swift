package import SegueFiles
package import SegueRendering

/// A folder of goldens: for each case a file of each kind, which begins with its name.
package struct GoldenFolder: Hashable, Sendable {
  /// The folder's path.
  package let path: String
  /// The folder around it that it must not lead out of; `nil` where who runs the program has named it.
  package let tree: String?

  /// The folder at `path`, which comes into being with the first golden.
  package init(_ path: String) { self.init(path, inside: nil) }

  /// The same, refused where links lead from it out of a tree; the current folder's name may be empty.
  package init(_ path: String, inside tree: String?) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.tree = tree.map { $0.isEmpty ? "." : $0 }
  }

  /// The file of a golden.
  package func file(_ kind: GoldenKind, of name: String) -> String {
    "\(path)/\(name)\(kind.ending)"
  }

  /// A golden of a case.
  func golden(_ kind: GoldenKind, of name: String) -> GoldenFile {
    GoldenFile(file(kind, of: name), inside: tree)
  }

  /// Returns the bytes of a golden; `nil` if there is none.
  package func bytes(_ kind: GoldenKind, of name: String) throws(RenderError) -> [UInt8]? {
    do throws(FileError) {
      return try golden(kind, of: name).read()
    } catch {
      throw .file(error)
    }
  }

  /// Writes a golden, which replaces none of the `spared` files.
  package func write(
    _ bytes: [UInt8], _ kind: GoldenKind, of name: String, sparing spared: Set<FileIdentity>
  ) throws(RenderError) {
    do throws(FileError) {
      try golden(kind, of: name).write(bytes, sparing: spared)
    } catch {
      throw .file(error)
    }
  }

  /// Refuses a folder that links lead out of its tree from.
  package func check() throws(FileError) {
    if let tree { try Folder(tree).checkHolds(path) }
  }

  /// Refuses goldens of a case that links lead out of the folder from.
  func check(_ kinds: Set<GoldenKind>, of name: String) throws(RenderError) {
    do throws(FileError) {
      for kind in kinds.ordered {
        try golden(kind, of: name).check()
      }
    } catch {
      throw .file(error)
    }
  }

  /// Removes a golden.
  package func remove(_ kind: GoldenKind, of name: String) throws(FileError) {
    try golden(kind, of: name).remove()
  }

  /// The goldens in the folder by the names of their cases, sorted, with the kinds that are there.
  package func listing() -> [(name: String, kinds: [GoldenKind])] {
    var kinds: [String: [GoldenKind]] = [:]
    for file in Folder(path).names {
      for kind in GoldenKind.all where file.hasSuffix(kind.ending) {
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

extension Difference {
  /// Returns the difference with the file of the golden that it is about, in the folder of a case's goldens.
  func located(in folder: GoldenFolder, of name: String) -> Difference {
    switch self {
    case .text(let kind, var place):
      place.file = folder.file(kind, of: name)
      return .text(kind, place)
    case .damaged(let kind, var place):
      place.file = folder.file(kind, of: name)
      return .damaged(kind, place)
    default: return self
    }
  }
}
