/// A command of a pass whose pictures and layers have been found, ready for any rows of it.
final class ResolvedCommand: Sendable {
  private let command: DrawCommand
  /// Source that fills the shape; `nil` for a shadow, and for a layer that is painted here.
  private let source: PreparedCommand.Source?
  /// Work that paints the layer, if nothing has painted it yet.
  private let inlined: PassWork?
  /// True if everything that the inlined work paints is opaque.
  private let isInlinedOpaque: Bool
  private let area: PixelRect
  /// Existing masks of the glyphs to draw.
  private let masks: PlacedMasks?

  /// The command as it draws in `region`; `nil` if it draws nothing there.
  init?(
    _ command: DrawCommand, in region: PixelRect, _ scene: PassScene
  ) throws(MemoryError) {
    var area = command.bounds.intersection(region)
    inlined = command.paint.layer.flatMap { scene.inlined[$0] }
    isInlinedOpaque = inlined?.isOpaque() == true
    switch command.paint {
    case .layer(let id), .dissolved(let id, _):
      guard let painted = inlined?.area ?? scene.layers[id]?.region else { return nil }
      area = area.intersection(painted)
    case .mappedLayer(let id, _): if scene.layers[id] == nil { return nil }
    case .backdrop:
      guard let backdrop = scene.backdrop else { return nil }
      area = area.intersection(backdrop.region)
    case .shadow(let shadow): area = area.intersection(shadow.bounds)
    case .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp, .recolored,
      .resampled:
      break
    }
    if area.isEmpty || command.opacity == 0 && command.composite == .sourceOver { return nil }
    self.command = command
    self.area = area
    masks =
      if case .glyphs(let text) = command.shape {
        scene.glyphs.masks(of: text, in: area.rows, scene.kernels)
      } else {
        nil
      }
    source = try PreparedCommand.Source(command, scene)
  }

  /// The command in a box; `nil` if it draws nothing there.
  func prepared(in box: PixelRect, _ scratch: inout CoverageScratch) -> PreparedCommand? {
    let part = area.intersection(box)
    if part.isEmpty { return nil }
    if let masks, let letters = letters(masks) {
      return PreparedCommand(letters, coverage: Coverage(part), of: command)
    }
    var coverage =
      if case .glyphs(let text) = command.shape {
        scratch.coverage(text, masks, in: part)
      } else {
        scratch.coverage(command.shape, in: part)
      }
    for clip in command.clips {
      coverage = coverage.intersection(scratch.coverage(clip, in: part))
    }
    if coverage.bounds.isEmpty { return nil }
    if let source { return PreparedCommand(source, coverage: coverage, of: command) }
    if let inlined {
      let layer = InlinedLayer(
        commands: inlined.prepared(in: coverage.bounds, &scratch), isOpaque: isInlinedOpaque)
      return PreparedCommand(.inlined(layer), coverage: coverage, of: command)
    }
    guard case .shadow(let shadow) = command.paint else { return nil }
    return PreparedCommand(
      .shadow(ShadowRows(shadow, part), shadow.color.faded(by: command.opacity)),
      coverage: coverage, of: command)
  }

  /// Letters of one color that nothing but whole pixels cuts off, which are painted as they are put
  /// together.
  private func letters(_ masks: PlacedMasks) -> PreparedCommand.Source? {
    guard case .color(let color)? = source, command.composite == .sourceOver,
      case .glyphs(let text) = command.shape, text.rest == nil,
      command.clips.allSatisfy({ if case .pixels = $0 { true } else { false } })
    else { return nil }
    return .letters(masks, color)
  }

  /// Operator that combines the command with the pixels below.
  var composite: CompositeOperator { command.composite }

  /// Returns true if all of a region is hidden behind the command.
  func hides(_ region: PixelRect) -> Bool {
    guard area.contains(region), isOpaque else { return false }
    return ([command.shape] + command.clips).allSatisfy { shape in
      if case .pixels = shape { true } else { false }
    }
  }

  /// True if nothing shows through where the shape covers whole pixels.
  private var isOpaque: Bool {
    if let source { return command.isOpaque(with: source) }
    return command.replacesByOpaque && isInlinedOpaque
  }
}

/// Resources that the commands of a pass refer to.
struct PassScene {
  let pictures: [Picture]
  let layers: [OffscreenID: Offscreen]
  /// Work for the layers that are painted where they are drawn.
  let inlined: [OffscreenID: PassWork]
  /// The layers that are sampled, ready for it.
  let sampled: SampledLayers
  /// The canvas as it is; `nil` while it is being painted.
  let backdrop: Offscreen?
  /// Cache of drawn glyphs.
  let glyphs: GlyphCache
  let kernels: KernelSet
}

extension PreparedCommand.Source {
  /// Resolves a paint; a shadow is left for the rows that are drawn.
  fileprivate init?(_ command: DrawCommand, _ scene: PassScene) throws(MemoryError) {
    switch command.paint {
    case .color(let color):
      self = .color(command.composite == .sourceOver ? color.faded(by: command.opacity) : color)
    case .gradient(let gradient): self = .gradient(GradientRows(gradient))
    case .picture(let id, let map, let filter):
      let position: PreparedPicture.Position =
        if map.isTranslation && (filter != .nearest || map.wholeOffset != nil) {
          .moved(map)
        } else if filter == .nearest {
          .nearest(map)
        } else {
          .straight(map)
        }
      self = try .picture(scene.prepared(id, at: position, of: command))
    case .projectedPicture(let id, let map):
      self = try .picture(scene.prepared(id, at: .projected(map), of: command))
    case .stamp(let stamp, let map):
      let position: PreparedPicture.Position = map.isTranslation ? .moved(map) : .straight(map)
      self = try .picture(PreparedPicture(stamp.picture, at: position, of: command))
    case .projectedStamp(let stamp, let map):
      self = try .picture(PreparedPicture(stamp.picture, at: .projected(map), of: command))
    case .layer(let id):
      guard let layer = scene.layers[id] else { return nil }
      self = .layer(layer)
    case .mappedLayer(let id, let map):
      guard let layer = scene.sampled[SampledOffscreen.Key(id, map)] else { return nil }
      self = .picture(PreparedPicture(layer, map))
    case .dissolved(let id, let dissolve):
      guard let layer = scene.layers[id] else { return nil }
      self = .dissolved(layer, DissolveTable(dissolve))
    case .resampled(let id, let resampling):
      // It is drawn beyond the layer too, clear there: also in a part of a frame that needs none of it.
      let layer = if let layer = scene.layers[id] { layer } else { try Offscreen.nothing() }
      if case .refraction(let lens) = resampling {
        self = .refracted(layer, LensRows(lens))
      } else {
        self = .resampled(layer, resampling)
      }
    case .backdrop:
      guard let backdrop = scene.backdrop else { return nil }
      self = .layer(backdrop)
    case .recolored(let matrices): self = .recolored(matrices.flatMap(\.numbers))
    case .shadow: return nil
    }
  }
}

extension PreparedPicture {
  /// A picture as a command draws it.
  ///
  /// Only a picture that is opaque and drawn over takes the opacity into its weights.
  fileprivate init(
    _ picture: Picture, at position: Position, of command: DrawCommand
  ) throws(MemoryError) {
    let isFolded = picture.isOpaque && command.composite == .sourceOver
    try self.init(
      picture, position, isFolded: isFolded, opacity: isFolded ? command.opacity : 255)
  }
}

extension PassScene {
  /// A picture ready for sampling.
  fileprivate func prepared(
    _ id: PictureID, at position: PreparedPicture.Position, of command: DrawCommand
  ) throws(MemoryError) -> PreparedPicture {
    precondition(pictures.indices.contains(id.index), "the list draws a picture it was not given")
    return try PreparedPicture(pictures[id.index], at: position, of: command)
  }
}
