import SegueKernels

/// A command in some rows of its pass, with everything that does not depend on the tile.
///
/// A reference, because it is handed to every tile and never changes.
final class PreparedCommand: Sendable {
  /// Source of the pixels that fill the shape.
  enum Source: Sendable {
    case color(Pixel)
    case gradient(GradientRows)
    case picture(PreparedPicture)
    case layer(Offscreen)
    /// A layer that is painted here.
    case inlined(InlinedLayer)
    case shadow(ShadowRows, Pixel)
    /// Letters, which bring their own coverage.
    case letters(PlacedMasks, Pixel)
    case dissolved(Offscreen, DissolveTable)
    case resampled(Offscreen, PixelResampling)
    /// A layer that is seen through glass.
    case refracted(Offscreen, LensRows)
    /// Numbers of matrices.
    case recolored([Float])
  }

  let source: Source
  let coverage: Coverage
  let opacity: UInt8
  let composite: CompositeOperator
  /// True if opaque parts of the source replace the pixels below.
  let replacesByOpaque: Bool
  /// True if nothing shows through where the shape covers whole pixels, regardless of what an inlined layer
  /// hides.
  let isOpaque: Bool

  /// The pixels the command can change.
  var bounds: PixelRect { coverage.bounds }

  init(_ source: Source, coverage: Coverage, of command: DrawCommand) {
    self.source = source
    self.coverage = coverage
    composite = command.composite
    opacity = source.hasOwnOpacity ? 255 : command.opacity
    replacesByOpaque = opacity == 255 && composite.replacesByOpaque
    isOpaque = source.isOpaque && replacesByOpaque
  }
}

extension DrawCommand {
  /// Returns true if nothing shows through where the shape covers whole pixels.
  func isOpaque(with source: PreparedCommand.Source) -> Bool {
    source.isOpaque
      && (source.hasOwnOpacity ? composite.replacesByOpaque : replacesByOpaque)
  }
}

extension PreparedCommand.Source {
  /// True if the source already includes the command's opacity: as a factor of a color, or as a sampling weight
  /// of an opaque picture.
  var hasOwnOpacity: Bool {
    switch self {
    case .color, .shadow, .letters: true
    case .picture(let picture): picture.isFolded
    case .gradient, .layer, .inlined, .dissolved, .resampled, .refracted, .recolored: false
    }
  }

  /// True if every pixel of the source hides what is behind it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    case .picture(let picture):
      picture.isFolded && picture.weights.hidesBackdrop && picture.isEverywhere
    case .layer(let layer): layer.isOpaque
    case .inlined(let layer): layer.isOpaque
    case .shadow, .dissolved, .resampled, .refracted, .recolored, .letters: false
    }
  }
}
