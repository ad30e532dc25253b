/// The meanings of name prefixes at a place of a document: `xmlns:s="…"` gives one its meaning for an element
/// and for everything inside.
struct XMLNamespaces {
  private static let svg = "http://www.w3.org/2000/svg"
  private static let links = "http://www.w3.org/1999/xlink"

  /// The namespaces of prefixes; the empty one is that of names without.
  private var meanings: [Substring: String] = [:]

  /// Those of a place inside of `element`, its own tag included.
  func inside(_ element: XMLElement) -> XMLNamespaces {
    var result = self
    for attribute in element.attributes where attribute.name.hasPrefix("xmlns") {
      let rest = attribute.name.dropFirst("xmlns".count)
      if rest.isEmpty || rest.first == ":" { result.meanings[rest.dropFirst()] = attribute.value }
    }
    return result
  }

  /// Returns true if an element of that name is one of SVG; one without a namespace is taken for one, as
  /// librsvg does.
  func isSVG(_ name: String) -> Bool {
    let prefix = Self.prefix(of: name)
    let meaning = meanings[prefix]
    return meaning == Self.svg || (prefix.isEmpty && (meaning ?? "").isEmpty)
  }

  /// Returns true if an attribute of that name holds an element's reference.
  func isReference(_ name: String) -> Bool {
    let prefix = Self.prefix(of: name)
    guard XMLElement.local(name) == "href", !prefix.isEmpty else { return name == "href" }
    return meanings[prefix, default: prefix == "xlink" ? Self.links : ""] == Self.links
  }

  private static func prefix(of name: String) -> Substring {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { name[..<$0] } ?? ""
  }
}
