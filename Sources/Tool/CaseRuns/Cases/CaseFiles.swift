package import SegueCommandLine
package import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueVerification

/// The files of cases: those that films are made of, and goldens.
package struct CaseFiles {
  /// Scenes, and all files around them; suites.
  package let sources: Set<FileIdentity>
  /// Goldens, including those of other cases in the same folders.
  package let goldens: Set<FileIdentity>

  /// The files of these cases, as far as they are there and can be read.
  package init(_ plans: [CasePlan], _ terminal: Terminal) {
    var files = RunFiles(reading: Set(plans.compactMap(\.suite)))
    for plan in plans {
      if let scene = plan.against {
        files.read(SceneOpener(terminal, plan.input).inputs(of: scene))
      }
    }
    for plan in plans where plan.isRecording {
      files.read(RunFiles(reading: Set(RecordingListing.files(of: plan.scene))).inputs)
    }
    for plan in plans where plan.scene != InputFile.standardInput && !plan.isRecording {
      files.read(SceneOpener(terminal, plan.input).inputs(of: plan.scene))
    }
    sources = files.inputs
    let kept = Set(plans.map(\.folder)).flatMap(\.files)
    goldens = RunFiles(reading: kept).inputs
  }
}

extension [CasePlan] {
  /// Makes sure, before the first golden is written, that none replaces a file that films are made of, or
  /// the golden of another case.
  func checkGoldens(sparing files: CaseFiles) throws(RunError) {
    var place = OutputPlace(inputs: files.sources)
    for plan in self {
      try place.reserve(plan.keptKinds.map { plan.folder.file($0, of: plan.name) }.sorted())
    }
  }
}
