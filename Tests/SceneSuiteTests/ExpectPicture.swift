import SegueRendering
import SegueFiles
import SegueRaster
import SegueVerification
import TestSupport
import Testing

/// Expects a surface to have the pixels of the picture at `path` under `Tests/Goldens`, as stills of users'
/// films are held to theirs.
func expectPicture(
  _ surface: Surface, at path: String, _ circumstance: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  expectAgreement(
    on: try surface.png(), at: "Tests/Goldens/\(path)", sourceLocation: sourceLocation
  ) { agreed in
    surface.difference(fromGolden: agreed).map { "\(path), \(circumstance): \($0.words)" }
  }
}

extension GoldenPictureDifference {
  fileprivate var words: String {
    switch self {
    case .damaged(let damage): "\(damage)"
    case .pixels(let finding, _): finding.words
    }
  }
}
