/// Numbers for the contents of layers: equal passes have equal numbers, in one frame and from one
/// frame to the next, whatever their layers are called there.
struct ContentNumbers {
  /// The passes of the frame, with contents in place of the layers they refer to.
  private(set) var numbers: [Pass: Int] = [:]
  /// The first number that no content has.
  private(set) var next: Int
  private let earlier: [Pass: Int]

  /// No contents; those of a frame before keep their numbers.
  init(after earlier: ContentNumbers? = nil) {
    self.earlier = earlier?.numbers ?? [:]
    next = earlier?.next ?? 0
  }

  /// A content, and whether the frame before had it too.
  struct Content {
    let number: Int
    let isKnown: Bool
  }

  /// The number of what a pass draws; `names` has those of the layers before it, `canvas` that of
  /// the canvas so far.
  mutating func number(of pass: Pass, _ names: [OffscreenID: Int], canvas: Int) -> Content {
    let commands = pass.commands.map { $0.naming(names, canvas: canvas) }
    return number(
      of: Pass(.layer(OffscreenID(0)), pass.region, commands, filter: pass.filter))
  }

  /// The number of the canvas after a pass that draws on it.
  mutating func number(
    ofCanvas pass: Pass, _ names: [OffscreenID: Int], after canvas: Int
  ) -> Int {
    let before = DrawCommand(.pixels(pass.region), .layer(OffscreenID(canvas)))
    let commands = pass.commands.map { $0.naming(names, canvas: canvas) }
    return number(of: Pass(.canvas, pass.region, [before] + commands)).number
  }

  /// The number of a canvas on which nothing has been drawn.
  mutating func number(ofEmpty list: DisplayList) -> Int {
    let fill = DrawCommand(.pixels(list.bounds), .color(list.background))
    return number(of: Pass(.canvas, list.bounds, [fill])).number
  }

  private mutating func number(of content: Pass) -> Content {
    if let number = earlier[content] ?? numbers[content] {
      numbers[content] = number
      return Content(number: number, isKnown: earlier[content] != nil)
    }
    numbers[content] = next
    next += 1
    return Content(number: next - 1, isKnown: false)
  }
}

extension DrawCommand {
  /// The command with the number of a content in place of the layer's, or the backdrop's.
  func naming(_ names: [OffscreenID: Int], canvas: Int? = nil) -> DrawCommand {
    var command = self
    switch paint {
    case .layer(let id): command.paint = .layer(OffscreenID(names[id] ?? -1))
    case .mappedLayer(let id, let map):
      command.paint = .mappedLayer(OffscreenID(names[id] ?? -1), map)
    case .exchanged(let id, let exchange):
      command.paint = .exchanged(OffscreenID(names[id] ?? -1), exchange)
    case .resampled(let id, let resampling):
      command.paint = .resampled(OffscreenID(names[id] ?? -1), resampling)
    case .backdrop: if let canvas { command.paint = .layer(OffscreenID(canvas)) }
    case .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp, .recolored,
      .shadow:
      break
    }
    return command
  }
}
