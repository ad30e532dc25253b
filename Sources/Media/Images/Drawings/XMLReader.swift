/// Reads XML documents of which nothing can grow: what an SVG may be made of, and not more.
///
/// Comments, instructions and declarations are passed over. Entities that a document declares may stand
/// for text and for whole elements; all limits hold for what they stand for.
struct XMLReader: ~Copyable {
  /// The limits of a document.
  struct Limits {
    var depth = 100
    var elements = 100_000
    /// The bytes of one entity's text, and of all text that entities add.
    var entity = 65_536
    var expansion = 1 << 20
  }

  let bytes: [UInt8]
  let limits: Limits
  var place = 0
  /// The rest of the limit on the text that entities add.
  var expansionLeft: Int
  var entities: [String: [UInt8]] = [
    "lt": [UInt8(ascii: "<")], "gt": [UInt8(ascii: ">")], "amp": [UInt8(ascii: "&")],
    "quot": [UInt8(ascii: "\"")], "apos": [UInt8(ascii: "'")],
  ]
  /// Entities that stand for elements; what they stand for refers to no others.
  var elementEntities: [String: [UInt8]] = [:]
  private var elementsLeft: Int
  /// Beginning of messages about the text of an entity, which names the place that refers to it.
  private var user: String?
  /// Number of elements around all that is read here.
  private var depth = 0

  /// The outermost element of the document in `bytes`.
  static func root(of bytes: [UInt8], limits: Limits = Limits()) throws(PictureError) -> XMLElement
  {
    var reader = XMLReader(XMLEncoding.unified(bytes), limits)
    return try reader.document()
  }

  /// Reads `text`, for which the entity with this name stands, inside of `depth` elements, and returns its content.
  mutating func content(
    of text: [UInt8], inside depth: Int, named name: String
  ) throws(PictureError) -> [XMLElement.Node] {
    var reader = XMLReader(text, limits)
    reader.user = "\(beginning)in the entity '\(name)': "
    (reader.entities, reader.expansionLeft) = (entities, expansionLeft)
    (reader.elementsLeft, reader.depth) = (elementsLeft, self.depth + depth)
    var open = [XMLElement(name: "")]
    while reader.place < text.count || open.count > 1 { try reader.takeContent(&open) }
    (elementsLeft, expansionLeft) = (reader.elementsLeft, reader.expansionLeft)
    return open[0].content
  }

  private init(_ bytes: [UInt8], _ limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    elementsLeft = limits.elements
    expansionLeft = limits.expansion
  }

  func failure(_ message: String) -> PictureError {
    .damaged(.svg, user.map { "\($0)\(message)" } ?? "\(beginning)\(message)")
  }

  /// Beginning of a message about what is read here.
  private var beginning: String {
    "line \(1 + bytes[..<min(place, bytes.count)].count { $0 == 0x0A }): "
  }

  private mutating func document() throws(PictureError) -> XMLElement {
    skip("\u{feff}")
    try skipAsides(mayDeclare: true)
    let root = try elements()
    try skipAsides(mayDeclare: false)
    if place < bytes.count { throw failure("there is more behind the end of '\(root.name)'") }
    return root
  }

  /// The element that begins here; those inside are kept in a list, not in calls inside of calls.
  private mutating func elements() throws(PictureError) -> XMLElement {
    guard skip("<") else { throw failure("expected an element") }
    // What is around the outermost element.
    var open = [XMLElement(name: "")]
    try self.open(&open)
    while open.count > 1 { try takeContent(&open) }
    return open[0].children[0]
  }

  /// Reads what comes next inside the last open element.
  private mutating func takeContent(_ open: inout [XMLElement]) throws(PictureError) {
    let last = open.count - 1
    if try skipAside() { return }
    if skip("<![CDATA[") {
      open[last].content.append(.text(Array(bytes[try range(upTo: "]]>")])))
      return
    }
    if skip("</") {
      let name = try name()
      skipSpace()
      guard last > 0, name == open[last].name, skip(">") else {
        throw failure("expected the end of '\(open[last].name)'")
      }
      return close(&open)
    }
    if skip("<") { return try self.open(&open) }
    if try takeElements(into: &open) { return }
    let text = try text(upTo: UInt8(ascii: "<"))
    if text.isEmpty { throw failure("'\(open[last].name)' has no end") }
    open[last].content.append(.text(text))
  }

  /// Gives the last open element to the one around it.
  private func close(_ open: inout [XMLElement]) {
    let element = open.removeLast()
    open[open.count - 1].content.append(.element(element))
  }

  /// Reads a tag behind its bracket.
  private mutating func open(_ open: inout [XMLElement]) throws(PictureError) {
    elementsLeft -= 1
    if elementsLeft < 0 { throw failure("it has more than \(limits.elements) elements") }
    if depth + open.count > limits.depth {
      throw failure("it has more than \(limits.depth) elements inside each other")
    }
    var element = XMLElement(name: try name())
    while true {
      let hadSpace = skipSpace()
      let isEmpty = skip("/>")
      if isEmpty || skip(">") {
        open.append(element)
        return isEmpty ? close(&open) : ()
      }
      guard hadSpace else { throw failure("expected the end of the tag '\(element.name)'") }
      element.attributes.append(try attribute(of: element))
    }
  }

  private mutating func attribute(
    of element: borrowing XMLElement
  ) throws(PictureError) -> XMLElement.Attribute {
    let name = try name()
    if element.attributes.contains(where: { $0.name == name }) {
      throw failure("the attribute '\(name)' is given twice")
    }
    if element.attributes.count >= 256 {
      throw failure("'\(element.name)' has too many attributes")
    }
    skipSpace()
    guard skip("=") else { throw failure("expected '=' behind the attribute '\(name)'") }
    skipSpace()
    let quote = try quote()
    let value = try text(upTo: quote)
    place += 1
    return XMLElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self))
  }
}

/// Entities that a document declares, and what they stand for.
extension XMLReader {
  /// The entity to which a reference leads that begins here, if it stands for elements.
  private var elementEntity: String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "&"), !elementEntities.isEmpty else {
      return nil
    }
    let name = bytes[(place + 1)...].prefix(256).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    return elementEntities[text] == nil ? nil : text
  }

  /// True if a reference begins here that stands for elements.
  var isAtElements: Bool { elementEntity != nil }

  /// Reads the elements and the text that an entity stands for, if such a reference begins here.
  ///
  /// They are read each time, so that they count against the limits as often as they are referred to.
  mutating func takeElements(into open: inout [XMLElement]) throws(PictureError) -> Bool {
    guard let name = elementEntity, let text = elementEntities[name] else { return false }
    try charge(text.count)
    open[open.count - 1].content += try content(of: text, inside: open.count - 1, named: name)
    place += name.utf8.count + 2
    return true
  }

  /// Counts text that an entity adds.
  mutating func charge(_ count: Int) throws(PictureError) {
    expansionLeft -= max(0, count)
    if expansionLeft < 0 { throw failure("its entities stand for too much text") }
  }

  /// Keeps an entity; one that stands for another file stands for nothing.
  mutating func declareEntity() throws(PictureError) {
    skipSpace()
    if skip("%") { throw failure("it declares an entity for declarations") }
    let name = try name()
    skipSpace()
    if skip("SYSTEM") || skip("PUBLIC") {
      _ = try range(upTo: ">")
      return
    }
    let quote = try quote()
    let text = try text(upTo: quote, mayHoldElements: true)
    place += 1
    if text.count > limits.entity {
      throw failure("the entity '\(name)' stands for more than \(limits.entity) bytes")
    }
    let isKnown = entities[name] != nil || elementEntities[name] != nil
    let holdsElements = text.contains(UInt8(ascii: "<"))
    if !isKnown, holdsElements { elementEntities[name] = text }
    if !isKnown, !holdsElements { entities[name] = text }
    if entities.count + elementEntities.count > 1_000 {
      throw failure("it declares too many entities")
    }
    skipSpace()
    if !skip(">") { throw failure("expected the end of the entity '\(name)'") }
  }
}
