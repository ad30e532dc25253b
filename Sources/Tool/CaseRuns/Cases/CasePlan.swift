package import SegueAudit
package import SegueCommandLine
import SegueFiles
package import SegueFilmRequests
import SegueJSON
package import SegueMotionAssertions
package import SegueRaster
package import SegueSceneFile
import SegueTextSupport
package import SegueVerification
package import SegueVideo

/// A case before its scene is read: which scene, in which variant, and where its goldens are.
package struct CasePlan: Hashable {
  /// The name by which goldens and reports call it.
  package let name: String
  /// The path of the scene, or of the recording.
  package let scene: String
  /// The input settings of the scene.
  package let input: SceneInput
  /// The folder of the goldens.
  package let folder: GoldenFolder
  /// The kinds of goldens that are requested.
  let kinds: Set<GoldenKind>
  /// The tolerance for differences between pixels.
  package let tolerance: Tolerance
  /// The file that names the case, if that is a suite.
  package let suite: String?
  /// Regions whose pixels are not compared.
  package var ignored: [IgnoredRegion] = []
  /// The suite's expectations of the movement, besides those of the scene itself.
  package var expectations: [HeldExpectation] = []
  /// The audit findings that the suite accepts, besides those that the scene itself accepts.
  package var acceptances: [HeldAcceptance] = []
  /// The suite's limits of what a frame costs, besides those of the scene itself.
  package var costLimits = CostLimits()
  /// The options of the command line that has named it.
  var options: [String] = []
  /// True if it is a film that was recorded elsewhere.
  package var isRecording = false
  /// True if that is no film, but a timeline of values.
  var hasValues = false
  /// The most by which numbers of a timeline may differ.
  package var valueTolerance = 0.0
  /// The scene that a recording is held to in place of goldens.
  package var against: String?
  /// True if it is laid on that scene, and compared by when what moves has come how far.
  package var isAligned = false
  /// The seconds of an aligned recording that are looked at; nil for all of them.
  var stretch: ClosedRange<Double>?
  /// Boxes of a recording that nobody looks at, in its pixels.
  var hidden: [PixelRect] = []
  /// Facts that a recording does not state.
  package var layout = RecordingLayout()

  package init(
    name: String, scene: String, input: SceneInput, folder: GoldenFolder, kinds: Set<GoldenKind>,
    tolerance: Tolerance, suite: String?, ignored: [IgnoredRegion] = [],
    expectations: [HeldExpectation] = [], acceptances: [HeldAcceptance] = [],
    options: [String] = [], isRecording: Bool = false, against: String? = nil,
    hidden: [PixelRect] = []
  ) {
    self.name = name
    self.scene = scene
    self.input = input
    self.folder = folder
    self.kinds = kinds
    self.tolerance = tolerance
    self.suite = suite
    self.ignored = ignored
    self.expectations = expectations
    self.acceptances = acceptances
    self.options = options
    self.isRecording = isRecording
    self.against = against
    self.hidden = hidden
  }
}

extension CasePlan {
  /// The kinds of goldens kept of it: for recordings, those that replace the list of frames.
  package var keptKinds: Set<GoldenKind> {
    guard isRecording else { return kinds }
    if hasValues { return [.values] }
    if against != nil { return [] }
    return kinds.reduce(into: []) { $0.formUnion($1.kindsOfRecordings) }
  }

  /// Refuses goldens of the other kind, which nobody could compare with.
  func checkGoldenKinds() throws(RunError) {
    if against != nil { return }
    func has(_ kinds: Set<GoldenKind>) -> Bool {
      kinds.map { folder.file($0, of: name) }.contains { path in
        InputFile.isThere(path) && (try? InputFile.identity(of: path)) != nil
      }
    }
    let (ofScenes, ofRecordings) = (GoldenKind.ofScenes, GoldenKind.ofRecordings)
    let (ofScene, ofRecording) = (
      has(ofScenes.subtracting(ofRecordings)), has(ofRecordings.subtracting(ofScenes))
    )
    let isMeant = isRecording ? ofRecording : ofScene
    guard !isMeant, isRecording ? ofScene : ofRecording else { return }
    throw RunError(
      .invalidData,
      "\(Quote(path: scene)) is a \(isRecording ? "recording" : "scene"), and"
        + " \(Quote(path: "\(folder.path)/\(name)")) has the goldens of a"
        + " \(isRecording ? "scene" : "recording")",
      hint: isRecording
        ? "--against holds it to what a scene draws, and --goldens names another folder"
        : "--goldens names another folder")
  }
}

extension CasePlan {
  /// The same case, its scene read from another place.
  func read(from scene: String, root: String?) -> CasePlan {
    CasePlan(
      name: name, scene: scene,
      input: SceneInput(
        assignments: input.assignments, root: root, reducesMotion: input.reducesMotion,
        mirrors: input.mirrors),
      folder: folder, kinds: kinds, tolerance: tolerance, suite: suite, ignored: ignored,
      expectations: expectations, acceptances: acceptances, options: options)
  }
}

/// Finds the cases that a command line names.
package struct CaseFinder {
  private let request: CaseRequest
  private let terminal: Terminal
  private let takesRecordings: Bool
  /// Boxes of recordings that the command line says are not looked at.
  private let hidden: [PixelRect]
  /// Facts that recordings do not state.
  private let layout: RecordingLayout
  package private(set) var plans: [CasePlan] = []

  /// The usual name of a folder of goldens.
  package static let folderName = "goldens"

  /// The cases of a request; recorded films only where they are meant, and at least one unless there may be
  /// none.
  package init(
    _ request: CaseRequest, _ terminal: Terminal, takesRecordings: Bool = false,
    mayFindNone: Bool = false
  ) throws(RunError) {
    self.request = request
    self.terminal = terminal
    self.takesRecordings = takesRecordings
    hidden = try RegionText.boxes(request.ignored, of: .ignore)
    layout = try takesRecordings ? RecordingLayout(request.layout) : RecordingLayout()
    for path in request.paths { try find(path) }
    plans = plans.uniqued
    if !takesRecordings { plans.removeAll(where: \.isRecording) }
    if let words = request.filter { plans.removeAll { !$0.name.contains(words) } }
    try checkAligned()
    try checkHidden()
    try checkLayout()
    if plans.isEmpty, !mayFindNone { throw Self.noScene(request) }
  }

  /// The failure of who has named nothing.
  package static func noScene(_ request: CaseRequest) -> RunError {
    RunError(
      .missingInput, "no scene is named",
      hint: request.filter.map { "no case has '\($0)' in its name" }
        ?? "a folder has scenes where files end in .json or .json5")
  }

  /// Refuses to align nothing, and to leave out pixels where none are compared.
  private func checkAligned() throws(RunError) {
    if request.isAligned, !plans.contains(where: \.isAligned), !plans.isEmpty {
      throw RunError(
        .usage, "option '--aligned' lays recordings on a scene, and none is held to one here",
        hint: "--against names the scene")
    }
    if let stretch = request.stretch, takesRecordings, !plans.contains(where: \.isAligned),
      !plans.isEmpty
    {
      throw RunError(
        .usage, "option '--\(stretch.firstGiven)' is about recordings that are aligned",
        hint: "--aligned lays a recording on a scene")
    }
    guard !hidden.isEmpty, let plan = plans.first(where: \.isAligned) else { return }
    throw RunError(
      .usage,
      "option '--ignore': of \(Quote(path: plan.scene)) the movement is compared, and no pixels are"
    )
  }

  private func checkHidden() throws(RunError) {
    guard !hidden.isEmpty, let scene = plans.first(where: { !$0.isRecording }) else { return }
    throw RunError(
      .usage, "option '--ignore': \(Quote(path: scene.scene)) is a scene, and no recording",
      hint: "a suite says what of a scene is not compared, by \"ignore\"")
  }

  private func checkLayout() throws(RunError) {
    guard takesRecordings, let option = request.layout.firstGiven, !plans.isEmpty,
      !plans.contains(where: \.isRecording)
    else { return }
    throw RunError(
      .usage, "option '--\(option)' is about recordings, and none is named here")
  }

  private mutating func find(_ path: String) throws(RunError) {
    if SuiteReader.isSuite(path) {
      try addSuite(path)
    } else if takesRecordings, RecordingListing.isRecording(path, as: layout) {
      add(recording: path)
    } else if takesRecordings, ValueTimelineLoader.isTimeline(path) {
      add(recording: path)
      plans[plans.count - 1].hasValues = true
    } else if Folder(path).names.isEmpty {
      add(scene: path, named: SuiteReader.caseName(of: path))
    } else {
      let scenes = SceneListing.scenes(in: path)
      for scene in scenes { add(scene: scene, named: SuiteReader.caseName(of: scene)) }
      guard scenes.isEmpty, takesRecordings else { return }
      for film in RecordingListing.recordings(in: path, as: layout) { add(recording: film) }
    }
  }

  private mutating func add(recording path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var plan = plan(path, named: SuiteReader.caseName(of: path))
    plan.isRecording = true
    plan.against = request.against
    plan.isAligned = request.isAligned && request.against != nil
    plan.stretch = request.stretch?.seconds
    plan.hidden = hidden
    plan.layout = layout
    plans.append(plan)
  }

  private mutating func add(scene: String, named name: String) {
    plans.append(plan(scene, named: name))
  }

  private func plan(_ path: String, named name: String) -> CasePlan {
    CasePlan(
      name: name, scene: path, input: request.input,
      folder: GoldenFolder(request, Self.folderName, beside: path),
      kinds: request.kinds ?? GoldenKind.ofScenes, tolerance: .exact, suite: nil,
      options: request.options)
  }

  private mutating func addSuite(_ path: String) throws(RunError) {
    var diagnostics = Diagnostics()
    let source = try Self.source(path)
    let suite = SuiteReader().read(source, into: &diagnostics)
    if let suite {
      diagnostics.register(source)
      try SuiteTree(of: path, root: request.input.root).check(suite, &diagnostics)
    }
    try terminal.show(diagnostics)
    guard let suite, !diagnostics.hasErrors else { throw .shown(diagnostics) }
    let base = Self.folder(of: path)
    let folder = GoldenFolder(request, suite.goldens ?? Self.folderName, beside: path)
    for item in suite.cases {
      var plan = CasePlan(item, in: base, folder: folder, of: path, request)
      plan.expectations = item.expectations.filter {
        $0.isMeant(reducingMotion: plan.input.reducesMotion)
      }.map { HeldExpectation($0) }
      plan.acceptances = item.acceptances.map { HeldAcceptance($0, by: .suite) }
      plan.costLimits = item.costLimits
      if plan.isRecording { (plan.hidden, plan.layout) = (plan.hidden + hidden, layout) }
      if plan.valueTolerance > 0, !plan.hasValues {
        throw RunError(
          .invalidData,
          "\(Quote(path: path)): a tolerance of values is about recorded values, and"
            + " \(Quote(path: plan.scene)) has pixels")
      }
      plans.append(plan)
    }
  }

  private static func source(_ path: String) throws(RunError) -> SourceText {
    try RunError.inWords { () throws(FileError) in
      let file = try InputFile.read(path, limit: JSONLimits().fileSize)
      return SourceText(name: path, bytes: file.bytes)
    }
  }

  /// The folder of a file, with a slash at its end; nothing for the current one.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

extension CasePlan {
  /// A case of a suite; what the command line says wins.
  package init(
    _ item: SuiteCase, in base: String, folder: GoldenFolder, of suite: String,
    _ request: CaseRequest
  ) {
    let source = Quote(path: suite).description
    let given = item.settings.map { Assignment(name: $0.name, value: $0.text, from: source) }
    self.init(
      name: item.name, scene: base + item.scene,
      input: SceneInput(
        assignments: given + request.input.assignments, root: request.input.root,
        reducesMotion: item.reducesMotion || request.input.reducesMotion,
        mirrors: request.input.mirrors),
      folder: folder,
      kinds: request.kinds
        ?? item.keeps.map { Set($0.compactMap { GoldenKind(named: $0.rawValue) }) }
        ?? GoldenKind.ofScenes,
      tolerance: Tolerance(item.tolerance), suite: suite,
      ignored: item.ignored.map { IgnoredRegion($0) }, options: request.options)
    isRecording = item.isRecording
    hasValues = isRecording && ValueTimelineLoader.isTimeline(scene)
    if case .values(let most) = item.tolerance?.measure { valueTolerance = most }
    against = item.against.map { base + $0 } ?? (item.isRecording ? request.against : nil)
    isAligned = item.isAligned || request.isAligned && item.isRecording && against != nil
    stretch = request.stretch?.seconds
    if item.isRecording { hidden = ignored.compactMap(\.box) }
  }
}

extension [CasePlan] {
  /// The plans, each once.
  fileprivate var uniqued: [CasePlan] {
    var known: Set<CasePlan> = []
    return filter { known.insert($0).inserted }
  }

  /// Refuses what would keep goldens where they should not be: two cases with the same ones, and folders that
  /// links lead out.
  package func checkPlaces() throws(RunError) {
    try checkNames()
    try [GoldenFolder](Set(map(\.folder))).checkPlaces()
  }

  /// Refuses two cases with the same goldens, on this disk or on one that takes small and large letters
  /// for the same.
  private func checkNames() throws(RunError) {
    var known: [[String]: CasePlan] = [:]
    for plan in self where plan.against == nil {
      let key = [plan.folder.path, plan.name.foldedFileName]
      guard let first = known.updateValue(plan, forKey: key) else { continue }
      let files = [first, plan].map { Quote(path: $0.suite ?? $0.scene).description }
      throw RunError(
        .invalidData,
        "\(files[0]) and \(files[1]) have cases of one name, \(Quote(plan.name)), and so the same goldens",
        hint: "give one of them another name, or name the cases in a suite")
    }
  }
}

extension [GoldenFolder] {
  /// Refuses a folder that is a link out of the one that it should be in.
  package func checkPlaces() throws(RunError) {
    for folder in self {
      do throws(FileError) {
        try folder.check()
      } catch {
        guard case .leadsOut(let tree) = error.reason else { throw RunError(error) }
        throw RunError(
          .invalidData,
          "\(Quote(path: folder.path)) is a link that leads out, expected a directory inside"
            + " \(Quote(path: tree))", hint: "--goldens names any directory")
      }
    }
  }
}

extension GoldenFolder {
  /// The folder that the command line names, or else the one of this name beside a scene or a suite: in
  /// its folder, or in the root around it.
  package init(_ request: CaseRequest, _ name: String, beside path: String) {
    let base = CaseFinder.folder(of: path)
    if let goldens = request.goldens {
      self.init(goldens)
    } else {
      self.init(base + name, inside: request.input.root ?? base)
    }
  }
}

extension IgnoredRegion {
  /// The pixels of a recording, which has no layers.
  fileprivate var box: PixelRect? {
    if case .box(let box) = place { PixelRect(around: box, scale: 1) } else { nil }
  }

  /// The region that a suite names.
  fileprivate init(_ region: SuiteRegion) {
    switch region.place {
    case .box(let box): self.init(.box(box), because: region.reason)
    case .layer(let name): self.init(.layer(name), because: region.reason)
    }
  }
}

extension Tolerance {
  /// The tolerance that a suite asks for.
  fileprivate init(_ tolerance: SuiteTolerance?) {
    switch tolerance?.measure {
    case nil, .values: self = .exact
    case .levels(let limit): self = .levels(limit, because: tolerance?.reason ?? "")
    case .pixels(.count(let count), let levels):
      self = .pixels(.count(count), levels: levels, because: tolerance?.reason ?? "")
    case .pixels(.share(let share), let levels):
      self = .pixels(.share(share), levels: levels, because: tolerance?.reason ?? "")
    case .perceptual: self = .perceptual(because: tolerance?.reason ?? "")
    case .movement: self = .movement(because: tolerance?.reason ?? "")
    }
  }
}
