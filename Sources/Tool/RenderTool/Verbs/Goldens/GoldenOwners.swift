import SegueFiles
import SegueJSON
import SegueSceneFile
import SegueVerification
import SegueTextSupport

/// The cases that keep their goldens in a folder, as far as files around it tell: scenes and recordings beside
/// it, and suites that name it.
///
/// Who looks at one scene of a folder has not said that the others are gone.
struct GoldenOwners {
  /// The cases.
  private(set) var plans: [CasePlan] = []
  /// The reason why nobody can know all of them.
  private(set) var doubt: Failure?

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
    do throws(Failure) {
      try find()
    } catch {
      doubt = doubt ?? error
    }
  }

  /// Returns true if there is a case of this name; what comes from standard input may come again.
  func has(_ name: String) -> Bool {
    name == InputFile.standardInput || plans.contains { $0.name == name }
  }

  private mutating func find() throws(Failure) {
    identity = try Self.identity(of: folder.path)
    guard identity != nil else { return }
    let around = Folder(of: folder.path)
    let own = try Self.identity(of: around.path)
    try look(beside: around)
    let outer = try Failure.inWords { () throws(FileError) in
      try Folder(folder.path).outerFolders()
    }
    for (distance, path) in outer.enumerated() {
      // The same folder again, where no link is on the way.
      if try Self.identity(of: path) == own { continue }
      if distance == 0 { try look(beside: Folder(path)) } else { try readSuites(apart: path) }
    }
    try lookInside(around)
  }

  private static func identity(of path: String) throws(Failure) -> FileIdentity? {
    try Failure.inWords { () throws(FileError) in try Folder(path).identity() }
  }

  private func isHere(_ path: String) throws(Failure) -> Bool {
    try Self.identity(of: path) == identity
  }

  private static func names(in path: String) throws(Failure) -> [String] {
    try Failure.inWords { () throws(FileError) in try Folder(path).allNames() }
  }

  /// Finds scenes, recordings and suites in a folder.
  private mutating func look(beside place: Folder) throws(Failure) {
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
  private mutating func lookInside(_ place: Folder) throws(Failure) {
    var waiting = [place.path][...]
    var count = 0
    while let path = waiting.popFirst() {
      if count > 0 {
        if try isHere(path) { continue }
        try readSuites(apart: path)
      }
      count += 1
      guard count <= Self.mostFolders else {
        throw Failure(
          .invalidData,
          "\(Quote(path: place.path)) has more than \(Self.mostFolders) directories, and any of them may have a suite",
          hint: "remove by hand what nobody needs")
      }
      waiting += try Self.whereAllowed { () throws(FileError) in try Folder(path).innerFolders() }
    }
  }

  /// Reads the suites of a folder around the goldens' or in it.
  private mutating func readSuites(apart path: String) throws(Failure) {
    let names = try Self.whereAllowed { () throws(FileError) in try Folder(path).allNames() }
    try readSuites(among: names, SceneListing.base(path))
  }

  /// Names in a folder; none where nobody may look, and so nobody has put a suite.
  private static func whereAllowed(
    _ names: () throws(FileError) -> [String]
  ) throws(Failure) -> [String] {
    do throws(FileError) {
      return try names()
    } catch {
      if error.reason == .forbidden { return [] }
      throw Failure(error)
    }
  }

  private mutating func readSuites(among names: [String], _ base: String) throws(Failure) {
    for name in names where SuiteReader.isSuite(name) { try read(suite: base + name) }
  }

  /// Reads a suite, if it keeps its goldens here.
  private mutating func read(suite path: String) throws(Failure) {
    let base = CaseFinder.folder(of: path)
    let source = try Failure.inWords { () throws(FileError) in
      let file = try InputFile.read(path, limit: JSONLimits().fileSize)
      return SourceText(name: path, bytes: file.bytes)
    }
    var diagnostics = Diagnostics()
    guard let suite = SuiteReader().read(source, into: &diagnostics) else {
      // What is no default may be anywhere.
      let saysWhere = String(decoding: source.bytes, as: UTF8.self).contains("goldens")
      guard try saysWhere ? true : isHere(base + CaseFinder.folderName) else { return }
      throw Failure(
        .invalidData, "\(Quote(path: path)) cannot be read, and may have cases that need goldens",
        hint: "'render verify \(path.shellPath)' says what is wrong with it")
    }
    guard try isHere(base + (suite.goldens ?? CaseFinder.folderName)) else { return }
    let request = CaseRequest(paths: [], input: SceneInput())
    plans += suite.cases.map { CasePlan($0, in: base, folder, of: path, request) }
  }
}
