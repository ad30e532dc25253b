public import SegueRaster

/// Moved area of a frame since another one, in pixels, as far as it matters to an encoder's motion search.
///
/// What has moved by whole pixels is found in the frame before as it is. What has moved by a part of a
/// pixel, grown, turned or faded is not: an encoder has to search between the pixels, and finds something
/// alike. Edges of plain boxes, gradients, shadows and blurs count as neither; they look alike wherever they
/// are.
public struct FrameMovement: Hashable, Sendable {
  /// Area that has moved by whole pixels.
  public private(set) var whole = 0
  /// Area that has moved otherwise, or become another picture on its way.
  public private(set) var fine = 0

  /// Nothing has moved.
  public init() {}

  /// The movement from one frame to the next.
  public init(from earlier: DisplayList, to list: DisplayList) {
    var comparison = ListComparison(earlier, list)
    self = comparison.movement()
  }

  /// So many pixels, moved by whole ones or otherwise.
  init(_ pixels: Int, isWhole: Bool) {
    if isWhole { whole = pixels } else { fine = pixels }
  }

  /// Both movements together.
  public static func + (a: FrameMovement, b: FrameMovement) -> FrameMovement {
    var sum = a
    sum.whole += b.whole
    sum.fine += b.fine
    return sum
  }

  /// The same, of which no more than `pixels` are seen.
  func limited(to pixels: Int) -> FrameMovement {
    var limited = self
    limited.whole = min(whole, pixels)
    limited.fine = min(fine, pixels)
    return limited
  }
}

/// Two display lists, of which the second goes on from the first.
private struct ListComparison {
  private let earlier: DisplayList
  private let list: DisplayList
  private let earlierLayers: [OffscreenID: Pass]
  private let layers: [OffscreenID: Pass]
  /// The layers that were looked into: each once, or layers inside each other at which two commands look
  /// would double the work each time.
  private var counted: Set<OffscreenID> = []

  init(_ earlier: DisplayList, _ list: DisplayList) {
    self.earlier = earlier
    self.list = list
    earlierLayers = earlier.layers
    layers = list.layers
  }

  /// Returns the visible movement.
  mutating func movement() -> FrameMovement {
    movement(from: earlier.canvasCommands, to: list.canvasCommands, in: list.bounds)
  }

  /// The movement of commands in a region, from the front to the back: what a box of one color hides does
  /// not count.
  private mutating func movement(
    from earlier: [DrawCommand], to commands: [DrawCommand], in region: PixelRect
  ) -> FrameMovement {
    var cover = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var sum = FrameMovement()
    for pair in pairs(earlier, commands).reversed() {
      let command = commands[pair.index]
      let area = command.bounds.intersection(region)
      let seen = area.count - area.intersection(cover).count
      if seen > 0, let other = pair.earlier {
        sum = sum + movement(from: earlier[other], to: command, in: area).limited(to: seen)
      }
      if command.isOpaqueBox, area.count > cover.count { cover = area }
    }
    return sum
  }

  /// The commands, each with the one that it goes on from, if it is there: at the same place, counted from
  /// the beginning or from the end.
  private func pairs(
    _ earlier: [DrawCommand], _ commands: [DrawCommand]
  ) -> [(index: Int, earlier: Int?)] {
    if earlier.count == commands.count { return commands.indices.map { ($0, $0) } }
    let shorter = min(earlier.count, commands.count)
    let head = zip(commands, earlier).prefix { $0.0.goesOn(from: $0.1) }.count
    let tail = zip(commands.reversed(), earlier.reversed()).prefix { $0.0.goesOn(from: $0.1) }.count
    let end = commands.count - min(tail, shorter - head)
    let added = commands.count - earlier.count
    return commands.indices.map { index in
      (index, index < head ? index : index < end ? nil : index - added)
    }
  }

  /// The movement of what one command draws in an area.
  private mutating func movement(
    from earlier: DrawCommand, to command: DrawCommand, in area: PixelRect
  ) -> FrameMovement {
    guard command.goesOn(from: earlier) else { return FrameMovement() }
    if let inner = command.plainLayer, let before = earlier.plainLayer {
      if command.opacity != earlier.opacity { return FrameMovement(area.count, isWhole: false) }
      guard counted.insert(inner).inserted, let pass = layers[inner],
        let other = earlierLayers[before], pass.filter == nil
      else { return FrameMovement() }
      return movement(from: other.commands, to: pass.commands, in: area)
    }
    if !command.isTextured || command == earlier { return FrameMovement() }
    return FrameMovement(area.count, isWhole: command.isMovedByWholePixels(from: earlier))
  }
}

extension DisplayList {
  fileprivate var layers: [OffscreenID: Pass] {
    let found = passes.compactMap { pass -> (OffscreenID, Pass)? in
      guard case .layer(let id) = pass.target else { return nil }
      return (id, pass)
    }
    return Dictionary(found) { $1 }
  }

  fileprivate var canvasCommands: [DrawCommand] {
    passes.filter { $0.target == .canvas }.flatMap(\.commands)
  }
}

extension PixelRect {
  fileprivate var count: Int { isEmpty ? 0 : width * height }
}

extension DrawCommand {
  /// The layer that is drawn where it is, if one is.
  fileprivate var plainLayer: OffscreenID? {
    switch paint {
    case .layer(let id), .dissolved(let id, _): id
    default: nil
    }
  }

  /// True if the box hides everything behind it.
  fileprivate var isOpaqueBox: Bool {
    guard case .color(let color) = paint else { return false }
    return color.isOpaque && copies(bounds)
  }
}
