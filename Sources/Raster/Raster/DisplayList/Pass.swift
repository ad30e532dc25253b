/// Surfaces on which the commands of a pass draw.
public enum Target: Hashable, Sendable {
  /// The surface that leaves the rasterizer.
  case canvas
  /// An intermediate surface, clear at first; it is finished after its pass.
  case layer(OffscreenID)
}

extension Pass {
  /// Filters that a layer passes through after its commands.
  public enum Filter: Hashable, Sendable {
    /// A Gaussian blur.
    case blur(Blur)
  }
}

/// A Gaussian blur of a whole layer.
public struct Blur: Hashable, Sendable {
  /// The standard deviation, in 1/65 536 pixel.
  public var sigma: Int
  /// Treatment of what lies outside the layer.
  public var edges: Edges
  /// A pixel of the canvas that the layer's uncropped box begins with, from which the coarse grid of
  /// wide blurs is counted, so that a crop changes no pixel.
  public var anchor: PixelRect

  /// Kinds of pixels that a blur finds outside what is drawn.
  public enum Edges: String, Hashable, Sendable {
    /// Nothing: the content fades out.
    case clear
    /// The nearest pixel of the anchor's box: a backdrop stays as dense as it is.
    case repeated
  }

  /// The largest standard deviation, in pixels: six of it on each side are far more than a screen.
  public static let widest = 512.0

  /// A blur with this standard deviation, in pixels, of a layer whose uncropped box is `anchor`; wider
  /// ones than ``widest`` are that.
  public init(sigma: Double, edges: Edges, anchor: PixelRect) {
    self.sigma = sigma > 0 ? Int((min(sigma, Blur.widest) * 65_536).rounded()) : 0
    self.edges = edges
    self.anchor = anchor
  }
}

/// Commands that draw on one target, in order.
public struct Pass: Hashable, Sendable {
  /// Surface on which the commands draw.
  public var target: Target
  /// The pixels of the canvas they are confined to; for a layer, also its extent.
  public var region: PixelRect
  /// Commands of the pass, from back to front.
  public var commands: [DrawCommand]
  /// Filter that the layer passes through afterwards.
  public var filter: Filter?

  /// A pass of these commands.
  public init(
    _ target: Target, in region: PixelRect, _ commands: [DrawCommand], filter: Filter? = nil
  ) {
    self.target = target
    self.region = region
    self.commands = commands
    self.filter = filter
  }
}

extension Pass {
  /// Returns the source that the pass copies into an area, if it does nothing but copy a layer or the canvas.
  func copied(in area: PixelRect) -> PaintSource? {
    guard commands.count == 1, commands[0].copies(area.intersection(region)) else { return nil }
    return commands[0].paint
  }
}

extension DrawCommand {
  /// Returns true if the command fills all of an area with its paint unchanged.
  package func copies(_ area: PixelRect) -> Bool {
    guard case .pixels(let box) = shape, clips.isEmpty, replacesByOpaque else { return false }
    return box.contains(area)
  }
}
