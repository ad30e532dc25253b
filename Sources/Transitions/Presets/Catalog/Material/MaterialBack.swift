import SegueMotion
import SegueTransitions

/// Common behavior of Material's surfaces while a finger previews the way back.
///
/// The finger is taken to come from the side where reading starts.
enum MaterialBack {
  private static let curve = Easing.known("android.back-gesture")

  /// The finger's whole way.
  static let drag = TransitionTiming.curve(curve, 1000)

  /// Returns the progress of a finger when it lets go.
  static func part(of release: Release) -> Double { curve.value(at: release.progress) }

  /// A surface that has been let go leaves the quicker the further it has come.
  static func leaving(after release: Release) -> TransitionTiming {
    .curve(.fastOutSlowIn, 300 - 150 * min(max(release.progress, 0), 1))
  }

  /// The preview goes back in a tenth of a second, slow at both ends like half a wave.
  static let cancellation = TransitionTiming.curve(.cubicBezier(0.445, 0.05, 0.55, 0.95), 100)
}
