import SegueFiles
import SegueJSON
import SegueVerification
import SegueWords

/// Which goldens there are, and to which case each belongs.
struct GoldenCensus {
  /// The goldens of one name.
  struct Entry {
    let name: String
    let folder: GoldenFolder
    let kinds: [GoldenKind]
    /// Whether there is a case of this name.
    let hasCase: Bool
  }

  private let entries: [Entry]

  /// The goldens in the folders of some cases, and the cases that have none.
  init(_ plans: [CasePlan]) {
    var names: [GoldenFolder: Set<String>] = [:]
    var folders: [GoldenFolder] = []
    for plan in plans {
      if names[plan.folder] == nil { folders.append(plan.folder) }
      names[plan.folder, default: []].insert(plan.name)
    }
    entries = folders.flatMap { folder -> [Entry] in
      let known = names[folder] ?? []
      let found = folder.listing()
      let missing = known.subtracting(found.map(\.name)).sorted()
      return found.map {
        Entry(name: $0.name, folder: folder, kinds: $0.kinds, hasCase: known.contains($0.name))
      } + missing.map { Entry(name: $0, folder: folder, kinds: [], hasCase: true) }
    }
  }

  /// The goldens that belong to no case.
  var orphans: [Entry] { entries.filter { !$0.hasCase } }

  /// Refuses to remove what a film is made of.
  func checkOrphans(sparing files: CaseFiles) throws(Failure) {
    for orphan in orphans {
      for file in orphan.kinds.map({ orphan.folder.file($0, of: orphan.name) })
      where !RunFiles(reading: [file]).inputs.isDisjoint(with: files.sources) {
        throw Failure(
          .cannotCreate, "cannot remove \(Quote(path: file)): it is one of the inputs")
      }
    }
  }

  /// A line for each name.
  var text: String {
    entries.map { entry in
      let kinds = entry.kinds.map(\.rawValue).joined(separator: ", ")
      let words = entry.kinds.isEmpty ? "no goldens" : kinds
      let name = "\(entry.folder.path)/\(entry.name)".visible
      return "\(name): \(words)\(entry.hasCase ? "" : " (no case)")\n"
    }.joined()
  }

  /// The same for programs.
  var json: JSONValue {
    let list = entries.map { entry -> JSONValue in
      [
        "name": .string(entry.name), "folder": .string(entry.folder.path),
        "goldens": .array(entry.kinds.map { .string($0.rawValue) }),
        "hasCase": .bool(entry.hasCase),
      ]
    }
    return ["schemaVersion": 1, "goldens": .array(list)]
  }
}
