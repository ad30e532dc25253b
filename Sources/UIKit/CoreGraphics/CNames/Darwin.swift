// Names of Darwin's C library and of Objective-C's runtime that Linux does not have.

/// A whole number as wide as an address.
public typealias NSInteger = Int
/// One that is not negative.
public typealias NSUInteger = UInt

/// The largest finite number, under its old name.
public let HUGE = Float.greatestFiniteMagnitude
/// A number that is too large.
public let HUGE_VAL = Double.infinity
/// A number that is too large.
public let HUGE_VALF = Float.infinity
/// The largest finite number.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Takes the lock of an object, as `@synchronized` does.
///
/// What an app does is done by one thread here, one thing after the other: nobody else can hold the lock.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Lets go of the lock of an object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
