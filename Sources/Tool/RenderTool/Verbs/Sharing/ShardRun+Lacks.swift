import SegueFarm
import SegueTextSupport

// What a machine lacks is no result: it is neither kept nor put into a cache, and the run says so.
extension ShardRun {
  /// True if something that was refused may be there on another machine, or on this one later.
  ///
  /// Something that is not there is wrong with the scene only where the plan was made without it, too.
  func isOfTheMachine(_ refusal: CaseLoader.Refusal, about unit: WorkUnit) -> Bool {
    if refusal.isOfTheMachine { return true }
    let absent = Set((refusal.lack?.absent ?? []).flatMap { [$0.plainPath, $0.fontName] })
    return plan.cases[unit.caseIndex].files.map { plan.files[$0] }.contains {
      $0.sha256 != DigestTable.missing && absent.contains($0.path.plainPath)
    }
  }

  /// The first file, or font, that was there when a film was planned and is not here.
  func absent(of item: PlannedCase, from files: [PlannedFile]) -> String? {
    let here = Set(files.filter { $0.sha256 != DigestTable.missing }.map(\.path))
    let known = item.files.map { plan.files[$0] }.filter { $0.sha256 != DigestTable.missing }
    return known.first { !here.contains($0.path) }?.path.plainPath
  }

  /// The reason why the run ends; mistakes with places are said first.
  func failure(
    _ refusal: CaseLoader.Refusal, about unit: WorkUnit
  ) throws(Failure) -> Failure {
    let code = refusal.lack?.isAbsence == true ? ExitCode.missingInput : refusal.code
    guard refusal.hasPlaces else { return Failure(code, refusal.message, lack: refusal.lack) }
    try terminal.tell(refusal.message + "\n")
    return Failure(
      code, "\(Quote(plan.name(of: unit))) is not kept: this machine does not give what it takes",
      hint: "run the shard again, here or elsewhere; it goes on where it was", lack: refusal.lack)
  }
}

extension String {
  /// The path without the parts that lead nowhere.
  fileprivate var plainPath: String {
    let parts = split(separator: "/").filter { $0 != "." }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The name of a font file as plans have it: where a machine keeps its fonts is its own affair.
  fileprivate var fontName: String { "font \(split(separator: "/").last ?? "")" }
}
