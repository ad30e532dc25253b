public import Foundation

// Core Foundation's names for what Swift on Linux has as values: `colors as CFArray` works with them.

/// A list.
public typealias CFArray = [Any]
/// A text.
public typealias CFString = String
/// A table.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// A span of time, in seconds.
public typealias CFTimeInterval = TimeInterval
/// Any object.
public typealias CFTypeRef = AnyObject

extension CGPoint {
  /// Returns true if both are the same place.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns true if both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns true if both are the same box.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
