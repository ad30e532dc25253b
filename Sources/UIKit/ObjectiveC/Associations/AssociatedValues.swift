// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// The values that are associated with one object.
package final class AssociatedValues {
  var values: [Key: Value] = [:]
}

extension AssociatedValues {
  /// The address that names an association.
  struct Key: Hashable {
    private let address: UInt

    init(_ address: UnsafeRawPointer) {
      self.address = UInt(bitPattern: address)
    }
  }
}

extension AssociatedValues {
  /// A value under its policy.
  enum Value {
    case kept(Any)
    case borrowed(Borrowed)

    /// A reference that keeps nothing alive.
    struct Borrowed {
      weak var object: AnyObject?
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        self = .borrowed(Borrowed(object: value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      default: self = .kept(value)
      }
    }

    /// The value, if it is still there.
    var value: Any? {
      switch self {
      case .kept(let value): value
      case .borrowed(let borrowed): borrowed.object
      }
    }
  }
}

/// Policies for keeping an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive: `nil` once nobody else keeps it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied, and the copy kept alive.
  case OBJC_ASSOCIATION_COPY = 771
}
