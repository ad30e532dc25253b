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

  /// All of a frame, and all of what its passes draw, whether it is looked at or not.
  init(whole list: DisplayList) {
    rows = list.bounds
    canvas = list.bounds
    areas = list.passes.map(\.region)
  }

  /// What the pixels `rows` of a list's canvas need.
  init(_ rows: PixelRect, of list: DisplayList) {
    var wanted: [OffscreenID: PixelRect] = [:]
    var canvas = rows
    var areas: [PixelRect] = []
    for pass in list.passes.reversed() {
      var drawn = canvas.intersection(pass.region)
      if case .layer(let id) = pass.target {
        let area = pass.needed(for: wanted.removeValue(forKey: id) ?? .nowhere)
        areas.append(area)
        drawn = pass.drawn(for: area)
      } else {
        areas.append(canvas)
      }
      if drawn.isEmpty { continue }
      for command in pass.commands {
        let seen = command.bounds.intersection(drawn)
        switch command.paint {
        case .layer(let id), .exchanged(let id, _):
          wanted[id] = (wanted[id] ?? .nowhere).union(seen)
        case .resampled(let id, let resampling):
          let around = seen.isEmpty ? .nowhere : seen.outset(by: resampling.reach)
          wanted[id] = (wanted[id] ?? .nowhere).union(around)
        // Smaller copies of a layer are made of all of it.
        case .mappedLayer(let id, _): if !seen.isEmpty { wanted[id] = .everywhere }
        case .backdrop: canvas = canvas.union(seen.intersection(list.bounds))
        default: break
        }
      }
    }
    self.rows = rows
    self.areas = areas.reversed()
    self.canvas = canvas
  }

  /// Whether the part can be painted where it belongs: nothing around it is painted on the way.
  private var isInPlace: Bool { canvas == rows }

  /// What the part is painted on; `nil` if that is the frame itself.
  func window(from blocks: BlockPool) throws(MemoryShortage) -> Offscreen? {
    isInPlace ? nil : try canvas(from: blocks)
  }

  /// A surface for what is painted of the canvas.
  func canvas(from blocks: BlockPool) throws(MemoryShortage) -> Offscreen {
    let surface = try Surface(width: canvas.width, height: canvas.height, from: blocks)
    return Offscreen(surface: surface, region: canvas)
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
  func layerBytes(_ list: DisplayList, limit: Int) throws(MemoryShortage) -> Int {
    let blocks = BlockPool(limit: limit, isForCounting: true)
    let looks = ReusePlan(list).lastLooks
    var layers: [OffscreenID: Surface] = [:]
    layers[.bottom] = try window(from: blocks)?.surface
    var sampled = SampledLayers()
    for (index, pass) in list.passes.enumerated() {
      if !areas[index].isEmpty {
        let finished = layers
        try sampled.add(pass, blocks) { finished[$0] }
        if case .layer(let id) = pass.target { layers[id] = try pass.counted(areas[index], blocks) }
      }
      for id in looks[index] {
        layers[id]?.giveBack(to: blocks)
        sampled.giveBack(id, to: blocks)
      }
    }
    return blocks.held
  }
}

extension Pass {
  /// Takes what drawing `area` of the layer takes.
  fileprivate func counted(
    _ area: PixelRect, _ blocks: BlockPool
  ) throws(MemoryShortage) -> Surface {
    guard case .blur(let blur)? = filter, blur.sigma > 0 else {
      return try Surface(width: area.width, height: area.height, from: blocks)
    }
    let blurred = GaussianBlur(blur, region, part: area)
    let extent = blurred.extent
    let source = try Surface(width: extent.width, height: extent.height, from: blocks)
    return try blurred.steps(from: source, .baseline, blocks).result
  }
}
