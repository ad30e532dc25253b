public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

// A view's place among others; every call in UIKit's order.

extension UIView {
  func makeLayer() -> CALayer {
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = kind.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    return layer
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.parent === self {
      move(view, to: min(index, children.count - 1))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.parent?.forget(view)
    view.layoutState.engine = nil
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    layer.insertSublayer(view.layer, at: UInt32(layerIndex(of: view)))
    if oldWindow !== newWindow { view.tellDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view.parent === self { children.removeAll { $0 === view } }
    let place = children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count
    if view.parent === self {
      children.insert(view, at: place)
      layer.insertSublayer(view.layer, at: UInt32(layerIndex(of: view)))
    } else {
      insert(view, at: place)
    }
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(max(index, 0), children.count))
    layer.insertSublayer(view.layer, at: UInt32(layerIndex(of: view)))
  }

  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    let (a, b) = (children[min(first, second)], children[max(first, second)])
    move(b, to: min(first, second))
    move(a, to: max(first, second))
  }

  func leave() {
    guard let parent else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    parent.willRemoveSubview(self)
    parent.forget(self)
    if hadWindow { tellDidMove() }
    didMoveToSuperview()
  }

  private func forget(_ view: UIView) {
    children.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.parent = nil
    setNeedsLayout()
    lost(view)
  }

  /// Returns the index for the layer of a subview: views and layers of their own share the list of layers.
  private func layerIndex(of view: UIView) -> Int {
    let layers = (layer.sublayers ?? []).filter { $0 !== view.layer }
    guard let index = children.firstIndex(where: { $0 === view }) else { return layers.count }
    if let above = children.dropFirst(index + 1).first,
      let place = layers.firstIndex(where: { $0 === above.layer })
    {
      return place
    }
    guard index > 0, let place = layers.firstIndex(where: { $0 === children[index - 1].layer })
    else { return index == 0 && children.count > 1 ? 0 : layers.count }
    return children.count - 1 == index ? layers.count : place + 1
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    // Colors are those of the surroundings, which may be other ones now.
    if backgroundColor != nil { ViewAnimation.without { showBackground() } }
    if window != nil { takeAppearance() }
    didMoveToWindow()
    for child in children { child.tellDidMove() }
  }

  func descendant(where isMeant: (UIView) -> Bool) -> UIView? {
    if isMeant(self) { return self }
    for child in children { if let found = child.descendant(where: isMeant) { return found } }
    return nil
  }

  /// Name of the view in a recording: the one that the code gives it, else its type.
  var nameInRecordings: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let controller { return String(describing: type(of: controller)) }
    return String(describing: type(of: self))
  }

  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }
}

// MARK: - Points in other views

extension UIView {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: layer(of: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: layer(of: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: layer(of: coordinateSpace))
  }

  /// The layer whose coordinates are meant: a view's, or those of the window.
  func layer(of view: UIView?) -> CALayer? {
    if let view { return view.layer }
    return window?.layer
  }

  /// The layer whose coordinates a space has.
  // The optimizer of Swift 6.3.1 crashes where it specializes this cast.
  @_optimize(none)
  private func layer(of space: any UICoordinateSpace) -> CALayer? {
    layer(of: space as? UIView)
  }
}

extension UIView: SourceOwned {
  /// The code of the nearest of the app's own views and controllers around the view.
  package nonisolated var sourcePlace: SourcePlace? {
    MainActor.assumeIsolated {
      sequence(first: self as UIResponder) { $0.next }.lazy.compactMap {
        SourcePlaces.place(of: type(of: $0), ["viewDidLoad()", "loadView()"])
      }.first
    }
  }
}
