/// An element of an XML document, with what is inside.
struct XMLElement {
  /// A piece of an element's content.
  enum Node {
    case element(XMLElement)
    case text([UInt8])
  }

  /// A name and a value, both without any reference.
  struct Attribute {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute] = []
  var content: [Node] = []

  /// The name without its prefix.
  var localName: String { Self.local(name) }

  /// A name without its prefix.
  static func local(_ name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[name.index(after: $0)...]) }
      ?? name
  }

  /// The value of the first attribute with this name.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Gives an attribute a value, in the place of the one that it has.
  mutating func set(_ name: String, to value: String) {
    attributes.removeAll { $0.name == name }
    attributes.append(Attribute(name: name, value: value))
  }

  /// The elements inside, without those inside of them.
  var children: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text directly inside.
  var text: String {
    let bytes = content.flatMap { node -> [UInt8] in
      if case .text(let bytes) = node { bytes } else { [] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension XMLElement {
  /// The element as a document of its own.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    write(to: &result)
    return result
  }

  private func write(to result: inout [UInt8]) {
    result += "<\(name)".utf8
    for attribute in attributes {
      result += " \(attribute.name)=\"".utf8
      Self.write(attribute.value.utf8, to: &result)
      result.append(UInt8(ascii: "\""))
    }
    result.append(UInt8(ascii: ">"))
    for node in content {
      switch node {
      case .element(let element): element.write(to: &result)
      case .text(let text): Self.write(text, to: &result)
      }
    }
    result += "</\(name)>".utf8
  }

  /// Writes text so that it reads back the same, inside and outside of quotes.
  private static func write(_ text: some Sequence<UInt8>, to result: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case 0x09, 0x0A, 0x0D: result += "&#\(byte);".utf8
      default: result.append(byte)
      }
    }
  }
}
