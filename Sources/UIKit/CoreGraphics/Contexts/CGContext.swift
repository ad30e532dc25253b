public import Foundation
package import SegueGeometry
package import SegueSceneGraph

/// A canvas that remembers what is drawn on it, as layers.
///
/// Nothing becomes pixels here. Each call that paints makes a layer with its fill or stroke, opacity,
/// blend mode and shadow; clips become layers around them.
public final class CGContext {
  /// The box that is drawn on, in points of the canvas; y points down.
  package let canvas: Rect
  /// Pixels for each point.
  package let scale: Double
  /// From user space before any call to the canvas.
  let baseTransform: CGAffineTransform
  /// True for a canvas of grays without alpha, which begins black.
  private let isGray: Bool
  var state: GraphicsState
  private var states: [GraphicsState] = []
  /// The path that is being built, on the canvas.
  var outline = CGMutablePath()
  var drawn: DrawnLayers
  /// The transparency layers that have begun, each with what was drawn before.
  var outer: [(drawn: DrawnLayers, state: GraphicsState)] = []
  private var count = 0
  /// From the space of glyphs to user space; no part of the state that is kept.
  public var textMatrix = CGAffineTransform.identity

  /// A canvas of a size in points.
  ///
  /// - Parameter base: from user space before any call to the canvas.
  package init(
    size: CGSize, scale: CGFloat = 1, base: CGAffineTransform = .identity, isGray: Bool = false
  ) {
    self.isGray = isGray
    canvas = Rect(origin: .zero, size: Size(size))
    self.scale = Double(scale)
    baseTransform = base
    state = GraphicsState(transform: base)
    drawn = DrawnLayers(on: canvas)
  }

  /// Layers drawn so far, in order.
  package var drawing: [Layer] { drawn.layers }

  /// The width, in pixels.
  public var width: Int { Int((canvas.width * scale).rounded(.up)) }
  /// The height, in pixels.
  public var height: Int { Int((canvas.height * scale).rounded(.up)) }
  /// Color space of the components.
  public var colorSpace: CGColorSpace? { isGray ? .deviceGray : .device }

  /// Returns the drawing so far as a picture.
  public func makeImage() -> CGImage? {
    CGImage(
      .drawing(drawing, canvas.size), pixels: Size(Double(width), Double(height)), isGray: isGray)
  }

  /// Nothing waits to be drawn.
  public func flush() {}
  /// Nothing waits to be drawn.
  public func synchronize() {}

  /// A name for the next layer.
  func nextID(_ kind: String) -> LayerID {
    count += 1
    return LayerID("\(kind)-\(count)")
  }

  func number() -> Int {
    count += 1
    return count
  }

  // MARK: State

  /// Keeps the state.
  public func saveGState() { states.append(state) }

  /// Brings back the state that was kept last.
  public func restoreGState() { if let last = states.popLast() { state = last } }

  /// From user space to the canvas.
  public var ctm: CGAffineTransform { state.transform }
  /// From user space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Shifts user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns user space.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Has user space mapped by `transform` first.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
}

extension CGContext {
  /// Lets nothing be drawn outside of the path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takeOutline(), rule.scene)
  }

  /// Lets nothing be drawn outside of a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(Rect(rect)).applying(ctm), .nonZero) }

  /// Lets nothing be drawn outside of rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: Path(rects.flatMap { Path(Rect($0)).applying(ctm).elements }), .nonZero)
  }

  /// Lets things show as much as a picture, stretched to a rectangle, is opaque; as much as it is light, if
  /// it has grays and no alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    add(.mask(imageLayer(mask, in: rect, isFlipped: true), mask.isGray ? .luminance : .alpha))
  }

  /// Forgets all clips.
  public func resetClip() { state.clips = [] }

  /// The box outside of which nothing is drawn, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.compactMap(\.box).reduce(canvas as Rect?) { rest, clip in
      rest.flatMap { $0.intersection(clip) }
    }
    return box.map { CGRect($0).applying(ctm.inverted()) } ?? .null
  }

  private func clip(to path: Path, _ rule: FillRule) {
    if unsafe CGPath(path).isRect(nil) {
      add(.rect(path.controlBox))
    } else {
      add(.path(path, rule))
    }
  }

  private func add(_ shape: GraphicsState.Clip.Shape) {
    state.clips.append(GraphicsState.Clip(number: number(), shape: shape))
  }
}

extension CGContext {
  /// A canvas of so many pixels, whose y points up; the memory is not written.
  ///
  /// Where `space` is of grays and `bitmapInfo` says no alpha, its picture is a mask by its lightness.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(
      size: CGSize(width: width, height: height),
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      isGray: space.model == .monochrome
        && bitmapInfo & CGContext.alphaBits == CGImageAlphaInfo.none.rawValue)
  }

  /// The bits of a bitmap's description that say where its alpha is.
  private static var alphaBits: UInt32 { 0x1F }

  /// Begins a drawing that is put on the canvas as one, cut by a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
}

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
