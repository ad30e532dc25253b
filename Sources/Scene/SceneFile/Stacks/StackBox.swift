import SegueGeometry
import SegueSceneGraph

/// A layer in a layout: what it says of its size, and what stands in it.
struct StackBox {
  /// The extents that the layer says itself; `nil` where it does not.
  private(set) var extents: [MovingNumber?] = [nil, nil]
  /// The share of what is left along a row or a column.
  let share: Double?
  let stack: StackDraft?
  private(set) var spacing = MovingNumber(0)
  private(set) var children: [StackBox] = []

  /// The box of a layer, its movements added to `movers`.
  init(_ layer: LayerDraft, movers: inout [StackMover], _ reading: inout ReadContext) {
    share = layer.share
    stack = layer.stack
    for axis in StackAxis.allCases where layer.extents.contains(axis) {
      extents[axis.rawValue] = Self.extent(of: layer, along: axis, &movers, &reading)
    }
    guard let stack else { return }
    spacing = Self.spacing(of: stack, &movers, &reading)
    children = layer.children.map { StackBox($0, movers: &movers, &reading) }
  }

  private static func extent(
    of layer: LayerDraft, along axis: StackAxis, _ movers: inout [StackMover],
    _ reading: inout ReadContext
  ) -> MovingNumber {
    let size = layer.properties.size
    var extent = MovingNumber(axis == .horizontal ? size.width : size.height)
    let single = axis == .horizontal ? Property.width : .height
    let own = layer.movements.filter { $0.property == single || $0.property == .size }
    if own.count > 1 {
      reading.inside(layer.source, subject: layer.title) { reading in
        reading.report(
          "the \(axis.extent) has two animations, and a stack is laid out by one", at: layer.range,
          hint: "keyframes say both")
      }
    }
    guard let movement = own.first, own.count == 1,
      let rest = layer.properties[movement.property],
      let mover = StackMover(movement.animation, of: rest, in: movement.source, &reading)
    else { return extent }
    let place = movement.property == .size ? axis.rawValue : 0
    extent = MovingNumber(
      extent.rest, moves: [movers.count: mover.deltas(place, from: extent.rest)])
    movers.append(mover)
    return extent
  }

  private static func spacing(
    of stack: StackDraft, _ movers: inout [StackMover], _ reading: inout ReadContext
  ) -> MovingNumber {
    guard case .numbers(let numbers)? = stack.spacing.value else { return MovingNumber(0) }
    guard let animation = stack.spacing.animation,
      let mover = StackMover(animation, of: .number(numbers.x), in: stack.source, &reading)
    else { return MovingNumber(numbers.x) }
    movers.append(mover)
    return MovingNumber(
      numbers.x, moves: [movers.count - 1: mover.deltas(0, from: numbers.x)])
  }

  /// Returns the padding at both sides along an axis.
  func padding(along axis: StackAxis) -> (before: Double, sum: Double) {
    guard let padding = stack?.padding else { return (0, 0) }
    return axis == .horizontal
      ? (padding.left, padding.left + padding.right) : (padding.top, padding.top + padding.bottom)
  }

  /// Number of layers in the layout, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// True if the children of a row or a column need free space to grow into, or to be spread out in.
  var takesRoom: Bool {
    (stack?.justification ?? .start) != .start || children.contains { $0.share != nil }
  }

  /// The room between all children.
  var gaps: MovingNumber { spacing * Double(max(children.count - 1, 0)) }
}
