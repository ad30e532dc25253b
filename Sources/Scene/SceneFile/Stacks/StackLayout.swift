import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Gives the children of rows, columns and overlays their places, and their sizes where they leave them
/// open.
///
/// Everything is a sum of what the file says, and of the sizes of words that are known: no number is rounded.
struct StackLayout {
  private var movers: [StackMover] = []

  /// The layers with all stacks among them, and inside of them, laid out.
  static func layOut(_ layers: [LayerDraft], _ reading: inout ReadContext) -> [LayerDraft] {
    layers.map { layer in
      var layer = layer
      settle(&layer, &reading)
      return layer
    }
  }

  /// Lays out a layer that stands where it says itself.
  private static func settle(_ layer: inout LayerDraft, _ reading: inout ReadContext) {
    if layer.stack != nil {
      var layout = StackLayout()
      layout.layOut(&layer, &reading)
      return
    }
    for index in layer.mask.indices { settle(&layer.mask[index], &reading) }
    for index in layer.children.indices {
      layer.children[index].refuseShare(&reading)
      settle(&layer.children[index], &reading)
    }
  }

  private mutating func layOut(_ layer: inout LayerDraft, _ reading: inout ReadContext) {
    let box = StackBox(layer, movers: &movers, &reading)
    guard admitsClocks(in: layer, &reading), reading.spend(moves(in: box), at: layer.range) else {
      return
    }
    let extents = StackAxis.allCases.map { axis in
      WordMeasure(width: nil).extent(of: box, layer, along: axis, &reading)
        ?? missing(axis, of: layer, box: box, &reading)
    }
    resize(&layer, to: extents, &reading)
    if !layer.isPlacedByHand {
      layer.properties.position = .zero + layer.properties.anchor.offset(in: layer.properties.size)
    }
    place(in: &layer, box: box, extents: extents, &reading)
  }

  /// Returns the maximum memory that moving every layer by all movers takes, in bytes.
  private func moves(in box: StackBox) -> Int {
    movers.reduce(0) { $0 + $1.valueCount } * box.count * MemoryLayout<Double>.size
  }

  private func missing(
    _ axis: StackAxis, of layer: LayerDraft, box: StackBox, _ reading: inout ReadContext
  ) -> MovingNumber {
    let takesRoom = box.stack?.kind.axis == axis && box.takesRoom
    layer.report(
      "\(layer.stackName) needs a '\(axis.extent)'"
        + (takesRoom ? " for its layers to grow or to be placed in" : ""),
      hint: takesRoom ? nil : "or give one to a layer in it", &reading)
    return MovingNumber(0)
  }

  /// Time that passes otherwise inside a layer passes otherwise for what moves it.
  private func admitsClocks(in layer: LayerDraft, _ reading: inout ReadContext) -> Bool {
    movers.isEmpty || !layer.reportClock(&reading)
  }

  // MARK: - Places

  private mutating func place(
    in layer: inout LayerDraft, box: StackBox, extents: [MovingNumber],
    _ reading: inout ReadContext
  ) {
    for index in layer.mask.indices { Self.settle(&layer.mask[index], &reading) }
    guard let stack = box.stack else {
      for index in layer.children.indices {
        layer.children[index].refuseShare(&reading)
        Self.settle(&layer.children[index], &reading)
      }
      return
    }
    layer.decidesLayout = true
    let room = StackAxis.allCases.map {
      extents[$0.rawValue] - MovingNumber(box.padding(along: $0).sum)
    }
    var spans = StackAxis.allCases.map { axis in
      stack.kind.axis == axis
        ? StackSpan.along(
          axis, of: box, layer: layer, room: room[axis.rawValue],
          across: axis == .vertical ? room[0] : nil, reading: &reading)
        : StackSpan.across(
          axis, of: box, layer: layer, room: room[axis.rawValue], reading: &reading)
    }
    if stack.isRightToLeft ?? reading.isRightToLeft {
      spans[0] = spans[0].map { $0.mirrored(in: extents[0], stack.padding) }
    }
    for index in layer.children.indices {
      let own = spans.map { $0[index] }
      put(&layer.children[index], at: own, in: stack, &reading)
      place(
        in: &layer.children[index], box: box.children[index], extents: own.map(\.extent), &reading)
    }
  }

  // MARK: - Layers

  private mutating func put(
    _ layer: inout LayerDraft, at spans: [StackSpan], in stack: StackDraft,
    _ reading: inout ReadContext
  ) {
    if layer.isPlacedByHand {
      layer.report(
        "\(stack.kind.article) \(stack.kind.rawValue) places its layers itself",
        hint: "'translate' moves a layer from its place", &reading)
      return
    }
    layer.decidesLayout = true
    resize(&layer, to: spans.map(\.extent), &reading)
    let anchor = layer.properties.anchor
    let x = spans[0].start + spans[0].extent * anchor.x
    let y = spans[1].start + spans[1].extent * anchor.y
    set(.positionX, of: &layer, to: x, &reading)
    set(.positionY, of: &layer, to: y, &reading)
  }

  /// Gives a layer the extents that it does not say itself.
  private mutating func resize(
    _ layer: inout LayerDraft, to extents: [MovingNumber], _ reading: inout ReadContext
  ) {
    for axis in StackAxis.allCases where !layer.extents.contains(axis) {
      set(axis == .horizontal ? .width : .height, of: &layer, to: extents[axis.rawValue], &reading)
    }
  }

  private mutating func set(
    _ property: Property, of layer: inout LayerDraft, to number: MovingNumber,
    _ reading: inout ReadContext
  ) {
    layer.properties[property] = .number(number.rest)
    let isAlone = number.movers.count == 1
    for mover in number.movers {
      let deltas = number.moves[mover] ?? []
      var animation = movers[mover].animation(
        through: isAlone ? deltas.map { number.rest + $0 } : deltas)
      if !isAlone { animation.composition = .add }
      layer.movements.append(
        LayerDraft.Movement(
          property: property, animation: animation, source: movers[mover].source))
    }
  }
}

extension LayerDraft {
  /// Name of the layer as a stack, as in "the row".
  var stackName: String { "the \(stack?.kind.rawValue ?? "stack")" }

  /// The layer that grows where nothing is shared out.
  func refuseShare(_ reading: inout ReadContext) {
    if share == nil { return }
    report(
      "'grow' is for a layer of a row or a column",
      hint: "it takes a share of what the other layers leave", &reading)
  }

  /// Reports the first layer of a layout inside of which time passes otherwise, if there is one.
  fileprivate func reportClock(_ reading: inout ReadContext) -> Bool {
    if clock == nil {
      return stack != nil && children.contains { $0.reportClock(&reading) }
    }
    report(
      "'time' in a stack whose layout moves", hint: "put the layer with 'time' into another one",
      &reading)
    return true
  }
}
