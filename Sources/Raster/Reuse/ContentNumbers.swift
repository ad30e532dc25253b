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

  /// The number of what a pass draws; `names` has those of the layers before it.
  mutating func number(of pass: Pass, _ names: [LayerID: Int]) -> Content {
    let isAlone = !pass.commands.contains { $0.paint == .backdrop }
    let content = Pass(
      .layer(LayerID(0)), pass.region, pass.commands.map { $0.naming(names) }, filter: pass.filter)
    if isAlone, let number = earlier[content] ?? numbers[content] {
      numbers[content] = number
      return Content(number: number, isKnown: earlier[content] != nil)
    }
    // What draws the backdrop depends on more than its commands, and equals nothing.
    if isAlone { numbers[content] = next }
    next += 1
    return Content(number: next - 1, isKnown: false)
  }
}

extension DrawCommand {
  /// The command with the number of a content in place of the layer's.
  func naming(_ names: [LayerID: Int]) -> DrawCommand {
    guard case .layer(let id) = paint else { return self }
    var command = self
    command.paint = .layer(LayerID(names[id] ?? -1))
    return command
  }
}
