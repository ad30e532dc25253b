import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

/// The parts of points, sizes, boxes and transforms that key paths name: `size.width`, `rotation.z`.
enum ValuePart {
  /// The part of a value with a name; `nil` if it has none.
  static func value(_ part: String, of whole: Any) -> Any? {
    switch whole {
    case let point as CGPoint: points[part].map { point[keyPath: $0] }
    case let size as CGSize: sizes[part].map { size[keyPath: $0] }
    case let box as CGRect:
      part == "origin"
        ? box.origin : part == "size" ? box.size : boxes[part].map { box[keyPath: $0] }
    case let map as CATransform3D:
      TransformPart(rawValue: part).map { $0.value(of: LayerTransform(matrix: map.map).decomposed) }
        ?? entries[part].map { map[keyPath: $0] }
    default: nil
    }
  }

  /// True if a value has a part with this name.
  static func isPart(_ part: String, of whole: Any) -> Bool { value(part, of: whole) != nil }

  /// The value with another part; `nil` where it has none, or that cannot be this.
  static func changed(_ whole: Any, _ part: String, to new: Any) -> Any? {
    let amount = number(new).map { CGFloat($0) }
    switch whole {
    case let point as CGPoint: return with(point, points[part], amount)
    case let size as CGSize: return with(size, sizes[part], amount)
    case var box as CGRect:
      if part == "origin", let origin = new as? CGPoint {
        box.origin = origin
        return box
      }
      if part == "size", let size = new as? CGSize {
        box.size = size
        return box
      }
      return with(box, boxes[part], amount)
    case let map as CATransform3D:
      guard let component = TransformPart(rawValue: part) else {
        return with(map, entries[part], amount)
      }
      var parts = LayerTransform(matrix: map.map).decomposed
      return component.set(new, in: &parts) ? CATransform3D(parts.combined) : nil
    default: return nil
    }
  }

  private static func with<Whole>(
    _ whole: Whole, _ path: WritableKeyPath<Whole, CGFloat>?, _ amount: CGFloat?
  ) -> Any? {
    guard let path, let amount else { return nil }
    var whole = whole
    whole[keyPath: path] = amount
    return whole
  }

  private static var points: [String: WritableKeyPath<CGPoint, CGFloat>] {
    ["x": \.x, "y": \.y]
  }
  private static var sizes: [String: WritableKeyPath<CGSize, CGFloat>] {
    ["width": \.width, "height": \.height]
  }
  private static var boxes: [String: WritableKeyPath<CGRect, CGFloat>] {
    [
      "origin.x": \.origin.x, "origin.y": \.origin.y, "size.width": \.size.width,
      "size.height": \.size.height,
    ]
  }
  private static var entries: [String: WritableKeyPath<CATransform3D, CGFloat>] {
    [
      "m11": \.m11, "m12": \.m12, "m13": \.m13, "m14": \.m14, "m21": \.m21, "m22": \.m22,
      "m23": \.m23, "m24": \.m24, "m31": \.m31, "m32": \.m32, "m33": \.m33, "m34": \.m34,
      "m41": \.m41, "m42": \.m42, "m43": \.m43, "m44": \.m44,
    ]
  }
}

/// The parts of a transform that Core Animation knows, once it is taken apart.
private enum TransformPart: String {
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// The part; of all three factors their mean, as Apple documents.
  func value(of parts: LayerTransform) -> Any {
    switch self {
    case .rotation, .rotationZ: CGFloat(parts.rotationZ.radians)
    case .rotationX: CGFloat(parts.rotationX.radians)
    case .rotationY: CGFloat(parts.rotationY.radians)
    case .scale: CGFloat((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: CGFloat(parts.scale.x)
    case .scaleY: CGFloat(parts.scale.y)
    case .scaleZ: CGFloat(parts.scale.z)
    case .translation: CGSize(width: parts.translation.x, height: parts.translation.y)
    case .translationX: CGFloat(parts.translation.x)
    case .translationY: CGFloat(parts.translation.y)
    case .translationZ: CGFloat(parts.translation.z)
    }
  }

  /// Sets the part, and says whether it can be this.
  func set(_ new: Any, in parts: inout LayerTransform) -> Bool {
    if self == .translation {
      let way =
        (new as? CGSize).map { ($0.width, $0.height) } ?? (new as? CGPoint).map { ($0.x, $0.y) }
      guard let way else { return false }
      (parts.translation.x, parts.translation.y) = (Double(way.0), Double(way.1))
      return true
    }
    guard let amount = number(new) else { return false }
    switch self {
    case .rotation, .rotationZ: parts.rotationZ = .radians(amount)
    case .rotationX: parts.rotationX = .radians(amount)
    case .rotationY: parts.rotationY = .radians(amount)
    case .scale: parts.scale = [amount, amount, amount]
    case .scaleX: parts.scale.x = amount
    case .scaleY: parts.scale.y = amount
    case .scaleZ: parts.scale.z = amount
    case .translationX: parts.translation.x = amount
    case .translationY: parts.translation.y = amount
    case .translationZ: parts.translation.z = amount
    case .translation: break
    }
    return true
  }
}
