import SegueFiles
import SegueOutputs
import SegueVerification

/// The files of cases: those that films are made of, and goldens.
struct CaseFiles {
  /// Scenes, and all files around them; suites.
  let sources: Set<FileIdentity>
  /// Goldens, also those of other cases in the same folders.
  let goldens: Set<FileIdentity>

  /// The files of these cases, as far as they are there and can be read.
  init(_ plans: [CasePlan], _ terminal: Terminal) {
    var files = RunFiles(reading: Set(plans.compactMap(\.suite)))
    for plan in plans where plan.scene != InputFile.standardInput {
      files.read(SceneOpener(terminal, plan.input).inputs(of: plan.scene))
    }
    sources = files.inputs
    let kept = Set(plans.map(\.folder)).flatMap { folder in
      folder.listing().flatMap { item in item.kinds.map { folder.file($0, of: item.name) } }
    }
    goldens = RunFiles(reading: kept).inputs
  }
}

extension VerifyRequest {
  /// Where the run may write what it was asked to write besides goldens.
  func place(sparing files: CaseFiles) throws(Failure) -> OutputPlace {
    var place = OutputPlace(inputs: files.sources.union(files.goldens))
    try place.reserve(outputs)
    return place
  }
}

extension [CasePlan] {
  /// Makes sure, before the first golden is written, that none would take the place of what films are
  /// made of, or of the golden of another case.
  func checkGoldens(sparing files: CaseFiles) throws(Failure) {
    var place = OutputPlace(inputs: files.sources)
    for plan in self {
      try place.reserve(plan.kinds.map { plan.folder.file($0, of: plan.name) }.sorted())
    }
  }
}
