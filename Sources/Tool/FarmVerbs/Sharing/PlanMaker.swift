import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
import SegueTypesetting
import SegueVerification
import SegueVideo

/// Makes a plan of some work: finds its films, and what each depends on.
struct PlanMaker: Sendable {
  let work: SharedWork
  let terminal: Terminal
  /// The films, in the order of the plan.
  let cases: [CasePlan]
  private let settings: FilmSettings
  private let digests = DigestTable()
  private let libraryTable = LibraryTable()

  /// Finds the films.
  init(_ work: SharedWork, _ terminal: Terminal) throws(RunError) {
    self.work = work
    self.terminal = terminal
    settings = try FilmSettings(work.film, terminal.environment)
    guard !work.cases.paths.contains(InputFile.standardInput) else {
      throw RunError(
        .usage, "a scene from standard input is read once, and shards read theirs again",
        hint: "save it to a file first")
    }
    var cases = work.cases
    // Audits take the suites of folders as well.
    if work.task == .audit {
      let layout = try RecordingLayout(cases.layout)
      cases.paths = try AuditedFile.all(cases.paths, as: layout).map(\.path)
    }
    self.cases = try CaseFinder(cases, terminal, takesRecordings: work.task.takesRecordings).plans
    if work.task.comparesGoldens { try self.cases.checkPlaces() }
    if work.task == .draw { try checkOutputs() }
  }

  /// Refuses two films that would become one file.
  private func checkOutputs() throws(RunError) {
    var known: [[UInt8]: CasePlan] = [:]
    for item in cases {
      let path = try work.output(of: item.name).path ?? ""
      guard let first = known.updateValue(item, forKey: Array(path.lowercased().utf8)) else {
        continue
      }
      throw RunError(
        .usage,
        "\(Quote(path: first.scene)) and \(Quote(path: item.scene)) would both become"
          + " \(Quote(path: path))", hint: "draw them by themselves, or name them in a suite")
    }
  }

  /// Refuses a plan of other films.
  func check(_ plan: WorkPlan, hint: String) throws(RunError) {
    guard cases.map(\.name) == plan.cases.map(\.name) else {
      throw RunError(
        .invalidData, "the films are not those of the plan any more", hint: hint)
    }
  }

  /// The plan of everything.
  func plan() async throws(RunError) -> WorkPlan {
    var items: [(PlannedCase, [PlannedFile])] = []
    for item in cases {
      items.append(try planned(item))
      if Task.isCancelled { throw .shown(.interrupted) }
    }
    let files = Set(items.flatMap(\.1)).sorted { ($0.path, $0.sha256) < ($1.path, $1.sha256) }
    let numbers = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return WorkPlan(
      engine: Engine.name, task: work.task, words: work.words,
      cases: items.map { item, itsFiles in
        var item = item
        item.files = itsFiles.compactMap { numbers[$0] }
        return item
      }, files: files)
  }

  /// One film as a plan has it, and the files it is made of, as they were when this run has first seen them.
  func planned(_ item: CasePlan) throws(RunError) -> (PlannedCase, [PlannedFile]) {
    try planned(item, digests)
  }

  /// The same, of the files as they are at this moment.
  func plannedAnew(_ item: CasePlan) throws(RunError) -> (PlannedCase, [PlannedFile]) {
    try planned(item, DigestTable())
  }

  /// The libraries of this machine that the answer about a case of the plan passes through.
  func libraries(of item: PlannedCase, in plan: WorkPlan) throws(RunError) -> [String] {
    let output = work.task == .draw ? try work.output(of: item.name) : nil
    return libraryTable.libraries(
      of: item.files.map { plan.files[$0].path }, work.task, output)
  }

  private func planned(
    _ item: CasePlan, _ digests: DigestTable
  ) throws(RunError) -> (PlannedCase, [PlannedFile]) {
    var planned = PlannedCase(
      name: item.name, scene: item.scene, key: "", frames: 0, pixels: 0,
      cost: CostModel.beginning)
    var paths = goldens(of: item)
    var fonts: [String] = []
    if let suite = item.suite { paths.append(suite) }
    if item.isRecording { paths += RecordingListing.files(of: item.scene) }
    if !item.isRecording || item.against != nil {
      let scene = try scene(item.against ?? item.scene, item)
      paths += scene?.files ?? [item.scene]
      if let scene { fonts = try fill(&planned, from: scene, of: item) }
    }
    let strays = Set(goldens(of: item).filter(Self.isStray))
    var files = try Set(paths).sorted().map { (path) throws(RunError) in
      PlannedFile(
        path: path,
        sha256: strays.contains(path) ? DigestTable.missing : try digest(of: path, digests))
    }
    // Where a machine keeps its fonts is its own affair.
    files += try Set(fonts).map { (path) throws(RunError) in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return PlannedFile(path: "font \(name)", sha256: try digest(of: path, digests))
    }.sorted { ($0.path, $0.sha256) < ($1.path, $1.sha256) }
    // Another case of the suite changes nothing about this one.
    var asked = item.dependsOnSuite ? files : files.filter { $0.path != item.suite }
    // Nor do goldens that are written whatever they are.
    if work.mode == .all, !item.isRecording {
      asked.removeAll { goldens(of: item).contains($0.path) }
    }
    planned.key = key(of: item, asked)
    return (planned, files)
  }

  /// Returns true if a golden is a link out of its folder: of what it leads to nobody says anything.
  private static func isStray(_ golden: String) -> Bool {
    do throws(FileError) {
      try GoldenFile(golden).check()
      return false
    } catch {
      if case .leadsOut = error.reason { return true }
      return false
    }
  }

  private func digest(of path: String, _ digests: DigestTable) throws(RunError) -> String {
    try RunError.inWords { () throws(FileError) in try digests.digest(of: path) }
  }

  /// The scene of a case; `nil` for one that cannot be read, which its shard will say, unless it is this machine
  /// that cannot.
  private func scene(_ path: String, _ item: CasePlan) throws(RunError) -> LoadedScene? {
    do throws(RunError) {
      let scene = try SceneOpener(terminal, item.input).load(path)
      try check(scene.diagnostics)
      return scene
    } catch {
      if error.code == .usage || error.isOfTheMachine { throw error }
      return nil
    }
  }

  /// Takes note of how large a film is and how long it takes; returns the files of its fonts.
  private func fill(
    _ planned: inout PlannedCase, from loaded: LoadedScene, of item: CasePlan
  ) throws(RunError) -> [String] {
    guard let document = loaded.document else { return [] }
    let scene = try RunError.inWords { () throws(FilmError) in
      try settings.applied(to: document.scene)
    }
    planned.pixels = scene.canvas.pixelWidth * scene.canvas.pixelHeight
    planned.frames = scene.frameCount
    let output = work.task == .draw ? try work.output(of: item.name) : nil
    var pictures: Int?
    if let output {
      let options = try OutputOptions(work.film)
      try RunError.inWords { () throws(FilmError) in
        let frames = try output.schedule(of: scene, options).frames
        planned.frames = output.isFilm ? frames.indices.count : 1
        pictures = output.isFilm ? frames.pictureCount(of: scene) : 1
        planned.parts = try output.segmentPlan(of: scene, options)?.count ?? 1
      }
    }
    let cost = CostModel(scene).milliseconds(
      work.task, output, frames: planned.frames, pictures: pictures)
    planned.cost = (cost * 1000).rounded() / 1000
    var diagnostics = Diagnostics()
    let setter =
      document.texts.isEmpty ? nil : document.textSetter(in: loaded.folder, into: &diagnostics)
    try check(diagnostics)
    return (setter?.fonts ?? []).map(\.face.file).filter { $0.hasPrefix("/") }
  }

  /// Ends the run where this machine does not give what a plan takes: no other machine would make the same one.
  private func check(_ diagnostics: Diagnostics) throws(RunError) {
    guard let lack = diagnostics.lack, !lack.isAbsence else { return }
    try terminal.show(diagnostics)
    throw .shown(diagnostics)
  }

  /// The goldens that a case is held to, or that are written.
  private func goldens(of item: CasePlan) -> [String] {
    if !work.task.comparesGoldens { return [] }
    // Those of a scene where those of a recording are expected are a mistake that is told.
    var files = GoldenKind.all.map { item.folder.file($0, of: item.name) }
    if let scene = item.against {
      files.append(item.goldenFolder(of: scene).file(.frames, of: SuiteReader.caseName(of: scene)))
    }
    return files
  }

  /// The SHA-256 of all that the answer about a case depends on.
  private func key(of item: CasePlan, _ files: [PlannedFile]) -> String {
    var lines = [Engine.name, work.task.rawValue] + work.options + item.description
    lines += files.map { "\($0.sha256) \($0.path)" }
    return "\(SHA256(of: Array(lines.map { $0.visible }.joined(separator: "\n").utf8)))"
  }
}

extension WorkPlan.Task {
  /// True if the task reads or writes goldens.
  fileprivate var comparesGoldens: Bool { self == .record || self == .verify }

  /// True if it is done with films that were recorded elsewhere, too.
  fileprivate var takesRecordings: Bool { comparesGoldens || self == .audit }
}

extension CasePlan {
  /// True if the suite says something about the case that it does not say itself.
  fileprivate var dependsOnSuite: Bool {
    !expectations.isEmpty || !acceptances.isEmpty || !ignored.isEmpty || tolerance != .exact
      || valueTolerance > 0
  }

  /// The requests of the case, a line for each thing.
  fileprivate var description: [String] {
    var lines = ["name \(name)", "scene \(scene)", "goldens \(folder.path)"]
    lines += input.assignments.map { "set \($0.name)=\($0.value)" }
    // Commands that are told name the suite.
    if let suite { lines.append("suite \(suite)") }
    if let root = input.root { lines.append("root \(root)") }
    if input.reducesMotion { lines.append("reduced motion") }
    if input.mirrors { lines.append("mirrored") }
    lines.append("keeps \(keptKinds.map(\.name).sorted().joined(separator: " "))")
    if let against { lines.append("\(isAligned ? "aligned with" : "against") \(against)") }
    return lines
  }
}
