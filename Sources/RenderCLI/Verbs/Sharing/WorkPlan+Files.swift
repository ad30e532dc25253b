import SegueFiles
import SegueOutputs
import SegueShards
import SegueVerification

extension WorkPlan {
  /// Where what is made of the plan may go: not over what it is made of, nor over a golden of any case.
  var place: OutputPlace {
    let folders = files.filter { file in
      GoldenKind.allCases.contains { file.path.hasSuffix($0.ending) }
    }.map { GoldenFolder(Folder(of: $0.path).path) }
    let goldens = Set(folders).flatMap { folder in
      folder.listing().flatMap { item in item.kinds.map { folder.file($0, of: item.name) } }
    }
    return OutputPlace(inputs: RunFiles(reading: Set(files.map(\.path) + goldens)).inputs)
  }
}
