// How commands combine with what is there is said in the words of the kernels.
@_exported public import enum SegueKernels.CompositeOperator

/// One drawing instruction: a shape filled with a paint.
public struct DrawCommand: Hashable, Sendable {
  /// Where it draws.
  public var shape: Shape
  /// What bounds it further; each multiplies the coverage.
  public var clips: [Shape]
  /// What it draws.
  public var paint: PaintSource
  /// How much of it shows, of 255.
  public var opacity: UInt8
  /// How it combines with what is there.
  public var composite: CompositeOperator

  /// The instruction to fill `shape` with `paint`.
  public init(
    _ shape: Shape, _ paint: PaintSource, opacity: UInt8 = 255, clips: [Shape] = [],
    composite: CompositeOperator = .sourceOver
  ) {
    self.shape = shape
    self.paint = paint
    self.opacity = opacity
    self.clips = clips
    self.composite = composite
  }

  /// The pixels it can change.
  public var bounds: PixelRect {
    clips.reduce(shape.bounds) { $0.intersection($1.bounds) }
  }
}

extension DrawCommand {
  /// Whether what is opaque in the paint takes the place of what is there.
  var replacesByOpaque: Bool { opacity == 255 && composite.replacesByOpaque }
}

extension CompositeOperator {
  /// Whether an opaque source takes the place of what is there.
  var replacesByOpaque: Bool { self == .sourceOver || self == .source }

  /// Whether what was opaque stays opaque.
  var keepsAlpha: Bool {
    switch self {
    case .clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationOut,
      .destinationAtop, .exclusiveOr, .modulate:
      false
    case .destination, .sourceOver, .destinationOver, .sourceAtop, .plus, .multiply, .screen,
      .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity:
      true
    }
  }
}
