package import SegueCaseRuns
package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueTextSupport
import SegueVerification

/// List goldens, or remove those that belong to no case.
package struct GoldensVerb: Verb {
  package static let row = VerbRow(
    "goldens", in: .verify, summary: "List goldens, or remove those nobody needs",
    details: """
      Lists the goldens beside the scenes, and which of them belong to no case any more; 'prune' \
      removes those.
      """,
    operands: [
      Operand("action", is: .choice(of: GoldensAction.self), summary: "list or prune"),
      .films,
    ],
    options: [.goldens, .json],
    examples: [
      Example("render goldens list scenes/", "What is kept of the scenes of a folder"),
      Example("render goldens prune scenes/", "Remove what scenes that are gone have left"),
    ])

  /// The action to take.
  package let action: GoldensAction
  /// The cases that exist.
  package let cases: CaseRequest
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    action = invocation.operands.first.flatMap(GoldensAction.init(rawValue:)).present
    cases = CaseRequest(invocation, paths: Array(invocation.operands.dropFirst()))
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let plans = try CaseFinder(cases, terminal, takesRecordings: true, mayFindNone: true).plans
    let folders = folders(of: plans)
    try folders.checkPlaces()
    let census = GoldenCensus(plans, in: folders, doubt: doubt(about: plans))
    guard !census.isEmpty else { throw CaseFinder.noScene(cases) }
    switch action {
    case .list:
      try isJSON ? terminal.write(census.json) : terminal.write(census.text)
    case .prune:
      try census.checkNeeds()
      if !census.orphans.isEmpty {
        try census.checkOrphans(sparing: CaseFiles(census.plans, terminal))
      }
      for orphan in census.orphans {
        try RunError.inWords { () throws(FileError) in
          for kind in orphan.kinds { try orphan.folder.remove(kind, of: orphan.name) }
        }
        try terminal.write("removed the goldens of \(Quote(path: orphan.name))\n")
      }
    }
    return .done
  }

  /// The folders that are looked at: those of cases, and those of folders whose last case may be gone; each
  /// once, whatever leads there.
  private func folders(of plans: [CasePlan]) -> [GoldenFolder] {
    let named = cases.paths.filter {
      !Folder($0).names.isEmpty && !RecordingListing.isRecording($0)
    }
    .map { path in
      GoldenFolder(cases, CaseFinder.folderName, beside: SceneListing.base(path) + "scene")
    }
    var folders: [GoldenFolder] = []
    for folder in plans.map(\.folder) + named
    where !folders.contains(where: { $0.isSame(as: folder) }) {
      folders.append(folder)
    }
    return folders
  }

  /// Returns the reason why nobody can know who keeps goldens in a folder: the command line names it, and it is
  /// not the one beside the cases.
  private func doubt(about plans: [CasePlan]) -> RunError? {
    guard let goldens = cases.goldens else { return nil }
    let isBeside = plans.allSatisfy { plan in
      let usual = CaseFinder.folder(of: plan.suite ?? plan.scene) + CaseFinder.folderName
      return GoldenFolder(usual).isSame(as: GoldenFolder(goldens))
    }
    if isBeside, !plans.isEmpty { return nil }
    return RunError(
      .usage,
      "option '--goldens': nobody knows which other cases keep theirs in \(Quote(path: goldens))",
      hint: "'render goldens list' names them; remove by hand what nobody needs")
  }
}

/// The actions of `goldens`.
package enum GoldensAction: String, ChoiceList {
  case list, prune

  package var summary: String {
    switch self {
    case .list: "say which goldens there are"
    case .prune: "remove those that belong to no case"
    }
  }
}
