/// Division of a frame's drawing: all at once, or in parts that need less memory for their layers.
struct FrameParts: Sendable {
  /// The parts from the top to the bottom; `nil` if the frame is drawn at once.
  let parts: [FramePart]?
  /// The bytes that its layers take at the same time.
  let layerBytes: Int

  /// Returns the bytes that layers may take before parts are tried: more than screens need.
  ///
  /// Parts leave nothing to the next frame. So where layers are reused, those of twelve screens are drawn at once,
  /// up to a gibibyte: a film must not be drawn in parts because it has more pixels.
  private static func comfortable(for list: DisplayList, reusing: Bool) -> Int {
    let screens = reusing ? 12 * Surface.bytes(width: list.width, height: list.height) : 0
    return min(max(256 << 20, screens), 1 << 30)
  }
  /// The rows of the smallest part; around it more are drawn for blurs.
  private static let fewestRows = 32

  /// Divides the drawing of a list so that its layers fit into `limit` bytes; perhaps they are reused.
  init(of list: DisplayList, limit: Int, reusing: Bool) throws(MemoryError) {
    let comfortable = Self.comfortable(for: list, reusing: reusing)
    let enough = min(comfortable, limit)
    let most = list.layerBytes / 8 * 9 + 8_192 * list.passes.count
    if most <= enough {
      self = FrameParts(parts: nil, layerBytes: most)
    } else if let bytes = try? FramePart(whole: list).layerBytes(list, limit: enough) {
      self = FrameParts(parts: nil, layerBytes: bytes)
    } else {
      self = try FrameParts(large: list, limit: limit, comfortable: comfortable)
    }
  }

  /// The parts of a list that does not fit at once.
  ///
  /// The fewest that are comfortable are the best; parts for which three times as many pixels are
  /// drawn as for the whole are none.
  private init(
    large list: DisplayList, limit: Int, comfortable: Int
  ) throws(MemoryError) {
    var best: FrameParts?
    var pixels = 0
    var count = 1
    while count == 1 || list.height / count >= Self.fewestRows {
      let parts = list.parts(rows: (list.height + count - 1) / count)
      let drawn = parts.reduce(0) { $0 + $1.pixels }
      if count == 1 { pixels = drawn } else if drawn > 3 * pixels { break }
      if let bytes = try? parts.layerBytes(list, limit: limit) {
        if bytes < best.map({ $0.layerBytes / 8 * 7 }) ?? .max {
          best = FrameParts(parts: parts, layerBytes: bytes)
        }
        if bytes <= comfortable { break }
      }
      count *= 2
    }
    guard let best else { throw .tooManyLayers(limit: limit) }
    self = best
  }

  private init(parts: [FramePart]?, layerBytes: Int) {
    self.parts = parts
    self.layerBytes = layerBytes
  }
}

extension DisplayList {
  /// The list in parts of at least so many rows; video wants whole bands.
  func parts(rows: Int) -> [FramePart] {
    let step =
      (rows + VideoPlanes.Band.height - 1) / VideoPlanes.Band.height * VideoPlanes.Band.height
    return stride(from: 0, to: height, by: step).map { top in
      FramePart(
        PixelRect(minX: 0, minY: top, maxX: width, maxY: min(top + step, height)), of: self)
    }
  }
}

extension FramePart {
  /// Number of pixels that are drawn for the part.
  fileprivate var pixels: Int { areas.reduce(0) { $0 + $1.columns.count * $1.rows.count } }
}

extension [FramePart] {
  /// The most bytes that the layers of one of the parts take.
  fileprivate func layerBytes(
    _ list: DisplayList, limit: Int
  ) throws(MemoryError) -> Int {
    var most = 0
    for part in self {
      let bytes = try part.layerBytes(list, limit: limit)
      if bytes > most { most = bytes }
    }
    return most
  }
}

extension DisplayList {
  /// The memory the list's layers and their filters take at most, beside the canvas.
  public var layerBytes: Int { passes.reduce(0) { $0 + $1.layerBytes } }

  /// The bytes that the layers take at the same time while the list is drawn, beside the canvas: at
  /// most `limit`, or it cannot be drawn; perhaps some are reused for the next frame.
  public func layerBytes(limit: Int, reusing: Bool = false) throws(MemoryError) -> Int {
    if exceedsLimits { throw .tooManyPieces(limit: Shape.mostPieces) }
    return try FrameParts(of: self, limit: limit, reusing: reusing).layerBytes
  }

  /// The pass that takes the most memory of all, for whoever wants to say where it goes.
  public var largestPass: Int? {
    let whole = FramePart(bounds, of: self)
    return passes.indices.max { whole.bytes(self, $0) < whole.bytes(self, $1) }
  }
}

extension FramePart {
  /// The bytes of one pass.
  fileprivate func bytes(_ list: DisplayList, _ index: Int) -> Int {
    let (pass, area) = (list.passes[index], areas[index])
    guard case .layer = pass.target, !area.isEmpty else { return 0 }
    guard case .blur(let blur)? = pass.filter, blur.sigma > 0 else {
      return Surface.bytes(width: area.width, height: area.height)
    }
    return GaussianBlur(blur, pass.region, part: area).bytes
  }
}

extension Pass {
  /// The memory of the layer that the pass draws, and of its filter.
  fileprivate var layerBytes: Int {
    if target == .canvas { return 0 }
    guard case .blur(let blur)? = filter, blur.sigma > 0 else {
      return Surface.bytes(width: region.width, height: region.height)
    }
    return GaussianBlur(blur, region).bytes
  }
}
