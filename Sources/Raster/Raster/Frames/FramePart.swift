/// Some rows of a frame, and how much of each pass they need.
///
/// A part is drawn like a frame, of which its rows are then taken: a crop changes no pixel. So a frame
/// whose layers are too large for the memory there is can be drawn in parts, one after the other.
struct FramePart: Sendable {
  /// The pixels of the canvas that are wanted.
  let rows: PixelRect
  /// For each pass of the list, in order, the pixels that are needed of what it draws; it may draw on
  /// fewer.
  let areas: [PixelRect]
  /// The pixels of the canvas that the passes paint on the way: the rows, and what glass in them
  /// looks at.
  let canvas: PixelRect
  /// The cells of the canvas that are painted; `nil` if the part is a rectangle.
  let cells: DamagedRegion?

  /// All of a frame.
  init(whole list: DisplayList) { self.init(list.bounds, of: ReusePlan(list)) }

  /// All of a frame, and all of what its passes draw, whether it is looked at or not.
  init(all reuse: ReusePlan) {
    rows = reuse.list.bounds
    canvas = reuse.list.bounds
    cells = nil
    areas = reuse.steps.map { $0.pass.target == .canvas ? reuse.list.bounds : $0.pass.region }
  }

  /// Creates the part that the pixels `rows` of a list's canvas need.
  init(_ rows: PixelRect, of list: DisplayList) { self.init(rows, of: ReusePlan(list)) }

  /// Creates the part that the pixels `rows` of the canvas need; layers that are left to the next frame are
  /// drawn whole.
  init(_ rows: PixelRect, of reuse: ReusePlan) {
    var canvas = rows
    areas = reuse.areas(painting: &canvas)
    self.rows = rows
    self.canvas = canvas
    cells = nil
  }

  /// Number of times it is looked for more to paint; layers of glass that look at each other again and again are
  /// drawn as a whole.
  private static let mostLooks = 8

  /// Creates the part that the damaged cells of the canvas need, on a canvas that shows the rest already; `nil`
  /// if that is nearly all of it.
  ///
  /// What glass looks at is painted as well, from the background on, until no other glass looks further.
  init?(_ damage: DamagedRegion, of reuse: ReusePlan) {
    var cells = damage
    for _ in 0..<Self.mostLooks {
      let painted = cells
      let areas = reuse.areas(painting: &cells, leavingUnseen: true)
      if cells.isNearlyAll { return nil }
      guard cells == painted else { continue }
      self.areas = areas
      self.cells = cells
      rows = cells.box(in: cells.bounds)
      // Of the same size from frame to frame, so that its memory is there already.
      canvas = cells.bounds
      return
    }
    return nil
  }

  /// True if the part can be painted in place: nothing around it is painted on the way.
  private var isInPlace: Bool { canvas == rows }

  /// Returns the surface on which the part is painted; `nil` if that is the frame itself.
  func window(from blocks: BlockPool) throws(MemoryError) -> Offscreen? {
    isInPlace ? nil : try canvas(from: blocks)
  }

  /// A surface for what is painted of the canvas.
  func canvas(from blocks: BlockPool) throws(MemoryError) -> Offscreen {
    let surface = try Surface(width: canvas.width, height: canvas.height, from: blocks)
    return Offscreen(surface: surface, region: canvas)
  }
}

/// The pixels of the canvas that are painted.
private protocol CanvasArea {
  /// Returns the smallest rectangle that holds all of them that lie in an area.
  func box(in area: PixelRect) -> PixelRect
  /// Adds the pixels of a rectangle.
  mutating func add(_ rect: PixelRect)
}

extension DamagedRegion: CanvasArea {}

extension PixelRect: CanvasArea {
  fileprivate func box(in area: PixelRect) -> PixelRect { intersection(area) }
  fileprivate mutating func add(_ rect: PixelRect) { self = union(rect) }
}

extension ReusePlan {
  /// Returns the pixels that are needed of what each pass draws, in order; adds to those of the canvas what
  /// is looked at before all passes have painted.
  ///
  /// - Parameter leavingUnseen: true if layers for the next frame are left out where this one shows nothing of
  ///   them.
  fileprivate func areas(
    painting canvas: inout some CanvasArea, leavingUnseen: Bool = false
  ) -> [PixelRect] {
    var wanted: [OffscreenID: PixelRect] = [:]
    var areas: [PixelRect] = []
    for step in steps.reversed() {
      let pass = step.pass
      var drawn = pass.region
      if case .layer(let id) = pass.target {
        let seen = wanted.removeValue(forKey: id) ?? .nowhere
        let isWhole = step.isLeft && !(leavingUnseen && seen.isEmpty)
        areas.append(isWhole ? pass.region : pass.needed(for: seen))
        drawn = step.isDrawn ? pass.drawn(for: areas[areas.count - 1]) : .nowhere
      } else {
        areas.append(canvas.box(in: list.bounds))
      }
      if drawn.isEmpty { continue }
      for command in pass.commands {
        let bounds = command.bounds.intersection(drawn)
        command.want(pass.target == .canvas ? canvas.box(in: bounds) : bounds, &wanted)
        if command.paint.isBackdrop { canvas.add(bounds.intersection(list.bounds)) }
      }
    }
    return areas.reversed()
  }
}

extension ReusePlan.Step {
  /// True if the next frame may reuse the layer.
  fileprivate var isLeft: Bool {
    switch use {
    case .kept, .taken: true
    case .drawn, .skipped: false
    }
  }
}

extension DrawCommand {
  /// Adds the pixels of a layer that drawing the pixels `seen` needs.
  fileprivate func want(_ seen: PixelRect, _ wanted: inout [OffscreenID: PixelRect]) {
    guard let id = paint.layer else { return }
    let needed: PixelRect =
      switch paint {
      case .resampled(_, let resampling): seen.outset(by: resampling.reach)
      // Smaller copies of a layer are made of all of it.
      case .mappedLayer: .everywhere
      default: seen
      }
    if !seen.isEmpty { wanted[id] = (wanted[id] ?? .nowhere).union(needed) }
  }
}

extension Pass {
  /// The pixels that are needed of a layer of which some are wanted.
  ///
  /// Where pixels are repeated that lie within the layer, only the whole of it knows which.
  fileprivate func needed(for wanted: PixelRect) -> PixelRect {
    let area = wanted.intersection(region)
    if area.isEmpty { return .nowhere }
    guard case .blur(let blur)? = filter, blur.edges == .repeated else { return area }
    return blur.anchor.contains(region) ? area : region
  }

  /// The pixels that are drawn for an area of the finished layer.
  fileprivate func drawn(for area: PixelRect) -> PixelRect {
    guard case .blur(let blur)? = filter, blur.sigma > 0, !area.isEmpty else { return area }
    return GaussianBlur(blur, region, part: area).extent.intersection(region)
  }
}

extension PixelRect {
  /// No pixel.
  static let nowhere = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Every pixel that a pass could draw.
  static let everywhere = PixelRect(
    minX: -1 << 40, minY: -1 << 40, maxX: 1 << 40, maxY: 1 << 40)
}

extension FramePart {
  /// The bytes that the layers of the part take at the same time, counted exactly as drawing takes
  /// them.
  func layerBytes(_ list: DisplayList, limit: Int) throws(MemoryError) -> Int {
    let blocks = BlockPool(limit: limit, isForCounting: true)
    let reuse = ReusePlan(list)
    let inlined = reuse.inlinedLayers
    let reads = reuse.lastReads(reuse.reads(inlining: inlined))
    var layers: [OffscreenID: Surface] = [:]
    layers[.bottom] = try window(from: blocks)?.surface
    var regions: [OffscreenID: PixelRect] = [:]
    var sampled = SampledLayers()
    for (index, pass) in list.passes.enumerated() {
      if !areas[index].isEmpty {
        let finished = layers
        try sampled.add(pass, from: blocks) { finished[$0] }
        if case .layer(let id) = pass.target, !inlined.contains(id) {
          layers[id] = try pass.counted(areas[index], blocks) { paint in
            if case .layer(let id) = paint { return regions[id] }
            if case .backdrop = paint { return self.canvas }
            return nil
          }
          regions[id] = areas[index]
        }
      }
      for id in reads[index] {
        layers[id]?.giveBack(to: blocks)
        sampled.giveBack(id, to: blocks)
      }
    }
    return blocks.held
  }
}

extension Pass {
  /// Takes what drawing `area` of the layer takes; `region` tells where a paint has pixels.
  fileprivate func counted(
    _ area: PixelRect, _ blocks: BlockPool, region paintRegion: (PaintSource) -> PixelRect?
  ) throws(MemoryError) -> Surface {
    guard case .blur(let blur)? = filter, blur.sigma > 0 else {
      return try Surface(width: area.width, height: area.height, from: blocks)
    }
    let blurred = GaussianBlur(blur, region, part: area)
    let extent = blurred.extent
    if let read = copied(in: extent).flatMap(paintRegion), blurred.reads(read) {
      let nothing = Offscreen(surface: try Surface(width: 1, height: 1), region: read)
      return try blurred.steps(reading: nothing, .baseline, blocks).result
    }
    let source = try Surface(width: extent.width, height: extent.height, from: blocks)
    return try blurred.steps(from: source, .baseline, blocks).result
  }
}
