public import ObjectiveC

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// The name with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name with a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An argument that a method cannot take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should not be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// Something of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index beyond the end.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception of Objective-C, which ends the program when it is raised: Swift catches none.
open class NSException: ObjectiveC.NSObject, @unchecked Sendable {
  /// The kind of exception.
  public let name: NSExceptionName
  /// The reason in words.
  public let reason: String?
  /// More about it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program, with the reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason")") }
}
