// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The names are Apple's, and what has no sentence here is what Apple's documentation says.

/// Importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Destination of messages: the standard error; debug messages go nowhere.
public final class OSLog: Sendable {
  let category: String
  private let isDisabled: Bool

  public init(subsystem: String, category: String) {
    self.category = category.isEmpty ? subsystem : category
    isDisabled = false
  }
  private init(isDisabled: Bool) {
    category = ""
    self.isDisabled = isDisabled
  }

  public static let `default` = OSLog(isDisabled: false)
  public static let disabled = OSLog(isDisabled: true)

  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && type != .debug && type != .info
  }

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    StandardError.write((category.isEmpty ? "" : "[\(category)] ") + message() + "\n")
  }
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text(message.description, args), type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat.text(message.description, args), type)
}
