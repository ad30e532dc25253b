import SegueFiles
import SegueJSON
import SegueVerification
import SegueTextSupport

/// The goldens that exist, and the case that each belongs to.
struct GoldenCensus {
  /// The goldens of one name.
  struct Entry {
    /// Need for the goldens.
    enum Need {
      /// There is a case of this name.
      case needed
      /// There is none.
      case unneeded
      /// It cannot be known.
      case unknown(Failure)
    }

    let name: String
    let folder: GoldenFolder
    let kinds: [GoldenKind]
    let need: Need
  }

  private var entries: [Entry] = []
  /// All cases that the folders have, as far as that was asked.
  private(set) var plans: [CasePlan]

  /// The goldens in some folders: those of cases, named or not, those of nobody, and cases that have none.
  ///
  /// - Parameters:
  ///   - plans: the cases that are named.
  ///   - doubt: why others may have goldens there, of which no file around tells.
  init(_ plans: [CasePlan], in folders: [GoldenFolder], doubt: Failure?) {
    self.plans = plans
    for folder in folders {
      let known = Set(plans.filter { $0.folder.isSame(as: folder) }.map(\.name))
      let found = folder.listing()
      let others = Set(found.map(\.name)).subtracting(known)
      let owners = others.isEmpty ? nil : GoldenOwners(of: folder, called: others)
      self.plans += owners?.plans ?? []
      let unknown = (doubt ?? owners?.doubt).map { Entry.Need.unknown($0) }
      for item in found {
        let isNeeded = known.contains(item.name) || owners?.has(item.name) ?? false
        entries.append(
          Entry(
            name: item.name, folder: folder, kinds: item.kinds,
            need: isNeeded ? .needed : unknown ?? .unneeded))
      }
      entries += known.subtracting(found.map(\.name)).sorted().map {
        Entry(name: $0, folder: folder, kinds: [], need: .needed)
      }
    }
  }

  /// True if there are neither goldens nor cases.
  var isEmpty: Bool { entries.isEmpty }

  /// The goldens that belong to no case.
  var orphans: [Entry] {
    entries.filter { if case .unneeded = $0.need { true } else { false } }
  }

  /// Refuses to remove anything where it cannot be known whether somebody needs it.
  func checkNeeds() throws(Failure) {
    for entry in entries {
      if case .unknown(let doubt) = entry.need { throw doubt }
    }
  }

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
      return "\(name): \(words)\(entry.need.words)\n"
    }.joined()
  }

  /// The same for programs; whether there is a case is `null` where that cannot be known.
  var json: JSONValue {
    let list = entries.map { entry -> JSONValue in
      [
        "name": .string(entry.name), "folder": .string(entry.folder.path),
        "goldens": .array(entry.kinds.map { .string($0.rawValue) }),
        "hasCase": entry.need.json,
      ]
    }
    return ["schemaVersion": 1, "goldens": .array(list)]
  }
}

extension GoldenCensus.Entry.Need {
  /// Remark behind the goldens in a listing.
  fileprivate var words: String {
    switch self {
    case .needed: ""
    case .unneeded: " (no case)"
    case .unknown: " (no case that is known)"
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .needed: true
    case .unneeded: false
    case .unknown: .null
    }
  }
}

extension GoldenFolder {
  /// Returns true if two paths lead to one folder.
  func isSame(as other: GoldenFolder) -> Bool {
    if path == other.path { return true }
    guard let identity = try? Folder(path).identity() else { return false }
    return identity == (try? Folder(other.path).identity())
  }
}
