public import Foundation
internal import SegueGeometry
internal import SegueSceneGraph

extension CGContext {
  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the color of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of areas.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Colors say for themselves what their components mean.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Colors say for themselves what their components mean.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Sets the thickness of lines.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = Double(width) }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Sets how pieces of lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.join = join }
  /// Sets how long points of lines may be.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = Double(limit) }
  /// Sets the dashes of lines; none for unbroken ones.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dashes) = (Double(phase), lengths.map { Double($0) })
  }

  /// Sets how much of what is drawn covers what lies below.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
  /// Sets how colors meet those below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a black shadow of a third of full strength; it is not moved with user space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow, or none for no color; it is not moved with user space.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // Where y of the base points up, it points up for shadows as well.
    let down: CGFloat = baseTransform.d < 0 ? -1 : 1
    let way = Vector(CGSize(width: offset.width, height: offset.height * down))
    state.shadow = color.map { Shadow(color: $0.color, offset: way, blur: Double(max(blur, 0))) }
  }

  /// Quality of the sampling of pictures.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Edges are always drawn by their area.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Edges are always drawn by their area.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Curves are drawn as such.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Colors are those of sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Letters are drawn as areas.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  // MARK: Spaces

  /// The place on the canvas, in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }
  /// The box on the canvas, in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }
  /// The place in user space of a pixel.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// The box in user space of a box of pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
