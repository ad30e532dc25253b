import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// Finds out how large stacks are that do not say it: as large as what stands in them.
struct StackMeasure {
  /// The extent of a layer along an axis, as far as it says it or follows from what stands in it;
  /// `nil` for a layer that takes whatever room there is.
  static func extent(
    of box: StackBox, _ layer: LayerDraft, along axis: StackAxis, _ reading: inout ReadContext
  ) -> MovingNumber? {
    if let extent = box.extents[axis.rawValue] { return extent }
    guard let stack = box.stack else { return nil }
    let inside =
      stack.kind.axis == axis
      ? sum(of: box, layer, along: axis, &reading) : most(of: box, layer, along: axis, &reading)
    return inside.map { $0 + MovingNumber(box.padding(along: axis).sum) }
  }

  /// The room that the children take one after the other.
  private static func sum(
    of box: StackBox, _ layer: LayerDraft, along axis: StackAxis, _ reading: inout ReadContext
  ) -> MovingNumber? {
    if box.takesRoom { return nil }
    var sum = box.gaps
    for (child, draft) in zip(box.children, layer.children) {
      guard let extent = extent(of: child, draft, along: axis, &reading) else { return nil }
      sum = sum + extent
    }
    return sum
  }

  /// The room that the largest of the children takes.
  private static func most(
    of box: StackBox, _ layer: LayerDraft, along axis: StackAxis, _ reading: inout ReadContext
  ) -> MovingNumber? {
    var most: MovingNumber?
    for (child, draft) in zip(box.children, layer.children) {
      guard let extent = extent(of: child, draft, along: axis, &reading) else { continue }
      guard let before = most else {
        most = extent
        continue
      }
      most = before.larger(extent)
      if most == nil {
        layer.report(
          "the \(axis.extent) of the stack would follow now one layer and now another",
          hint: "give the stack a '\(axis.extent)'", &reading)
        return before
      }
    }
    return most
  }
}

extension LayerDraft {
  /// Name of the layer in messages.
  var title: String { id.map { "layer \(Quote($0))" } ?? "layer without an id" }

  /// Reports what is wrong with the layer where it is written.
  func report(_ message: String, hint: String?, _ reading: inout ReadContext) {
    reading.inside(source, subject: title) { $0.report(message, at: range, hint: hint) }
  }
}
