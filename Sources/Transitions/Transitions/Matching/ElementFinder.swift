package import SegueGeometry
package import SegueMotion
import SegueSceneGraph

/// Finds what a screen has to share, and where it stands on the stage.
package struct ElementFinder {
  private let screen: Screen
  private let tree: LayerTree
  private let properties: [LayerProperties]
  private var elements: [SharedElement] = []

  /// Of how many layers in one layer it is known where they stand.
  private static let siblingLimit = 256

  /// Context that surrounds a layer.
  private struct Surroundings {
    /// The map from the plane in which the layer stands to the stage.
    var map: Projection
    var opacity = 1.0
    var window: SharedElement.Window?
    var parent: MatchKey?
  }

  /// Returns the shared elements of `screen` when it has been visible for `age`, from back to front.
  ///
  /// - Parameter place: the map from the screen's plane to the stage.
  package static func elements(
    of screen: Screen, after age: Time, on stage: TransitionEnvironment,
    at place: Projection = .identity
  ) -> [SharedElement] {
    var finder = ElementFinder(screen, age)
    var surroundings = Surroundings(map: place)
    if let key = screen.match, let whole = StagePlace(stage.size, mapped: place) {
      let layer = Layer(screen.id) {
        $0.frame = stage.bounds
        $0.background = screen.background
        $0.content = screen.content
      }
      finder.add(
        SharedElement(
          key: key, layer: layer, index: nil, place: whole, opacity: 1,
          classes: screen.matchClasses))
      surroundings.parent = key
    }
    finder.visit(finder.tree.roots, surroundings)
    return finder.elements
  }

  private init(_ screen: Screen, _ age: Time) {
    self.screen = screen
    tree = LayerTree(screen.layers)
    properties = screen.timeline.properties(of: tree, at: age.seconds)
  }

  private mutating func add(_ element: SharedElement) {
    var element = element
    element.order = elements.count
    elements.append(element)
  }

  private mutating func visit(_ siblings: [Int], _ around: Surroundings) {
    let order = siblings.enumerated().sorted {
      let (a, b) = (properties[$0.element].zPosition, properties[$1.element].zPosition)
      return a == b ? $0.offset < $1.offset : a < b
    }
    let boxes = self.siblings(siblings)
    for layer in order.map(\.element) { visit(layer, among: boxes, in: around) }
  }

  /// Returns the positions of layers in the layer around them, if one of them is shared.
  private func siblings(_ layers: [Int]) -> [SharedElement.Sibling] {
    guard layers.count <= Self.siblingLimit, layers.contains(where: { tree.nodes[$0].match != nil })
    else { return [] }
    return layers.compactMap { layer in
      let own = properties[layer]
      if own.isHidden { return nil }
      return own.localTransform.projection.map(own.bounds)
        .map { SharedElement.Sibling(layer..<end(of: layer), $0.boundingBox) }
    }
  }

  /// The index behind a layer and all inside.
  private func end(of layer: Int) -> Int {
    let node = tree.nodes[layer]
    let inner = [node.mask, node.children.last].compactMap { $0 }
    return inner.map { end(of: $0) }.max() ?? layer + 1
  }

  private mutating func visit(
    _ index: Int, among siblings: [SharedElement.Sibling], in around: Surroundings
  ) {
    let own = properties[index]
    if own.isHidden { return }
    var inside = around
    let map = own.localTransform.projection.followed(by: around.map)
    inside.map = own.perspectiveTransform.projection.followed(by: map)
    inside.opacity *= min(max(own.opacity, 0), 1)
    if let key = tree.nodes[index].match, let place = StagePlace(own.size, mapped: map) {
      add(
        SharedElement(
          key: key, layer: layer(index), index: index, place: place, opacity: inside.opacity,
          window: around.window?.cutting(place.frame), parent: around.parent,
          classes: tree.nodes[index].matchClasses, siblings: siblings))
      inside.parent = key
    }
    if own.clipsToBounds, let quad = map.map(own.bounds) {
      let window = SharedElement.Window(quad.boundingBox, of: own, at: map)
      inside.window = around.window?.around(window) ?? window
    }
    visit(tree.nodes[index].children, inside)
  }

  /// A layer with all inside, as it is at the moment.
  private func layer(_ index: Int) -> Layer {
    let node = tree.nodes[index]
    return Layer(
      node.id, properties[index], mask: node.mask.map { layer($0) },
      children: node.children.map { layer($0) }
    ).matched(node.match, classes: node.matchClasses)
  }
}

extension SharedElement.Window {
  /// The box of a layer that cuts what is inside.
  fileprivate init(_ frame: Rect, of layer: LayerProperties, at map: Projection) {
    self.init(frame)
    let factor = layer.size.width > 0 ? frame.width / layer.size.width : 1
    radii = layer.cornerRadii.map { $0 * factor }
    curve = layer.cornerCurve
  }

  /// Returns the intersection of this window and one inside of it; its corners are those of the window that has
  /// less to show.
  fileprivate func around(_ inner: SharedElement.Window) -> SharedElement.Window {
    if frame.contains(inner.frame) { return inner }
    if inner.frame.contains(frame) { return self }
    return SharedElement.Window(
      frame.intersection(inner.frame) ?? Rect(origin: inner.frame.origin, size: .zero))
  }

  /// The window, if it takes something away from a box.
  fileprivate func cutting(_ box: Rect) -> SharedElement.Window? {
    if !radii.isZero, frame == box { return self }
    let inner = radii.isZero ? frame : frame.outset(by: -0.3 * radii.greatest)
    return inner.contains(box) ? nil : self
  }
}

extension CornerRadii {
  /// The largest of the four.
  fileprivate var greatest: Double { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}

extension Screen {
  /// The layer with this key, and its index among those of the screen; all of the screen has none.
  ///
  /// Where several have the key, it is the first.
  func element(_ key: MatchKey) -> (index: Int?, layer: Layer)? {
    if match == key { return (nil, Layer(id, children: layers)) }
    var next = 0
    return layers.first(of: key, &next).map { ($0.index, $0.layer) }
  }

  /// The screen whose layers have keys as a rule understands them.
  func keyed(by matching: Matching) -> Screen {
    guard matching == .names else { return self }
    var screen = self
    screen.layers = layers.map { $0.keyedByName(in: "\(id.name).") }
    return screen
  }
}

extension [Layer] {
  fileprivate func first(of key: MatchKey, _ next: inout Int) -> (index: Int, layer: Layer)? {
    for layer in self {
      if layer.match == key { return (next, layer) }
      let outside = next
      next += 1 + (layer.mask?.count ?? 0)
      if let found = layer.children.first(of: key, &next) { return found }
      next = outside + layer.count
    }
    return nil
  }
}

extension Layer {
  /// Number of layers: this one, its mask and all inside.
  var count: Int { children.reduce(1 + (mask?.count ?? 0)) { $0 + $1.count } }

  /// The layer and all inside with their names as keys, unless they have others.
  fileprivate func keyedByName(in prefix: String) -> Layer {
    var layer = self
    let isOwn = id.name.hasPrefix(prefix)
    layer.match = match ?? MatchKey(isOwn ? String(id.name.dropFirst(prefix.count)) : id.name)
    layer.children = children.map { $0.keyedByName(in: prefix) }
    return layer
  }
}
