import SegueFitting
package import SegueMotion
import SegueRaster
package import SegueRendering
package import SegueVerification

/// Movements that two films have of which frames with one number belong together, as far as they go otherwise: both are
/// measured as `fit` does, and told apart only where that is beyond what both may be off.
package struct MovementDifferences: Sendable {
  /// The movements that go otherwise, the largest first.
  package private(set) var movements: [ComparedMovement] = []

  /// Frames before the first one that differs and behind the last one, in which things begin to move and come to rest.
  private static let around = 40
  /// The most frames that are measured: what moves for longer is seldom one movement.
  private static let most = 600

  /// Nothing goes otherwise, as far as is known.
  package init() {}

  /// Measures what moves in two films where pictures differ and other times may be the cause.
  ///
  /// - Parameters:
  ///   - findings: what is known of the differences.
  ///   - frames: the frames that differ, ascending.
  ///   - scene: the film that was expected, if that is one of layers with names.
  package init(
    behind findings: [RecordingDifference], in frames: [Int], at rate: FrameRate,
    expected: any FramePictures, actual: any FramePictures, scene: AnimatedScene?
  ) throws(RenderError) {
    guard findings.contains(where: \.leavesTimesOpen), let first = frames.first,
      let last = frames.last
    else { return }
    let range = max(0, first - Self.around)..<last + 1 + Self.around
    guard range.count <= Self.most,
      let old = try LumaSequence(of: expected, in: range, at: rate),
      let new = try LumaSequence(of: actual, in: range, at: rate)
    else { return }
    compare(new, with: old, layers: scene.map { MovingLayers($0) })
  }

  private mutating func compare(
    _ new: LumaSequence, with old: LumaSequence, layers: MovingLayers?
  ) {
    let meant = MeasuredMovement.all(in: old).filter(\.curve.isCertain)
    if meant.isEmpty { return }
    let own = MeasuredMovement.all(in: new).filter(\.curve.isCertain)
    movements = meant.compactMap { movement in
      guard let match = movement.match(among: own) else { return nil }
      let landmarks = LandmarkComparison(
        recorded: match, agreed: movement, lettingPass: .doubt)
      guard landmarks.verdict == .different else { return nil }
      return ComparedMovement(landmarks: landmarks, layer: layers?.name(of: movement))
    }
  }

  /// True if a movement begins at another time: by half of so many milliseconds at least.
  fileprivate func begins(late milliseconds: Int) -> Bool {
    movements.contains { abs($0.landmarks.beginDelay * 2000) >= Double(abs(milliseconds)) }
  }

  /// The differences, in words.
  package var findings: [String] { movements.flatMap(\.findings) }
}

extension RecordingVerdict {
  /// The findings of the verdict, and how movements go otherwise in front of where that is seen.
  package func told(_ measured: MovementDifferences) -> [Difference] {
    findings.map { .footage($0) }.told(measured)
  }
}

extension [Difference] {
  /// The same differences, and how movements go otherwise in front of where that is seen: in place of what squares of
  /// pixels say of times, which is less exact.
  ///
  /// That everything is late stays where a movement begins late.
  func told(_ measured: MovementDifferences) -> [Difference] {
    if measured.movements.isEmpty { return self }
    let left = filter { difference in
      switch difference {
      case .footage(.late(let milliseconds)): measured.begins(late: milliseconds)
      case .footage(.elsewhen): false
      default: true
      }
    }
    let causes = left.prefix { difference in
      if case .footage(let finding) = difference { !finding.isAboutPlaces } else { true }
    }
    return causes + measured.findings.map { .movement($0) } + left.dropFirst(causes.count)
  }
}

extension LumaSequence {
  /// The pictures of some frames of a film, as far as it has them; nothing where there is no room for them.
  fileprivate init?(
    of film: any FramePictures, in frames: Range<Int>, at rate: FrameRate
  ) throws(RenderError) {
    var (film, reel) = (film, LumaSequence?.none)
    for frame in frames {
      guard let picture = try film.picture(of: frame) else { break }
      var known = reel ?? LumaSequence(width: picture.width, height: picture.height)
      reel = nil
      guard known.add(picture, at: rate.time(ofFrame: frame).seconds()) else { return nil }
      reel = known
    }
    guard let reel else { return nil }
    self = reel
  }
}
