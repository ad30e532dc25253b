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
  var motionBlur: MotionBlur?
  var background = Color.white

  /// The area that is drawn on.
  var canvas: Canvas? {
    guard let size = size ?? device?.size else { return nil }
    return Canvas(
      size: size, scale: scale ?? device?.scale ?? 1, background: frame == nil ? background : .white
    )
  }
}
