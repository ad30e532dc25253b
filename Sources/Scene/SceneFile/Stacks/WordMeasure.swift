import SegueGeometry
import SegueSceneGraph

/// Finds out how large stacks and their words are where nothing else says it.
struct WordMeasure {
  /// Width of the column that words stand in; `nil` where they need not be broken.
  let width: Double?

  /// The extent of a layer along an axis, as far as it says it, what stands in it says it, or words do; `nil` where
  /// they are not measured.
  func extent(
    of box: StackBox, _ layer: LayerDraft, along axis: StackAxis, _ reading: inout ReadContext
  ) -> MovingNumber? {
    if let extent = StackMeasure.extent(of: box, layer, along: axis, &reading) { return extent }
    guard let stack = box.stack else { return words(of: box, layer, along: axis, &reading) }
    if stack.kind.axis == axis, box.takesRoom { return nil }
    let inner = WordMeasure(width: stack.kind == .row ? nil : innerWidth(of: box))
    var extents: [MovingNumber] = []
    for (child, draft) in zip(box.children, layer.children) {
      if let extent = inner.extent(of: child, draft, along: axis, &reading) {
        extents.append(extent)
      } else if stack.kind.axis == axis {
        return nil
      }
    }
    guard let first = extents.first else { return nil }
    let padding = MovingNumber(box.padding(along: axis).sum)
    if stack.kind.axis == axis { return extents.reduce(box.gaps + padding, +) }
    return extents.dropFirst().reduce(first as MovingNumber?) { $0?.larger($1) }.map {
      $0 + padding
    }
  }

  /// Width of the column that a stack gives to what stands in it, where it stays as it is.
  private func innerWidth(of box: StackBox) -> Double? {
    let own = box.extents[0].flatMap { $0.movers.isEmpty ? $0.rest : nil }
    return (own ?? width).map { $0 - box.padding(along: .horizontal).sum }
  }

  private func words(
    of box: StackBox, _ layer: LayerDraft, along axis: StackAxis, _ reading: inout ReadContext
  ) -> MovingNumber? {
    guard case .text(let text) = layer.properties.content, reading.measures != nil else {
      return nil
    }
    let own = layer.extents.contains(.horizontal) ? layer.properties.size.width : nil
    // All are asked for before one is missed, so that they are measured together.
    var extents: [Double?] = []
    for text in layer.shownTexts(of: text) {
      let size = reading.measures?.size(of: text, width: axis == .vertical ? own ?? width : nil)
      extents.append(size.map { axis == .horizontal ? $0.width : $0.height })
    }
    let known = extents.compactMap(\.self)
    return known.count == extents.count ? known.max().map { MovingNumber($0) } : nil
  }
}

extension LayerDraft {
  /// The text with each number that it leads to: at rest, and at the ends and keyframes of its movements.
  fileprivate func shownTexts(of text: TextContent) -> [TextContent] {
    guard let rest = text.number else { return [text] }
    let moves = movements.filter { $0.property == .textCount }.map(\.animation)
    let values = moves.flatMap { [$0.from, $0.to] + $0.keyframes.map(\.value) }
    let numbers = values.compactMap { value -> Double? in
      if case .numbers(let number)? = value { number.x } else { nil }
    }
    return ([rest] + numbers).map { number in
      var text = text
      text.number = number
      return text
    }
  }
}
