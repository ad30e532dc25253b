import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// The canvas as its author wrote it.
struct CanvasDraft: Sendable {
  var device: Device?
  /// The device that is seen around the canvas.
  var frame: Device?
  var size: Size?
  var scale: Double?
  var safeArea: Insets?
  var cornerRadius: Double?
  var frameRate = FrameRate.sixty
  var background = Color.white

  /// The area that is drawn on.
  var canvas: Canvas? {
    guard let size = size ?? device?.size else { return nil }
    return Canvas(
      size: size, scale: scale ?? device?.scale ?? 1, background: frame == nil ? background : .white
    )
  }

  /// The film with the device around it, if one is to be seen.
  func framed(_ film: AnimatedScene) -> AnimatedScene {
    guard let frame else { return film }
    return DeviceSurround(of: frame).film(
      showing: film, before: background, scale: film.canvas.scale)
  }
}
