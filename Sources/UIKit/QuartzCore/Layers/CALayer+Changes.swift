import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph

// What happens when a property of a layer is set.

extension CALayer {
  /// Sets a part of the model; an action may let the layer arrive there.
  func set<Part: Equatable>(
    _ part: WritableKeyPath<LayerModel, Part>, to value: Part, forKey key: String
  ) {
    guard state[keyPath: part] != value else { return }
    let action = isCopy ? nil : action(forKey: key)
    let old = state[keyPath: part]
    if part == \LayerModel.bounds { noteResize(from: state.bounds.size, to: value as? CGRect) }
    state[keyPath: part] = value
    noteChange()
    guard let action, !(action is NSNull) else { return }
    complete(action, from: old as Any?)
    action.run(forKey: key, object: self, arguments: ["old": old])
  }

  /// An animation that says neither where it begins nor where it ends begins where the layer was.
  func complete(_ action: any CAAction, from old: Any?) {
    guard let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    else { return }
    animation.fromValue = unwrapped(old)
  }

  private func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// The action of a change: the delegate's, the layer's own, its class's, or the usual one.
  func findAction(forKey event: String) -> (any CAAction)? {
    if AppSession.current.transactions.disablesActions { return nil }
    if let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return usualAction(forKey: event)
  }

  /// A layer of its own moves by itself to where it is put, once it has been seen somewhere.
  private func usualAction(forKey event: String) -> (any CAAction)? {
    guard wasShown, isInWindow, !isOutline(event), let key = AnimatableKey.named(event) else {
      return nil
    }
    if event == "backgroundColor", state.backgroundColor == nil { return nil }
    let animation = CABasicAnimation(keyPath: event)
    let transactions = AppSession.current.transactions
    animation.duration = transactions.duration ?? 0.25
    animation.timingFunction =
      transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    // What belongs to an outline or a gradient has changed already, and begins where it was.
    if !key.isOfContent { animation.fromValue = presentation()?.value(forKey: event) }
    return animation.duration > 0 ? animation : nil
  }

  /// Outlines move only where they are told to, as Apple documents.
  private func isOutline(_ event: String) -> Bool { event == "path" || event == "shadowPath" }

  /// A property of a kind of layer was set: an action may let it arrive there.
  func changed(_ key: String, from old: Any?, to new: Any?) {
    noteChange()
    guard !isCopy, let action = action(forKey: key), !(action is NSNull) else { return }
    complete(action, from: old)
    action.run(forKey: key, object: self, arguments: nil)
  }

  private func noteResize(from old: CGSize, to bounds: CGRect?) {
    guard bounds?.size != old else { return }
    needsLayout = true
    if needsDisplayOnBoundsChange { needsDrawing = true }
  }

  /// Something is to be shown anew.
  package func noteChange() {
    if isCopy { return }
    noteIfOffMain()
    forgetStillLayers()
    AppSession.current.isDirty = true
    if !isBetweenChanges { tellObservers() }
  }

  /// Tells who observes the layer or its view.
  private func tellObservers() {
    tellChanges()
    (delegate as? NSObject)?.tellChanges()
  }

  /// Time passes in another way inside the layer from now on.
  func noteClock() {
    forgetStillLayers()
    AppSession.current.isDirty = true
  }

  var boundingFrame: CGRect {
    let box = CGRect(origin: .zero, size: bounds.size)
    let anchor = CGPoint(x: anchorPoint.x * box.width, y: anchorPoint.y * box.height)
    guard !CATransform3DIsIdentity(transform) else {
      return CGRect(
        origin: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y), size: box.size)
    }
    guard let quad = state.properties.localTransform.projection.map(box.rect) else { return .null }
    let bounds = quad.boundingBox
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }

  /// Sets the frame; where the transform is more than a shift, UIKit calls the result undefined, and takes the
  /// size as it is.
  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    // Nobody sees the new size at the old place.
    isBetweenChanges = bounds.size != frame.size
    if bounds.size != frame.size { bounds.size = frame.size }
    isBetweenChanges = false
    position = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
