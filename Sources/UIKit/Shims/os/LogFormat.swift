import Foundation

/// Texts with places for values: `%{public}@`, `%d`, `%.2f`.
enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var rest = format[...]
    var values = arguments[...]
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      if rest.first == "{", let close = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: close)...]
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }) else {
        return text + "%" + rest
      }
      text += values.popFirst().map { written($0, as: String(rest[...end])) } ?? "<missing>"
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// A value as a directive wants it; numbers by Foundation, all else as Swift describes it.
  private static func written(_ value: Any, as directive: String) -> String {
    switch (directive.last, value) {
    case ("@", _), ("s", _): "\(value)"
    case (_, let number as any BinaryFloatingPoint):
      String(format: "%\(directive)", Double(number))
    case (_, let number as any BinaryInteger):
      String(format: "%\(directive)", Int(truncatingIfNeeded: number))
    default: "\(value)"
    }
  }
}

/// Destination of messages.
enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
