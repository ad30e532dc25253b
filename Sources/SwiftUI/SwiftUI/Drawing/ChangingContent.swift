import HeadlessQuartzCore
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Something that a layer shows, which may become something else.
protocol ShownContent {
  /// True if nothing but what moves by itself is different.
  func isAlike(_ other: Self) -> Bool
  /// Puts it into a layer; its lanes have names that begin so.
  @MainActor
  func draw(in layer: CALayer, of element: any LayeredElement, lane: String, _ painter: Painter)
}

/// The content of a leaf, which fades from one to the next where a change is animated.
@MainActor
final class ChangingContent {
  /// Content in a layer of its own.
  private struct Shown {
    let number: Int
    let layer: CALayer
    var content: any ShownContent

    var lane: String { "content.\(number)" }
  }

  private var current: Shown?
  private var leaving: [Shown] = []
  private var count = 0

  /// Shows content inside a layer.
  func show<New: ShownContent>(
    _ content: New, of element: any LayeredElement, in layer: CALayer, _ painter: Painter
  ) {
    if let old = current, let before = old.content as? New, content.isAlike(before) {
      current?.content = content
      content.draw(in: old.layer, of: element, lane: old.lane, painter)
      return place(in: layer)
    }
    let animates =
      current != nil && element.node.environment.contentTransition != .identity
      && element.node.transaction(in: painter.update).animation != nil
    guard animates else {
      leaving = []
      let shown = Shown(
        number: current?.number ?? 0, layer: current?.layer ?? named(CALayer()), content: content)
      if current.map({ !($0.content is New) }) ?? false { shown.layer.showNothing() }
      current = shown
      content.draw(in: shown.layer, of: element, lane: shown.lane, painter)
      return place(in: layer)
    }
    crossFade(to: content, of: element, painter)
    place(in: layer)
  }

  private func crossFade<New: ShownContent>(
    to content: New, of element: any LayeredElement, _ painter: Painter
  ) {
    count += 1
    let shown = Shown(number: count, layer: named(CALayer()), content: content)
    content.draw(in: shown.layer, of: element, lane: shown.lane, painter)
    // A lane begins where it is first set; then it moves.
    fade(shown, to: 0, of: element, painter)
    fade(shown, to: 1, of: element, painter)
    let grows =
      content is ShownPicture && element.node.environment.contentTransition.form == .symbol
    if grows { grow(shown, from: SymbolMovement.hiddenScale, to: 1, of: element, painter) }
    if let old = current {
      fade(old, to: 1, of: element, painter)
      fade(old, to: 0, of: element, painter)
      if grows { grow(old, from: 1, to: SymbolMovement.hiddenScale, of: element, painter) }
      leaving.append(old)
      let end = element.lanes.endOfMovement(begunIn: painter.update.number)
      if let end, end < .never {
        AppSession.current.clock.schedule(at: end) { [weak self] in
          MainActor.assumeIsolated { self?.erase(old.number) }
        }
      }
    }
    current = shown
  }

  private func fade(
    _ shown: Shown, to opacity: Double, of element: any LayeredElement, _ painter: Painter
  ) {
    shown.layer.opacity = Float(opacity)
    element.move(
      "\(shown.lane).opacity", of: shown.layer, to: [opacity], in: painter,
      [LaneProperty(.opacity) { .number(min(max($0[0], 0), 1)) }])
  }

  /// Moves content from one size to another about its middle.
  private func grow(
    _ shown: Shown, from first: Double, to last: Double, of element: any LayeredElement,
    _ painter: Painter
  ) {
    let size = shown.layer.bounds.size
    let middle = (x: Double(size.width) / 2, y: Double(size.height) / 2)
    func map(_ scale: Double) -> [Double] {
      [scale, 0, 0, scale, middle.x * (1 - scale), middle.y * (1 - scale)]
    }
    shown.layer.transform = CATransform3D(Transform.plane(map(last)))
    for scale in [first, last] {
      element.move(
        "\(shown.lane).size about the middle", of: shown.layer, to: map(scale), in: painter,
        [LaneProperty(.matrix) { .transform(.plane($0)) }])
    }
  }

  private func erase(_ number: Int) {
    for shown in leaving where shown.number == number { shown.layer.removeFromSuperlayer() }
    leaving.removeAll { $0.number == number }
  }

  private func named(_ layer: CALayer) -> CALayer {
    layer.name = "content"
    return layer
  }

  private func place(in layer: CALayer) {
    layer.showLayers(leaving.map(\.layer) + (current.map { [$0.layer] } ?? []))
  }
}

extension CALayer {
  /// Takes away whatever the layer shows.
  fileprivate func showNothing() {
    sceneLooks = SceneLooks()
    (contents, backdrop) = (nil, nil)
  }
}
