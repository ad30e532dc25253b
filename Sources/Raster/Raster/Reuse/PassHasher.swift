/// Contents of the layers of a frame, pass by pass.
///
/// A layer is what its pass draws. Where that is only a part of an earlier layer, or of the canvas so
/// far, nothing counts but what has been drawn in that part: glass does not care what moves elsewhere.
struct PassHasher {
  /// The numbers of everything that was asked for.
  private(set) var numbers: ContentIDs
  /// The content of each layer so far.
  private(set) var names: [OffscreenID: Int] = [:]
  private let background: Pixel
  private var layers: [OffscreenID: Painting] = [:]
  private var canvas: [Painting] = []

  /// A pass, where each of its commands draws, and how many passes over the canvas there are before it.
  private struct Painting {
    let pass: Pass
    let bounds: [PixelRect]
    let behind: Int

    init(_ pass: Pass, behind: Int) {
      self.pass = pass
      bounds = pass.commands.map(\.bounds)
      self.behind = behind
    }
  }

  /// Depth to which nested layers are examined; below it a layer counts as a whole.
  private static let depth = 8

  /// Contents of a frame with this background; those of the frame before keep their numbers.
  init(over background: Pixel, after earlier: ContentIDs) {
    self.background = background
    numbers = ContentIDs(after: earlier)
  }

  /// Adds the next pass over the canvas.
  mutating func addToCanvas(_ pass: Pass) {
    canvas.append(Painting(pass, behind: canvas.count))
  }

  /// Adds the next pass that draws a layer.
  mutating func add(_ pass: Pass, drawing id: OffscreenID) -> ContentIDs.Content {
    let content = content(of: pass)
    names[id] = content.number
    layers[id] = Painting(pass, behind: canvas.count)
    return content
  }

  /// Returns the content that a pass draws.
  mutating func content(of pass: Pass) -> ContentIDs.Content {
    let commands = pass.commands.map {
      named($0, in: pass.region, behind: canvas.count, depth: Self.depth)
    }
    return numbers.number(
      of: Pass(.layer(OffscreenID(0)), in: pass.region, commands, filter: pass.filter))
  }

  /// A command that draws in a region, with the number of what it sees there in place of a layer.
  private mutating func named(
    _ command: DrawCommand, in region: PixelRect, behind: Int, depth: Int
  ) -> DrawCommand {
    var named = command
    switch command.paint {
    case .layer(let id):
      let seen = command.bounds.intersection(region)
      named.paint = .layer(OffscreenID(number(of: id, in: seen, depth: depth)))
    case .backdrop:
      let seen = command.bounds.intersection(region)
      named.paint = .layer(OffscreenID(numberOfCanvas(behind, in: seen, depth: depth)))
    default: named = command.naming(names)
    }
    return named
  }

  /// The number of what a layer shows in a region.
  private mutating func number(of id: OffscreenID, in region: PixelRect, depth: Int) -> Int {
    let whole = names[id] ?? -1
    guard depth > 0, let layer = layers[id], layer.pass.filter == nil,
      !region.contains(layer.pass.region)
    else { return whole }
    let commands = commands(of: layer, in: region, depth: depth - 1)
    return numbers.number(of: Pass(.layer(OffscreenID(0)), in: region, commands)).number
  }

  /// The number of what the canvas shows in a region after so many passes.
  private mutating func numberOfCanvas(
    _ count: Int, in region: PixelRect, depth: Int
  ) -> Int {
    var commands = [DrawCommand(.pixels(region), .color(background))]
    for painting in canvas.prefix(count) {
      let seen = painting.pass.region.intersection(region)
      let drawn = self.commands(of: painting, in: seen, depth: depth - 1)
      if drawn.isEmpty { continue }
      commands.append(DrawCommand(.pixels(seen), .color(.clear)))
      commands += drawn
    }
    return numbers.number(of: Pass(.canvas, in: region, commands)).number
  }

  /// The commands of a pass that draw something in a region.
  private mutating func commands(
    of painting: Painting, in region: PixelRect, depth: Int
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for index in painting.bounds.indices
    where !painting.bounds[index].intersection(region).isEmpty {
      let command = painting.pass.commands[index]
      commands.append(named(command, in: region, behind: painting.behind, depth: depth))
    }
    return commands
  }
}

extension DrawCommand {
  /// The command with the number of a content in place of the layer's.
  func naming(_ names: [OffscreenID: Int]) -> DrawCommand {
    var command = self
    switch paint {
    case .layer(let id): command.paint = .layer(OffscreenID(names[id] ?? -1))
    case .mappedLayer(let id, let map):
      command.paint = .mappedLayer(OffscreenID(names[id] ?? -1), map)
    case .dissolved(let id, let dissolve):
      command.paint = .dissolved(OffscreenID(names[id] ?? -1), dissolve)
    case .resampled(let id, let resampling):
      command.paint = .resampled(OffscreenID(names[id] ?? -1), resampling)
    case .backdrop, .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp,
      .recolored, .shadow:
      break
    }
    return command
  }
}
