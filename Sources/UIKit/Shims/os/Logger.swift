// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's, and what has no sentence here is what Apple's documentation says.

/// Writes messages to a log.
public struct Logger: Sendable {
  private let destination: OSLog

  public init() { destination = .default }
  public init(_ logObj: OSLog) { destination = logObj }
  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) {
    destination.write(message.text, level)
  }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Visibility of a value in a log; here all values may be read.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message, written with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { text += "\(value())" }
}
