package import SegueAudit
import SegueGeometry
package import SegueRaster
package import SegueRendering

/// The pictures of a recording that prove what was found in it, collected while it is read once more.
package struct RecordedProofs {
  private let findings: [(finding: AuditFinding, frames: ProofFrames)]
  private let size: Size
  private let wanted: Set<Int>
  private var pictures: [Int: (picture: ReportedPicture, seconds: Double)] = [:]

  /// The longest side of a picture, in pixels.
  private static let longestSide = 480

  /// The proofs of findings in a recording of a size, with so many pictures.
  package init(of findings: [AuditFinding], width: Int, height: Int, count: Int) {
    self.findings = findings.map {
      ($0, ProofFrames(for: $0.frames, worst: $0.worst, of: count))
    }
    size = Size(Double(width), Double(height))
    wanted = Set(self.findings.flatMap { $0.frames.all.map(\.frame) })
  }

  /// The number of the last picture that is needed.
  package var last: Int { wanted.max() ?? -1 }

  /// The same with a picture of the recording, where it is needed.
  package func adding(
    _ surface: Surface, as number: Int, at seconds: Double
  ) throws(RenderError) -> RecordedProofs {
    guard wanted.contains(number) else { return self }
    let longest = max(surface.width, surface.height)
    let factor = (longest + Self.longestSide - 1) / Self.longestSide
    var other = self
    other.pictures[number] = (try ReportedPicture(surface.shrunk(by: factor), .near), seconds)
    return other
  }

  /// The proof of each finding, as far as its pictures are there.
  package var proofs: [AuditFinding: FindingProof] {
    Dictionary(
      findings.map { finding, frames in
        let stills = frames.all.compactMap { part, frame in
          pictures[frame].map { known in
            FindingProof.Still(
              part: part, frame: frame, milliseconds: known.seconds * 1000,
              picture: known.picture, outline: outline(of: finding, in: frame))
          }
        }
        return (finding, FindingProof(stills: stills, isReduced: false))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the corners of what a finding is about, as parts of the picture's sides.
  private func outline(of finding: AuditFinding, in frame: Int) -> [Point] {
    guard let area = finding.area, finding.worst.map({ $0 == frame }) ?? true else { return [] }
    return area.corners.points.map { Point($0.x / size.width, $0.y / size.height) }
  }
}
