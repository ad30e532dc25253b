import SegueGeometry
import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// Start and extent of a layer of a stack along an axis.
struct StackSpan {
  var start: MovingNumber
  var extent: MovingNumber

  /// The span as far from the other end of a stack; what lies around the children stays at its side.
  func mirrored(in whole: MovingNumber, _ padding: Insets) -> StackSpan {
    let offset = start - MovingNumber(padding.left)
    return StackSpan(
      start: whole - MovingNumber(padding.right) - offset - extent, extent: extent)
  }

  /// The children one after the other.
  static func along(
    _ axis: StackAxis, of box: StackBox, layer: LayerDraft, room: MovingNumber,
    across: MovingNumber? = nil, reading: inout ReadContext
  ) -> [StackSpan] {
    let words = WordMeasure(width: across.flatMap { $0.movers.isEmpty ? $0.rest : nil })
    let given = zip(box.children, layer.children).map { child, draft in
      fixedExtent(of: child, draft, along: axis, in: layer, words, &reading)
    }
    let taken = given.reduce(box.gaps) { $0 + ($1 ?? MovingNumber(0)) }
    let left = room - taken
    let shares = box.children.reduce(0) { $0 + ($1.share ?? 0) }
    if shares > 0, left.least < 0 {
      let (needed, has) = (taken.rest.shortest, room.rest.shortest)
      layer.report(
        left.rest < 0
          ? "the layers of \(layer.stackName) need \(needed) points, and it has \(has)"
          : "while \(layer.stackName) moves, it has less room than its layers need",
        hint: "those that grow take what the others leave", &reading)
    }
    let free = shares > 0 ? MovingNumber(0) : left
    let justification = box.stack?.justification ?? .start
    var place = MovingNumber(box.padding(along: axis).before) + free * justification.part
    let gap = box.spacing + free * justification.gapPart(of: box.children.count)
    return zip(box.children, given).map { child, extent in
      let extent = extent ?? left * ((child.share ?? 0) / max(shares, .leastNormalMagnitude))
      defer { place = place + extent + gap }
      return StackSpan(start: place, extent: extent)
    }
  }

  /// The extent of a child that does not grow.
  private static func fixedExtent(
    of child: StackBox, _ draft: LayerDraft, along axis: StackAxis, in layer: LayerDraft,
    _ words: WordMeasure,
    _ reading: inout ReadContext
  ) -> MovingNumber? {
    if child.share != nil {
      if child.extents[axis.rawValue] != nil {
        draft.report(
          "the layer grows, and says its '\(axis.extent)'",
          hint: "a layer that grows takes its share of what the others leave", &reading)
      }
      return nil
    }
    if let extent = words.extent(of: child, draft, along: axis, &reading) { return extent }
    draft.report(
      "a layer of \(layer.stackName) needs '\(axis.extent)' or 'grow'",
      hint: draft.textPlace == nil
        ? "\"grow\": 1 takes a share of what the others leave"
        : "how large words are is not known before their font is opened", &reading)
    return MovingNumber(0)
  }

  /// Each child for itself: as large as it says, or as all the room.
  static func across(
    _ axis: StackAxis, of box: StackBox, layer: LayerDraft, room: MovingNumber,
    reading: inout ReadContext
  ) -> [StackSpan] {
    let isOverlay = box.stack?.kind == .overlay
    let part =
      isOverlay && axis == .horizontal
      ? (box.stack?.justification ?? .center).part : (box.stack?.alignment ?? .center).part
    let before = MovingNumber(box.padding(along: axis).before)
    return zip(box.children, layer.children).map { child, draft in
      if isOverlay, axis == .horizontal { draft.refuseShare(&reading) }
      let extent = StackMeasure.extent(of: child, draft, along: axis, &reading) ?? room
      return StackSpan(start: before + (room - extent) * part, extent: extent)
    }
  }
}

extension StackDraft.Alignment {
  /// Fraction of the free space before a child.
  fileprivate var part: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

extension StackDraft.Justification {
  /// Fraction of the free space before the first child.
  fileprivate var part: Double {
    switch self {
    case .start, .spaceBetween: 0
    case .center: 0.5
    case .end: 1
    }
  }

  /// Returns the fraction of the free space added to each gap between this many children.
  fileprivate func gapPart(of count: Int) -> Double {
    self == .spaceBetween && count > 1 ? 1 / Double(count - 1) : 0
  }
}
