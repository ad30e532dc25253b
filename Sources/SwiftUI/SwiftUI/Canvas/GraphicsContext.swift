public import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

/// A way to draw on a canvas, with settings for what is drawn next; copies draw on the same canvas.
///
/// Tiled pictures and shaders are not among the shadings, nor thresholds of opacity among the filters: scenes have
/// neither.
public struct GraphicsContext {
  /// Opacity of what is drawn, and mixing with what is there.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  /// Map of what is drawn into the coordinates of the canvas.
  public var transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { sheet.environment }

  let sheet: CanvasSheet
  /// The outlines and pictures outside of which nothing is drawn, in the coordinates of the canvas.
  private var clips: [Clip] = []
  /// The filters of what is drawn, in the order in which they were added.
  private var filters: [Filter] = []

  /// Something outside of which nothing is drawn.
  private enum Clip {
    case path(Path, FillStyle)
    case mask([Layer])
  }

  init(on sheet: CanvasSheet) { self.sheet = sheet }

  // MARK: Maps

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and filters

  /// Ways of clipping.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing is drawn inside of the clip.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var (path, style) = (path.applying(transform), style)
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: sheet.size))
      style.isEOFilled = true
    }
    clips.append(.path(path, style))
  }

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layers = try drawnApart(content)
    let mask = Layer("clip", children: layers) {
      $0.frame = sheet.box
      $0.opacity = opacity
    }
    clips.append(.mask([mask]))
  }

  public var clipBoundingRect: CGRect {
    let all = CGRect(origin: .zero, size: sheet.size)
    let box = clips.reduce(all) { rest, clip in
      guard case .path(let path, _) = clip else { return rest }
      return rest.intersection(path.boundingRect)
    }
    return box.isNull ? .null : box.applying(transform.inverted())
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // MARK: Drawing

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layers = try drawnApart(content)
    var group = Layer("layer", children: layers) { $0.frame = sheet.box }
    group.properties.isIsolated = true
    put([group])
  }

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let apart = sheet.another().target
    apart.concatenate(transform)
    try content(apart)
    put(apart.drawing)
  }

  /// Layers that code draws on a canvas of its own, with the map of this one.
  private func drawnApart(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [Layer] {
    let apart = sheet.another()
    var context = GraphicsContext(on: apart)
    context.transform = transform
    try content(&context)
    return apart.target.drawing
  }

  /// Has Core Graphics draw in the coordinates of the context.
  func draw(_ work: (CGContext) -> Void) {
    guard filters.isEmpty else {
      let apart = sheet.another().target
      apart.concatenate(transform)
      work(apart)
      return put(apart.drawing)
    }
    withSettings {
      $0.concatenate(transform)
      work($0)
    }
  }

  /// Puts layers on the canvas, in its coordinates, through filters and clips.
  private func put(_ layers: [Layer]) {
    if layers.isEmpty { return }
    // The filter that was added last is the first to see what is drawn.
    let filtered = filters.reversed().reduce(layers) { layers, filter in
      [filter.applied(to: layers, in: sheet.box, environment)]
    }
    withSettings { $0.draw(filtered) }
  }

  private func withSettings(_ work: (CGContext) -> Void) {
    let target = sheet.target
    target.saveGState()
    defer { target.restoreGState() }
    for clip in clips {
      switch clip {
      case .path(let path, let style):
        target.beginPath()
        target.addPath(path.cgPath)
        target.clip(using: style.isEOFilled ? .evenOdd : .winding)
      case .mask(let layers): cut(target, to: layers)
      }
    }
    target.setAlpha(CGFloat(opacity))
    target.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
    work(target)
  }

  /// Lets things show as much as layers are opaque.
  private func cut(_ target: CGContext, to layers: [Layer]) {
    let mask = sheet.another().target
    mask.draw(layers)
    guard let picture = mask.makeImage() else { return }
    // A mask's top is where y is largest, as in a space whose y points up.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: sheet.size.height)
    target.concatenate(flip)
    target.clip(to: CGRect(origin: .zero, size: sheet.size), mask: picture)
    target.concatenate(flip)
  }
}

extension CanvasSheet {
  /// The canvas as a box of scenes.
  var box: Rect {
    Rect(origin: .zero, size: Size(Double(size.width), Double(size.height)))
  }
}

extension GraphicsContext {
  /// Mixing of what is drawn with what is there.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    public static let normal = BlendMode(.normal)
    public static let multiply = BlendMode(.multiply)
    public static let screen = BlendMode(.screen)
    public static let overlay = BlendMode(.overlay)
    public static let darken = BlendMode(.darken)
    public static let lighten = BlendMode(.lighten)
    public static let colorDodge = BlendMode(.colorDodge)
    public static let colorBurn = BlendMode(.colorBurn)
    public static let softLight = BlendMode(.softLight)
    public static let hardLight = BlendMode(.hardLight)
    public static let difference = BlendMode(.difference)
    public static let exclusion = BlendMode(.exclusion)
    public static let hue = BlendMode(.hue)
    public static let saturation = BlendMode(.saturation)
    public static let color = BlendMode(.color)
    public static let luminosity = BlendMode(.luminosity)
    public static let clear = BlendMode(.clear)
    public static let copy = BlendMode(.copy)
    public static let sourceIn = BlendMode(.sourceIn)
    public static let sourceOut = BlendMode(.sourceOut)
    public static let sourceAtop = BlendMode(.sourceAtop)
    public static let destinationOver = BlendMode(.destinationOver)
    public static let destinationIn = BlendMode(.destinationIn)
    public static let destinationOut = BlendMode(.destinationOut)
    public static let destinationAtop = BlendMode(.destinationAtop)
    public static let xor = BlendMode(.xor)
    public static let plusDarker = BlendMode(.plusDarker)
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
