public import Foundation

/// Words that are looked up, with values in their places.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  /// A value in its place.
  enum Argument: Equatable, Sendable {
    case words(String)
    case text(Text)
  }

  /// The words, with a specifier such as `%@` for each value.
  let key: String
  let arguments: [Argument]

  public init(_ value: String) { (key, arguments) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// Collects words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .words(string)) }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .words(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: Foundation.NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .words(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, .words(value._words))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      // Words around the specifier are words of the key; only the number takes its place.
      key += specifier
      if let conversion = FormatPiece.conversion(in: specifier) {
        arguments.append(.words(String(format: conversion, value._arg)))
      }
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .words("\(value)")) }
  }
}

/// A number that a specifier of C's `printf` writes.
public protocol _FormatSpecifiable: Equatable {
  var _arg: any CVarArg { get }
  var _specifier: String { get }
  /// The number as SwiftUI writes it.
  var _words: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _arg: any CVarArg { Int64(truncatingIfNeeded: self) }
  public var _specifier: String { "%lld" }
  /// With a comma after each three digits, as in the United States.
  public var _words: String {
    let digits = String(magnitude)
    var words = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { words += "," }
      words.append(digit)
    }
    return (self < 0 ? "-" : "") + words
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _arg: any CVarArg { Double(self) }
  public var _specifier: String { "%lf" }
  public var _words: String { String(format: "%lf", Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

// MARK: Looking up

extension LocalizedStringKey {
  /// Texts among the values.
  var embedded: [Text] {
    arguments.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The words in the language of a bundle, each value a text of its own.
  func texts(table: String?, bundle: Bundle?) -> [Text] {
    var texts: [Text] = []
    var words = ""
    var next = 0
    func flush() {
      if !words.isEmpty { texts += InlineMarkup(words).texts }
      words = ""
    }
    for piece in FormatPiece.pieces(of: found(table, bundle)) {
      switch piece {
      case .words(let more): words += more
      case .value(let place, _):
        let index = place ?? next
        next += 1
        guard arguments.indices.contains(index) else { continue }
        switch arguments[index] {
        case .words(let value): words += InlineMarkup.escaped(value)
        case .text(let text):
          flush()
          texts.append(text)
        }
      }
    }
    flush()
    return texts
  }

  private func found(_ table: String?, _ bundle: Bundle?) -> String {
    // Without values, a percent sign is one.
    let format = arguments.isEmpty && !key.contains("%%") ? key.replacing("%", with: "%%") : key
    let plain = arguments.isEmpty ? key.replacing("%%", with: "%") : key
    let found = (bundle ?? .main).localizedString(forKey: plain, value: nil, table: table)
    if found == plain { return format }
    return arguments.isEmpty ? found.replacing("%", with: "%%") : found
  }
}

/// A piece of a format.
private enum FormatPiece {
  case words(String)
  /// The place of a value, `nil` for the next one, and the way to write it.
  case value(Int?, conversion: String)

  /// The first way to write a value in a format; `nil` if there is none.
  static func conversion(in format: String) -> String? {
    for case .value(_, let conversion) in pieces(of: format) { return conversion }
    return nil
  }

  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      pieces.append(.words(String(rest[..<sign])))
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        pieces.append(.words("%"))
        rest.removeFirst()
        continue
      }
      guard let match = rest.prefixMatch(of: /(?:(\d+)\$)?[-+ #0-9.]*(?:hh|h|ll|l|q|z)?[@a-zA-Z]/)
      else {
        pieces.append(.words("%"))
        continue
      }
      let spelled = rest[match.range]
      let letters = match.1 == nil ? spelled : spelled.drop { $0 != "$" }.dropFirst()
      pieces.append(
        .value(match.1.flatMap { Int($0) }.map { $0 - 1 }, conversion: "%" + String(letters)))
      rest = rest[match.range.upperBound...]
    }
    pieces.append(.words(String(rest)))
    return pieces
  }
}
