public import SegueGeometry
import SegueTextSupport

/// The frames that prove a finding, as pictures.
public struct FindingProof: Hashable, Sendable, Codable {
  /// One of the frames.
  public struct Still: Hashable, Sendable, Codable {
    /// Parts of a finding that a still can show.
    public enum Part: String, Hashable, Sendable, Codable {
      case before, during, after
    }

    /// Part of the finding that the still shows.
    public let part: Part
    /// The number of the frame.
    public let frame: Int
    /// Time at which it is shown, in milliseconds.
    public let milliseconds: Double
    /// The picture.
    public internal(set) var picture: ReportedPicture
    /// The corners of what the finding is about, as parts of the picture's sides; none where that is not seen.
    public let outline: [Point]
  }

  /// The frames in order.
  public internal(set) var stills: [Still]
  /// True if the stills are of the film for those who want reduced motion.
  public let isReduced: Bool

  /// The bytes of all its pictures.
  var byteCount: Int { stills.reduce(0) { $0 + $1.picture.png.count } }

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
