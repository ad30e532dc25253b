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
  mutating func takeElements(into open: inout [XMLElement]) throws(Failure) -> Bool {
    guard let name = elementEntity, let text = elementEntities[name] else { return false }
    try charge(text.count)
    do throws(Failure) {
      open[open.count - 1].content += try content(of: text, inside: open.count - 1)
    } catch {
      throw failure("in the entity '\(name)': \(error.message)")
    }
    place += name.utf8.count + 2
    return true
  }

  /// Counts text that an entity adds.
  mutating func charge(_ count: Int) throws(Failure) {
    expansionLeft -= max(0, count)
    if expansionLeft < 0 { throw failure("its entities stand for too much text") }
  }

  /// Keeps an entity; one that stands for another file stands for nothing.
  mutating func declareEntity() throws(Failure) {
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
