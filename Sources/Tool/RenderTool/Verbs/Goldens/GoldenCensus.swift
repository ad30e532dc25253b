import SegueCaseRuns
import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueJSON
import SegueSceneFile
import SegueTextSupport
import SegueVerification

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
      case unknown(RunError)
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
  init(_ plans: [CasePlan], in folders: [GoldenFolder], doubt: RunError?) {
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
  func checkNeeds() throws(RunError) {
    for entry in entries {
      if case .unknown(let doubt) = entry.need { throw doubt }
    }
  }

  /// Refuses to remove what a film is made of.
  func checkOrphans(sparing files: CaseFiles) throws(RunError) {
    for orphan in orphans {
      for file in orphan.kinds.map({ orphan.folder.file($0, of: orphan.name) })
      where !RunFiles(reading: [file]).inputs.isDisjoint(with: files.sources) {
        throw RunError(
          .cannotCreate, "cannot remove \(Quote(path: file)): it is one of the inputs")
      }
    }
  }

  /// A line for each name.
  var text: String {
    entries.map { entry in
      let kinds = entry.kinds.map(\.name).joined(separator: ", ")
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
        "goldens": .array(entry.kinds.map { .string($0.name) }),
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

/// The cases that keep their goldens in a folder, as far as files around it tell: scenes and recordings beside
/// it, and suites that name it.
///
/// Who looks at one scene of a folder has not said that the others are gone.
private struct GoldenOwners {
  /// The cases.
  private(set) var plans: [CasePlan] = []
  /// The reason why nobody can know all of them.
  private(set) var doubt: RunError?

  private let folder: GoldenFolder
  private var identity: FileIdentity?
  /// The names of which it is asked whether they are those of cases.
  private let wanted: Set<String>

  /// The most folders that are looked through for suites.
  private static let mostFolders = 10_000

  /// Looks for the cases that goldens of these names belong to.
  init(of folder: GoldenFolder, called wanted: Set<String>) {
    self.folder = folder
    self.wanted = wanted
    do throws(RunError) {
      try find()
    } catch {
      doubt = doubt ?? error
    }
  }

  /// Returns true if there is a case of this name; what comes from standard input may come again.
  func has(_ name: String) -> Bool {
    name == InputFile.standardInput || plans.contains { $0.name == name }
  }

  private mutating func find() throws(RunError) {
    identity = try Self.identity(of: folder.path)
    guard identity != nil else { return }
    let around = Folder(of: folder.path)
    let own = try Self.identity(of: around.path)
    try look(beside: around)
    let outer = try RunError.inWords { () throws(FileError) in
      try Folder(folder.path).outerFolders()
    }
    for (distance, path) in outer.enumerated() {
      // The same folder again, where no link is on the way.
      if try Self.identity(of: path) == own { continue }
      if distance == 0 { try look(beside: Folder(path)) } else { try readSuites(apart: path) }
    }
    try lookInside(around)
  }

  private static func identity(of path: String) throws(RunError) -> FileIdentity? {
    try RunError.inWords { () throws(FileError) in try Folder(path).identity() }
  }

  private func isHere(_ path: String) throws(RunError) -> Bool {
    try Self.identity(of: path) == identity
  }

  private static func names(in path: String) throws(RunError) -> [String] {
    try RunError.inWords { () throws(FileError) in try Folder(path).allNames() }
  }

  /// Finds scenes, recordings and suites in a folder.
  private mutating func look(beside place: Folder) throws(RunError) {
    let names = try Self.names(in: place.path)
    let base = SceneListing.base(place.path)
    try readSuites(among: names, base)
    guard try isHere(base + CaseFinder.folderName) else { return }
    for name in names where !SuiteReader.isSuite(name) {
      let path = base + name
      let isWanted = wanted.contains(SuiteReader.caseName(of: name))
      if isWanted, RecordingListing.isRecording(path) {
        add(path, isRecording: true)
      } else if isWanted ? SceneListing.mayBeScene(path) : isScene(name, path) {
        add(path, isRecording: false)
      }
    }
  }

  private func isScene(_ name: String, _ path: String) -> Bool {
    SceneListing.hasName(name) && SceneListing.isScene(path)
  }

  private mutating func add(_ path: String, isRecording: Bool) {
    var plan = CasePlan(
      name: SuiteReader.caseName(of: path), scene: path, input: SceneInput(), folder: folder,
      kinds: GoldenKind.ofScenes, tolerance: .exact, suite: nil)
    plan.isRecording = isRecording
    plans.append(plan)
  }

  /// Looks for suites in the folders of a folder: with a root around them they may name what lies outside.
  private mutating func lookInside(_ place: Folder) throws(RunError) {
    var waiting = [place.path][...]
    var count = 0
    while let path = waiting.popFirst() {
      if count > 0 {
        if try isHere(path) { continue }
        try readSuites(apart: path)
      }
      count += 1
      guard count <= Self.mostFolders else {
        throw RunError(
          .invalidData,
          "\(Quote(path: place.path)) has more than \(Self.mostFolders) directories, and any of them may have a suite",
          hint: "remove by hand what nobody needs")
      }
      waiting += try Self.whereAllowed { () throws(FileError) in try Folder(path).innerFolders() }
    }
  }

  /// Reads the suites of a folder around the goldens' or in it.
  private mutating func readSuites(apart path: String) throws(RunError) {
    let names = try Self.whereAllowed { () throws(FileError) in try Folder(path).allNames() }
    try readSuites(among: names, SceneListing.base(path))
  }

  /// Names in a folder; none where nobody may look, and so nobody has put a suite.
  private static func whereAllowed(
    _ names: () throws(FileError) -> [String]
  ) throws(RunError) -> [String] {
    do throws(FileError) {
      return try names()
    } catch {
      if error.reason == .forbidden { return [] }
      throw RunError(error)
    }
  }

  private mutating func readSuites(among names: [String], _ base: String) throws(RunError) {
    for name in names where SuiteReader.isSuite(name) { try read(suite: base + name) }
  }

  /// Reads a suite, if it keeps its goldens here.
  private mutating func read(suite path: String) throws(RunError) {
    let base = CaseFinder.folder(of: path)
    let source = try RunError.inWords { () throws(FileError) in
      let file = try InputFile.read(path, limit: JSONLimits().fileSize)
      return SourceText(name: path, bytes: file.bytes)
    }
    var diagnostics = Diagnostics()
    guard let suite = SuiteReader().read(source, into: &diagnostics) else {
      // What is no default may be anywhere.
      let saysWhere = String(decoding: source.bytes, as: UTF8.self).contains("goldens")
      guard try saysWhere ? true : isHere(base + CaseFinder.folderName) else { return }
      throw RunError(
        .invalidData, "\(Quote(path: path)) cannot be read, and may have cases that need goldens",
        hint: "'render verify \(path.shellPath)' says what is wrong with it")
    }
    guard try isHere(base + (suite.goldens ?? CaseFinder.folderName)) else { return }
    let request = CaseRequest(paths: [], input: SceneInput())
    plans += suite.cases.map { CasePlan($0, in: base, folder: folder, of: path, request) }
  }
}
