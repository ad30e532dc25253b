import HeadlessCoreGraphics
public import HeadlessUIKit

/// A film of what an app's code does, with a name.
@MainActor
public struct TransitionFilm {
  /// The name by which the program knows it.
  public nonisolated let name: String
  private let exchange: UIKitTransition
  private let device: HeadlessDevice
  private let touches: [ScriptedTouch]
  private let limit: Double

  /// A film of a transition.
  ///
  /// - Parameters:
  ///   - device: whose screen is filmed.
  ///   - touches: what fingers do meanwhile; times count from the begin of the film.
  ///   - limit: the seconds after which the film ends in any case.
  public static func film(
    _ name: String, _ exchange: UIKitTransition, on device: HeadlessDevice = .iPhone,
    touches: [ScriptedTouch] = [], limit: Double = 10
  ) -> TransitionFilm {
    TransitionFilm(
      name: name, exchange: exchange, device: device, touches: touches, limit: limit)
  }

  /// Runs the code.
  func record() -> UIKitRecording {
    UIKitRecording(of: exchange, on: device, touches: touches, limit: limit)
  }
}
