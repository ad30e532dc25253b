package import SegueAudit
package import SegueGeometry
import SegueMotion
import SegueMotionAssertions
package import SegueRendering
import SegueSceneGraph
import SegueTextSupport
package import SegueVerification

/// The frames that prove a finding, as pictures.
package struct FindingProof: Hashable, Sendable, Codable {
  /// One of the frames.
  package struct Still: Hashable, Sendable, Codable {
    /// Parts of a finding that a still can show.
    package enum Part: String, Hashable, Sendable, Codable {
      case before, during, after
    }

    /// Part of the finding that the still shows.
    package let part: Part
    /// The number of the frame.
    package let frame: Int
    /// Time at which it is shown, in milliseconds.
    package let milliseconds: Double
    /// The picture.
    package internal(set) var picture: ReportedPicture
    /// The corners of what the finding is about, as parts of the picture's sides; none where that is not seen.
    package let outline: [Point]
  }

  /// The frames in order.
  package internal(set) var stills: [Still]
  /// True if the stills are of the film for those who want reduced motion.
  package let isReduced: Bool

  /// The bytes of all its pictures.
  var byteCount: Int { stills.reduce(0) { $0 + $1.picture.file.count } }

  /// Keeps as many pictures, and as wide, as the detail allows; one that cannot be read again is left out.
  mutating func thin(to detail: PictureDetail) {
    if let count = detail.maximumFrames, stills.count > count {
      let choice = FrameChoice(stills.map { $0.part == .during }, count: count)
      stills = choice.indices.map { stills[$0] }
    }
    guard let width = detail.maximumWidth else { return }
    stills = stills.compactMap { still in
      var still = still
      guard let small = still.picture.shrunk(to: width, keepsMarks: false) else { return nil }
      still.picture = small
      return still
    }
  }
}

/// Frames that prove a finding: the one in front of those that it names, some of them, and the one behind.
package struct ProofFrames {
  /// The frames in order.
  package let all: [(part: FindingProof.Still.Part, frame: Int)]

  /// The most of the frames that a finding names.
  private static let most = 4

  /// The frames for those of a finding, in a film of `count`; the worst is among them.
  package init(for named: ClosedRange<Int>, worst: Int? = nil, of count: Int) {
    let last = max(count - 1, 0)
    let named = min(named.lowerBound, last)...min(named.upperBound, last)
    var inside = FrameChoice(named.map { _ in true }, count: Self.most).indices
      .map { named.lowerBound + $0 }
    if let worst, named.contains(worst), !inside.contains(worst) {
      // It takes the place of the one that is nearest, but for the first and the last.
      let inner = inside.indices.dropFirst().dropLast()
      let nearest = inner.min { (inside[$0] - worst).magnitude < (inside[$1] - worst).magnitude }
      if let nearest { inside[nearest] = worst }
    }
    all =
      (named.lowerBound > 0 ? [(.before, named.lowerBound - 1)] : [])
      + inside.map { (.during, $0) }
      + (named.upperBound < last ? [(.after, named.upperBound + 1)] : [])
  }
}

extension FindingProof.Still: Plausible {
  /// True if a film can have such a frame.
  package var isPlausible: Bool { frame >= 0 && milliseconds.isFinite }
}

/// Draws the frames that prove what was found in a film, small.
package struct ProofDrawer {
  private let film: AnimatedScene
  private let view: FilmView
  private let renderer: SceneRenderer
  private let isReduced: Bool
  /// Pictures drawn already: findings often share their frames.
  private var drawn: [Int: ReportedPicture] = [:]

  /// The longest side of a picture, in pixels.
  private static let longestSide = 480.0

  /// Draws frames of a film, or of its variant for those who want less motion.
  package init(_ film: SnapshotCase, isReduced: Bool = false) {
    var small = film.film
    let side = max(small.canvas.size.width, small.canvas.size.height)
    small.canvas.scale = min(small.canvas.scale, Self.longestSide / side)
    self.film = small
    view = FilmView(small, stage: film.stage, safeArea: film.safeArea)
    renderer = film.renderer
    self.isReduced = isReduced
  }

  /// The frames that prove a finding.
  package mutating func proof(of finding: AuditFinding) throws(RenderError) -> FindingProof {
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
    let picture = try ReportedPicture(
      renderer.surface(of: film, at: time), .near)
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
