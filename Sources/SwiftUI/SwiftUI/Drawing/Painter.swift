import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueMotion
import SegueSceneGraph

/// Collects the layers of elements, from the back to the front, in one update.
@MainActor
struct Painter {
  let update: TreeUpdate
  /// Pixels of a point.
  let scale: CGFloat
  private(set) var layers: [CALayer] = []

  init(update: TreeUpdate, scale: CGFloat) {
    (self.update, self.scale) = (update, scale)
  }

  /// Puts siblings on top of what is there: those that leave are behind others of their z-index.
  mutating func paint(_ elements: [Element]) {
    for element in Self.ordered(elements) { element.show(in: &self) }
  }

  /// Siblings from the back to the front.
  static func ordered(_ elements: [Element]) -> [Element] {
    elements.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
      if first.isLeaving != second.isLeaving { return first.isLeaving }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// Puts a layer on top of what is there.
  mutating func add(_ layer: CALayer) { layers.append(layer) }

  /// Puts layers on top of what is there.
  mutating func add(_ layers: [CALayer]) { self.layers += layers }

  /// Puts a layer on top of what is there, with the layers of elements inside.
  mutating func add(_ layer: CALayer, around elements: [Element]) {
    var inside = Painter(update: update, scale: scale)
    inside.paint(elements)
    layer.showLayers(inside.layers)
    layers.append(layer)
  }

  /// A box whose edges lie between pixels of the space.
  func rounded(_ frame: CGRect) -> CGRect {
    func edge(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let (x, y) = (edge(frame.minX), edge(frame.minY))
    return CGRect(x: x, y: y, width: edge(frame.maxX) - x, height: edge(frame.maxY) - y)
  }
}

extension CALayer {
  /// Shows layers inside; those that are there already stay what they are.
  func showLayers(_ layers: [CALayer]) {
    let before = sublayers ?? []
    if before.count == layers.count, zip(before, layers).allSatisfy({ $0 === $1 }) { return }
    sublayers = layers.isEmpty ? nil : layers
  }
}

/// An element that has layers of its own.
@MainActor
protocol LayeredElement: Element {
  var lanes: Lanes { get }
  /// Name of the element's kind.
  var plainName: String { get }
}

/// Names of types in films.
enum TypeName {
  /// The name without what it is generic over, and without a leading underscore.
  static func plain<Subject>(_ type: Subject.Type) -> String {
    let name = String(describing: type).prefix { $0 != "<" }
    return String(name.drop { $0 == "_" })
  }
}

extension LayeredElement {
  /// Sets numbers of a layer, and has them move as changes move at this place.
  func move(
    _ key: String, of layer: CALayer, to numbers: [Double], in painter: Painter,
    weight: Double = 1, _ properties: [LaneProperty]
  ) {
    lanes.set(
      key, of: layer, to: numbers, properties, weight: weight,
      node.transaction(in: painter.update), in: painter.update.number)
  }

  /// Puts a layer whose anchor is its corner into a box, from which and to which it moves.
  func setFrame(_ frame: CGRect, of layer: CALayer, in painter: Painter) {
    nameLayer(layer)
    layer.anchorPoint = .zero
    layer.bounds.size = frame.size
    layer.position = frame.origin
    move("frame", of: layer, to: frame.numbers, in: painter, LaneProperty.frame)
  }
}

extension LayeredElement {
  /// Gives a layer its name in films: the one that the view has got, or what the view is.
  func nameLayer(_ layer: CALayer) {
    guard layer.name == nil else { return }
    layer.name = node.environment.layerName ?? plainName
  }
}

extension LaneProperty {
  /// A box, by its corner and its size.
  static var frame: [LaneProperty] {
    [
      LaneProperty(.position) { .pair($0[0], $0[1]) },
      LaneProperty(.size) { .pair($0[2], $0[3]) },
    ]
  }
}

extension CGRect {
  /// Corner and size.
  var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}

/// An element of a view that is shown, and has nothing inside.
@MainActor
class LeafElement<Content: View>: Element, LayeredElement {
  var view: Content
  let lanes = Lanes()

  init(_ view: Content, in node: Node) {
    self.view = view
    super.init(node: node)
  }

  /// Notes what has changed since the value before.
  func viewChanged(from before: Content) {}

  /// True if the leaf shows something at a point of its space.
  func shows(at point: CGPoint) -> Bool { frame.contains(point) }

  final override func hit(at point: CGPoint) -> [GestureSite]? { shows(at: point) ? [] : nil }

  var plainName: String { TypeName.plain(Content.self) }
}

/// A view that is shown, and has nothing inside.
protocol LeafView: PrimitiveView {
  @MainActor func makeElement(in node: Node) -> LeafElement<Self>
}

extension LeafView {
  @MainActor func makeNode(in context: NodeContext) -> Node { makeLeaf(in: context) }

  /// The node of a view that has nothing inside.
  @MainActor func makeLeaf(in context: NodeContext) -> Node { LeafNode(self, in: context) }
}

private final class LeafNode<Content: LeafView>: ViewNode<Content> {
  private var element: LeafElement<Content>?

  override func update() {
    if element == nil { element = view.makeElement(in: self) }
  }

  override func staysSame(with view: Content) -> Bool { view.isSame(as: self.view) }

  override func changed(from before: Content) {
    element?.view = view
    element?.viewChanged(from: before)
  }

  override var elements: [Element] { element.map { [$0] } ?? [] }
}
