import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
import SegueSceneGraph

// A layer's properties by name, and the parts of its transform.

extension CALayer {
  /// The value of a property that has a name; `nil` for others.
  func knownValue(forKey key: String) -> Any? {
    if let value = transformPart(key) { return value }
    switch key {
    case "bounds": return bounds
    case "bounds.size": return bounds.size
    case "bounds.size.width": return bounds.width
    case "bounds.size.height": return bounds.height
    case "bounds.origin": return bounds.origin
    case "frame": return frame
    case "position": return position
    case "position.x": return position.x
    case "position.y": return position.y
    case "anchorPoint": return anchorPoint
    case "zPosition": return zPosition
    case "transform": return transform
    case "sublayerTransform": return sublayerTransform
    case "opacity": return opacity
    case "hidden": return isHidden
    case "backgroundColor": return backgroundColor
    case "cornerRadius": return cornerRadius
    case "borderWidth": return borderWidth
    case "borderColor": return borderColor
    case "shadowColor": return shadowColor
    case "shadowOpacity": return shadowOpacity
    case "shadowOffset": return shadowOffset
    case "shadowRadius": return shadowRadius
    case "shadowPath": return shadowPath
    case "contents": return contents
    case "name": return name
    default: return nil
    }
  }

  /// Sets a property that has a name, and says whether there is one.
  func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
    if let value, setTransformPart(key, to: value) { return true }
    let number = value.flatMap { HeadlessQuartzCore.number($0) }.map { CGFloat($0) }
    switch key {
    case "bounds": bounds = value as? CGRect ?? bounds
    case "frame": frame = value as? CGRect ?? frame
    case "position": position = value as? CGPoint ?? position
    case "position.x": position.x = number ?? position.x
    case "position.y": position.y = number ?? position.y
    case "anchorPoint": anchorPoint = value as? CGPoint ?? anchorPoint
    case "zPosition": zPosition = number ?? zPosition
    case "transform": transform = value as? CATransform3D ?? transform
    case "opacity": opacity = number.map { Float($0) } ?? opacity
    case "hidden": isHidden = value as? Bool ?? isHidden
    case "backgroundColor": backgroundColor = value as? CGColor
    case "cornerRadius": cornerRadius = number ?? cornerRadius
    case "borderWidth": borderWidth = number ?? borderWidth
    case "borderColor": borderColor = value as? CGColor
    case "shadowOpacity": shadowOpacity = number.map { Float($0) } ?? shadowOpacity
    case "shadowRadius": shadowRadius = number ?? shadowRadius
    case "masksToBounds": masksToBounds = value as? Bool ?? masksToBounds
    default: return false
    }
    return true
  }

  /// A part of the transform, taken apart; `nil` where the key names none.
  private func transformPart(_ key: String) -> Any? {
    guard key.hasPrefix("transform.") else { return nil }
    let parts = LayerTransform(matrix: transform.map).decomposed
    switch key {
    case "transform.scale": return (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    case "transform.scale.x": return parts.scale.x
    case "transform.scale.y": return parts.scale.y
    case "transform.rotation", "transform.rotation.z": return parts.rotationZ.radians
    case "transform.rotation.x": return parts.rotationX.radians
    case "transform.rotation.y": return parts.rotationY.radians
    case "transform.translation.x": return parts.translation.x
    case "transform.translation.y": return parts.translation.y
    case "transform.translation":
      return CGSize(width: parts.translation.x, height: parts.translation.y)
    default: return nil
    }
  }

  private func setTransformPart(_ key: String, to value: Any) -> Bool {
    guard key.hasPrefix("transform."), let number = HeadlessQuartzCore.number(value) else {
      return false
    }
    var parts = LayerTransform(matrix: transform.map).decomposed
    switch key {
    case "transform.scale": parts.scale = [number, number, number]
    case "transform.scale.x": parts.scale.x = number
    case "transform.scale.y": parts.scale.y = number
    case "transform.rotation", "transform.rotation.z": parts.rotationZ = .radians(number)
    case "transform.rotation.x": parts.rotationX = .radians(number)
    case "transform.rotation.y": parts.rotationY = .radians(number)
    case "transform.translation.x": parts.translation.x = number
    case "transform.translation.y": parts.translation.y = number
    default: return false
    }
    transform = CATransform3D(parts.combined)
    return true
  }
}

// Properties that a subclass only names (`@NSManaged`): the layer keeps their values, as Core Animation
// does for properties that are declared as dynamic.

extension CALayer {
  /// The value of a property that the layer keeps; zero or nothing where none was set.
  public func managedValue<Value>(forKey key: String) -> Value {
    let known = value(forKey: key) ?? type(of: self).defaultValue(forKey: key)
    if let value = KeyedValue.convert(known, to: Value.self) { return value }
    if let value = Beginning.value(of: Value.self) { return value }
    preconditionFailure("'\(key)' of \(type(of: self)) has no value, and \(Value.self) no zero")
  }

  /// Sets a property that the layer keeps; what is drawn by it is drawn anew, and an action may let it
  /// arrive there.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    let action = action(forKey: key)
    let old = ownValue(forKey: key)
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard let action, !(action is NSNull) else { return }
    complete(action, from: old)
    action.run(forKey: key, object: self, arguments: old.map { ["old": $0] } ?? [:])
  }
}

/// Initial values of properties that nobody has set.
private enum Beginning {
  private static let zeros: [any Sendable] = [
    CGFloat.zero, Double.zero, Float.zero, 0, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    CGVector.zero, CATransform3DIdentity,
  ]

  static func value<Value>(of type: Value.Type) -> Value? {
    if let optional = Value.self as? any EmptyableLayerValue.Type {
      return optional.empty as? Value
    }
    return zeros.lazy.compactMap { $0 as? Value }.first
  }
}

private protocol EmptyableLayerValue {
  static var empty: Any { get }
}

extension Optional: EmptyableLayerValue {
  fileprivate static var empty: Any { Self.none as Any }
}
