import SegueFiles
import SegueFilms
import SegueFarm
import SegueVerification

extension WorkPlan {
  /// The files that are called like goldens.
  var goldens: [String] {
    files.map(\.path).filter { path in GoldenKind.all.contains { path.hasSuffix($0.ending) } }
  }

  /// The permitted output of the plan: not over its inputs, nor over a golden of any case.
  var place: OutputPlace {
    let folders = goldens.map { GoldenFolder(Folder(of: $0).path) }
    let kept = Set(folders).flatMap(\.files)
    return OutputPlace(inputs: RunFiles(reading: Set(files.map(\.path) + kept)).inputs)
  }
}
