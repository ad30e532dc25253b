public import SegueMotion
import SegueVerification

/// A way to hold a film to what was expected on it; a test may ask for several at once.
///
///     await expectTransition(of: card, as: .timeline, .still(at: .milliseconds(150)))
public struct SnapshotStrategy: Hashable, Sendable {
  /// Kinds of snapshots to keep.
  enum Kind: Hashable {
    case golden(GoldenKind)
    case still(Moment)
  }

  /// One moment of a film.
  enum Moment: Hashable {
    case time(Time)
    case mark(String)
  }

  let kind: Kind

  /// State of every layer in every frame, as text: reveals the layer that moves differently, and its first
  /// differing frame, and is read in a review.
  public static let timeline = SnapshotStrategy(kind: .golden(.timeline))

  /// The digest of every frame: finds any change of any pixel, and keeps none.
  public static let frames = SnapshotStrategy(kind: .golden(.frames))

  /// Five moments in one picture: shows in a review what a film looks like.
  public static let filmStrip = SnapshotStrategy(kind: .golden(.strip))

  /// One moment in full size.
  public static func still(at time: Time) -> SnapshotStrategy {
    SnapshotStrategy(kind: .still(.time(time)))
  }

  /// The moment that the film itself has given this name.
  public static func still(atMark name: String) -> SnapshotStrategy {
    SnapshotStrategy(kind: .still(.mark(name)))
  }

  /// Strategies used where a test names none.
  static let standard: [SnapshotStrategy] = [.timeline, .frames, .filmStrip]
}

extension [SnapshotStrategy] {
  /// The goldens that a verifier looks after.
  var kinds: Set<GoldenKind> {
    Set(
      compactMap { strategy in
        if case .golden(let kind) = strategy.kind { kind } else { nil }
      })
  }

  /// The moments of which pictures are kept, each once.
  var moments: [SnapshotStrategy.Moment] {
    var moments: [SnapshotStrategy.Moment] = []
    for strategy in self {
      if case .still(let moment) = strategy.kind, !moments.contains(moment) {
        moments.append(moment)
      }
    }
    return moments
  }
}
