import SegueKernels

/// A command of one pass, with everything that does not depend on the tile: its coverage, and its
/// paint resolved.
///
/// A reference, because it is handed to every tile and never changes.
final class PreparedCommand: Sendable {
  /// What fills the shape.
  enum Source: Sendable {
    case color(Pixel)
    case gradient(GradientRows)
    case picture(PreparedPicture)
    case layer(Layer)
    case shadow(ShadowRows, Pixel)
  }

  let source: Source
  let coverage: Coverage
  let opacity: UInt8
  let composite: CompositeOperator
  /// The pixels that are hidden behind the command, whatever was there.
  let hidden: PixelRect

  /// The pixels the command can change.
  var bounds: PixelRect { coverage.bounds }

  /// The command as it draws in `region`; `nil` if it draws nothing there.
  init?(
    _ command: DrawCommand, in region: PixelRect, _ scene: PassScene
  ) throws(MemoryShortage) {
    var area = command.bounds.intersection(region)
    if case .layer(let id) = command.paint, let layer = scene.layers[id] {
      area = area.intersection(layer.region)
    }
    if case .backdrop = command.paint, let backdrop = scene.backdrop {
      area = area.intersection(backdrop.region)
    }
    if case .shadow(let shadow) = command.paint { area = area.intersection(shadow.bounds) }
    if area.isEmpty || command.opacity == 0 && command.composite == .sourceOver { return nil }
    let coverage = command.clips.reduce(command.shape.coverage(in: area)) {
      $0.intersection($1.coverage(in: area))
    }
    if coverage.bounds.isEmpty { return nil }
    guard let source = try Source(command, area, scene) else { return nil }
    self.source = source
    self.coverage = coverage
    composite = command.composite
    opacity = source.hasOwnOpacity ? 255 : command.opacity
    let hides =
      coverage.isRectangle && source.isOpaque && opacity == 255
      && (composite == .sourceOver || composite == .source)
    hidden = hides ? coverage.bounds : PixelRect(x: 0, y: 0, width: 0, height: 0)
  }
}

/// What the commands of a pass refer to.
struct PassScene {
  let pictures: [Picture]
  let layers: [LayerID: Layer]
  /// The canvas as it is; `nil` while it is being painted.
  let backdrop: Layer?
}

/// A finished surface and where on the canvas it stands.
struct Layer: Sendable {
  let surface: Surface
  let region: PixelRect
  /// Whether every pixel of the region is known to be opaque.
  var isOpaque = false

  /// Where the pixel of a column and a row stands in the surface.
  func index(_ x: Int, _ y: Int) -> Int { (y - region.minY) * region.width + x - region.minX }
}

extension PreparedCommand.Source {
  /// Resolves a paint that draws in `area`.
  init?(_ command: DrawCommand, _ area: PixelRect, _ scene: PassScene) throws(MemoryShortage) {
    switch command.paint {
    case .color(let color):
      self = .color(command.composite == .sourceOver ? color.faded(by: command.opacity) : color)
    case .gradient(let gradient): self = .gradient(GradientRows(gradient))
    case .picture(let id, let map, let filter):
      let position: PreparedPicture.Position =
        if let whole = map.wholeOffset {
          .whole(x: whole.x, y: whole.y)
        } else if filter == .nearest {
          .nearest(map)
        } else if map.isTranslation {
          .moved(map)
        } else {
          .straight(map)
        }
      self = try .picture(scene.prepared(id, position, command))
    case .projectedPicture(let id, let map):
      self = try .picture(scene.prepared(id, .projected(map), command))
    case .layer(let id):
      guard let layer = scene.layers[id] else { return nil }
      self = .layer(layer)
    case .backdrop:
      guard let backdrop = scene.backdrop else { return nil }
      self = .layer(backdrop)
    case .shadow(let shadow):
      self = .shadow(ShadowRows(shadow, area), shadow.color.faded(by: command.opacity))
    }
  }

  /// Whether the opacity of the command is part of the source already: of a color it is a factor,
  /// and of an opaque picture a weight of the sampling.
  var hasOwnOpacity: Bool {
    switch self {
    case .color, .shadow: true
    case .picture(let picture): picture.isFolded
    case .gradient, .layer: false
    }
  }

  /// Whether every pixel of the source hides what is behind it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    case .picture(let picture): picture.isFolded && picture.weights.hidesBackdrop
    case .layer(let layer): layer.isOpaque
    case .shadow: false
    }
  }
}

extension PassScene {
  /// A picture ready for sampling.
  ///
  /// Only a picture that is opaque and drawn over takes the opacity into its weights.
  fileprivate func prepared(
    _ id: PictureID, _ position: PreparedPicture.Position, _ command: DrawCommand
  ) throws(MemoryShortage) -> PreparedPicture {
    precondition(pictures.indices.contains(id.index), "the list draws a picture it was not given")
    let picture = pictures[id.index]
    let isFolded = picture.isOpaque && command.composite == .sourceOver
    return try PreparedPicture(
      picture, position, isFolded: isFolded, opacity: isFolded ? command.opacity : 255)
  }
}
