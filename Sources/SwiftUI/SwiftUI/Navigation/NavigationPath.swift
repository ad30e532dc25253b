import Foundation

/// Values of any kinds, for each of which there is a screen.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  init(values: [AnyHashable]) { self.values = values }

  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  /// The values in a form that can be kept; `nil` where one of them has none.
  public var codable: CodableRepresentation? {
    let canBeKept = values.allSatisfy { $0.base is any Codable }
    return canBeKept ? CodableRepresentation(values: values) : nil
  }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The values of a path as an app keeps them: each by the name of its type and as JSON, the last one first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "there is no type of a value called '\(name)'")
        }
        values.insert(AnyHashable(try type.decoded(from: text)), at: 0)
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        let type = type(of: value.base)
        guard let encodable = value.base as? any Encodable, let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            value.base,
            .init(codingPath: encoder.codingPath, debugDescription: "\(type) has no name"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }
  }
}

extension Decodable where Self: Hashable {
  /// The value that a text of JSON is.
  fileprivate static func decoded(from text: String) throws -> Self {
    try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
