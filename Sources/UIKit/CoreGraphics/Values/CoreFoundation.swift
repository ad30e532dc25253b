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
/// An address.
public typealias CFURL = URL
/// A failure.
public typealias CFError = any Error
/// A number of things.
public typealias CFIndex = Int
/// A moment, in seconds since the year 2001.
public typealias CFAbsoluteTime = TimeInterval
/// A source of memory: only ever the usual one.
public enum CFAllocator: Sendable { case usual }
/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil

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
