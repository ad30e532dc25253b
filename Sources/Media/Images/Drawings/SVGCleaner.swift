import SegueRaster
import SegueTextSupport

/// Takes out of an SVG what leads out of its file, what does not show, and what would depend on the
/// machine.
struct SVGCleaner {
  private(set) var warnings: [PictureWarning] = []
  /// The memory budget of all pictures inside together.
  private var budget = MemoryBudget(bytes: 256 << 20)

  /// Elements that are scripts, descriptions or movements.
  private static let silent: Set<String> = [
    "script", "handler", "listener", "foreignObject", "metadata", "title", "desc", "animate",
    "animateColor", "animateMotion", "animateTransform", "set", "mpath", "view", "cursor", "font",
    "font-face", "color-profile",
  ]

  private mutating func warn(_ warning: PictureWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// The element as it may be drawn, its names without prefixes; `nil` where nothing is left of it.
  mutating func cleaned(_ root: XMLElement) -> XMLElement? {
    var result = cleaned(root, in: XMLNamespaces(), ofSwitch: false)
    result?.set("xmlns", to: "http://www.w3.org/2000/svg")
    return result
  }

  private mutating func cleaned(
    _ element: XMLElement, in around: XMLNamespaces, ofSwitch: Bool
  ) -> XMLElement? {
    let name = element.localName
    let names = around.inside(element)
    if !names.isSVG(element.name) || Self.silent.contains(name) { return nil }
    if name == "text" {
      warn(.textsLeftOut)
      return nil
    }
    if !Self.isForReader(element, ofSwitch: ofSwitch) { return nil }
    if name == "style", !Self.staysInside(element.text) {
      warn(.referencesLeftOut)
      return nil
    }
    var result = XMLElement(name: name)
    result.attributes = attributes(of: element, names)
    result.content = element.content.compactMap { node in
      switch node {
      case .text: name == "style" ? node : nil
      case .element(let child):
        cleaned(child, in: names, ofSwitch: name == "switch").map { .element($0) }
      }
    }
    return result
  }

  private mutating func attributes(
    of element: XMLElement, _ names: XMLNamespaces
  ) -> [XMLElement.Attribute] {
    var result: [XMLElement.Attribute] = []
    for attribute in element.attributes where Self.mayStay(attribute.name) {
      if Self.staysInside(attribute.value) {
        result.append(attribute)
      } else {
        warn(.referencesLeftOut)
      }
    }
    if let reference = reference(of: element, names) {
      result.append(.init(name: "href", value: reference))
    }
    return result
  }

  /// Returns true if an attribute is one of SVG, neither a script nor a reference.
  private static func mayStay(_ name: String) -> Bool {
    if name == "xml:space" || name == "xml:lang" { return true }
    return !name.contains(":") && !name.hasPrefix("on") && name != "href" && name != "xmlns"
      && name != "systemLanguage"
  }

  /// Returns the target of an element's reference, if that is in the file.
  private mutating func reference(
    of element: XMLElement, _ names: XMLNamespaces
  ) -> String? {
    let attributes = element.attributes
    let given =
      attributes.first { $0.name == "href" }
      ?? attributes.first { names.isReference($0.name) }
    guard let value = given?.value, element.localName != "a" else { return nil }
    if value.hasPrefix("#") { return value }
    guard ["image", "feImage"].contains(element.localName), value.hasPrefix("data:") else {
      warn(.referencesLeftOut)
      return nil
    }
    do throws(PictureError) {
      return try Self.embeddedPNG(of: value, budget: &budget)
    } catch {
      warn(.pictureLeftOut("\(error)"))
      return nil
    }
  }

  /// Returns true if an element is drawn for readers of English: the language of the machine must not decide.
  ///
  /// librsvg asks for the language only where one of several elements is chosen; elsewhere an element
  /// that names no language at all is a mistake, and not drawn.
  private static func isForReader(_ element: XMLElement, ofSwitch: Bool) -> Bool {
    guard let languages = element["systemLanguage"]?.lowercased() else { return true }
    let words = languages.split { $0 == "," || $0.isWhitespace }
    return ofSwitch
      ? words.contains { $0 == "en" || $0.hasPrefix("en-") } : !words.isEmpty
  }

  /// Returns true if a value or a style sheet refers to nothing but elements of the file.
  ///
  /// Backslashes could hide a reference, and nobody needs them here.
  static func staysInside(_ text: String) -> Bool {
    if !text.mayRefer { return true }
    if text.utf8.contains(UInt8(ascii: "\\")) { return false }
    let words = text.lowercased()
    if words.contains("@import") || words.contains("data:") { return false }
    return words.references.allSatisfy { $0.hasPrefix("#") }
  }
}

extension String {
  /// True if the text has letters in it that a reference needs; outlines, which are long, have none.
  fileprivate var mayRefer: Bool { utf8.contains { "(\\@:".utf8.contains($0) } }

  /// The references in `url(...)`, without quotes, in small letters.
  var references: [Substring] {
    if !mayRefer { return [] }
    var result: [Substring] = []
    var rest = lowercased()[...]
    while let start = rest.firstRange(of: "url(") {
      rest = rest[start.upperBound...]
      let word = rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      result.append(word.prefix { $0 != ")" && $0 != "\"" && $0 != "'" && !$0.isWhitespace })
    }
    return result
  }
}

extension SVGCleaner {
  /// Reads a picture inside of an SVG under our limits, and returns the address of the same pixels as a plain
  /// PNG, for an address such as `data:image/jpeg;base64,...`.
  private static func embeddedPNG(
    of address: String, budget: inout MemoryBudget
  ) throws(PictureError) -> String {
    let parts = address.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let bytes = Base64.bytes(of: parts[1])
    else { throw .unknownFormat }
    if try PictureFormat(sniffing: bytes.span) == .svg {
      throw .unsupportedKind(.svg, "an SVG inside of another")
    }
    let picture = try PictureDecoder().decode(bytes.span, budget: &budget)
    do throws(PictureError) {
      let png = try PNGEncoder(kernels: .baseline).bytes(of: picture.surface)
      return "data:image/png;base64," + Base64(png).text
    } catch {
      throw .damaged(.png, "\(error)")
    }
  }
}

/// The meanings of name prefixes at a place of a document: `xmlns:s="…"` gives one its meaning for an element
/// and for everything inside.
private struct XMLNamespaces {
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
