// How commands combine with what is there is said in the words of the kernels.
@_exported public import enum SegueKernels.CompositeOperator

/// One drawing instruction: a shape filled with a paint.
public struct DrawCommand: Hashable, Sendable {
  /// Area in which the command draws.
  public var shape: Shape
  /// Shapes that bound the command further; each multiplies the coverage.
  public var clips: [Shape]
  /// Source of the drawn colors.
  public var paint: PaintSource
  /// Opacity of the command, of 255.
  public var opacity: UInt8
  /// Operator that combines the command with the pixels below.
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
  /// True if opaque parts of the paint replace the pixels below.
  var replacesByOpaque: Bool { opacity == 255 && composite.replacesByOpaque }
}

extension CompositeOperator {
  /// True if an opaque source replaces the pixels below.
  var replacesByOpaque: Bool { self == .sourceOver || self == .source }
}
