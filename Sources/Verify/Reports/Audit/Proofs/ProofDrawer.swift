public import SegueAudit
import SegueMotionAssertions
import SegueGeometry
import SegueMotion
public import SegueRendering
import SegueSceneGraph
public import SegueVerification

/// Draws the frames that prove what was found in a film, small.
public struct ProofDrawer {
  private let film: AnimatedScene
  private let view: FilmView
  private let renderer: SceneRenderer
  private let isReduced: Bool
  /// Pictures drawn already: findings often share their frames.
  private var drawn: [Int: ReportedPicture] = [:]

  /// The longest side of a picture, in pixels.
  private static let longestSide = 480.0

  /// Draws frames of a film, or of its variant for those who want less motion.
  public init(_ film: SnapshotCase, isReduced: Bool = false) {
    var small = film.film
    let side = max(small.canvas.size.width, small.canvas.size.height)
    small.canvas.scale = min(small.canvas.scale, Self.longestSide / side)
    self.film = small
    view = FilmView(small, stage: film.stage, safeArea: film.safeArea)
    renderer = film.renderer
    self.isReduced = isReduced
  }

  /// The frames that prove a finding.
  public mutating func proof(of finding: AuditFinding) throws(RenderError) -> FindingProof {
    var stills: [FindingProof.Still] = []
    let frames = ProofFrames(
      for: finding.frames, worst: finding.worst, of: film.frameCount)
    for (part, frame) in frames.all {
      let time = film.frameRate.time(ofFrame: frame)
      let still = FindingProof.Still(
        part: part, frame: frame, milliseconds: time.seconds() * 1000,
        picture: try picture(of: frame), outline: outline(of: finding, in: frame))
      stills.append(still)
    }
    return FindingProof(stills: stills, isReduced: isReduced)
  }

  private mutating func picture(of frame: Int) throws(RenderError) -> ReportedPicture {
    if let known = drawn[frame] { return known }
    let time = film.frameRate.time(ofFrame: frame)
    let picture = try ReportedPicture(renderer.surface(of: film.scene(frame: frame), at: time))
    drawn[frame] = picture
    return picture
  }

  /// Returns the outline on the canvas of a finding at a moment.
  private func outline(of finding: AuditFinding, in frame: Int) -> [Point] {
    var corners: [Point] = []
    let time = Time.seconds(film.frameRate.time(ofFrame: frame).seconds())
    if let area = finding.area {
      if finding.worst.map({ $0 == frame }) ?? true { corners = area.corners.points }
    } else if let layer = finding.layer,
      let moment = view.course(layer).moment(at: min(time, film.duration)), moment.isSeen
    {
      corners = moment.corners
    }
    let size = film.canvas.size
    return corners.map { Point($0.x / size.width, $0.y / size.height) }
  }
}
