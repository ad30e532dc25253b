/// Names, text and what is passed over.
extension XMLReader {
  /// Goes on behind `word` if it stands here.
  @discardableResult
  mutating func skip(_ word: StaticString) -> Bool {
    let word = word.description.utf8
    guard bytes[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = place
    while place < bytes.count, bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) {
      place += 1
    }
    return place > start
  }

  /// Returns the range of the text in front of `mark`; goes on behind it.
  mutating func range(upTo mark: StaticString) throws(PictureError) -> Range<Int> {
    let start = place
    while place < bytes.count {
      let end = place
      if skip(mark) { return start..<end }
      place += 1
    }
    place = start
    throw failure("expected '\(mark)' further on")
  }

  /// A name of letters, digits and `-_.:`, and whatever is not ASCII.
  mutating func name() throws(PictureError) -> String {
    let start = place
    while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
    guard place > start else { throw failure("expected a name") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: byte == 0x2D || byte == 0x2E || byte == 0x3A || byte == 0x5F
    }
  }

  mutating func quote() throws(PictureError) -> UInt8 {
    guard place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else {
      throw failure("expected a value in quotes")
    }
    place += 1
    return bytes[place - 1]
  }

  /// Text up to a mark or the end, its references replaced; text between elements ends in front of a
  /// reference that stands for elements too.
  mutating func text(
    upTo mark: UInt8, mayHoldElements: Bool = false
  ) throws(PictureError) -> [UInt8] {
    var result: [UInt8] = []
    while place < bytes.count, bytes[place] != mark {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&") {
        if mark == UInt8(ascii: "<"), isAtElements { return result }
        result += try reference(mayHoldElements: mayHoldElements)
        continue
      }
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        throw failure("it has a control character in it")
      }
      result.append(byte)
      place += 1
    }
    if place == bytes.count, mark != UInt8(ascii: "<") { throw failure("a value has no end") }
    return result
  }

  /// Reads a reference and returns the text that it stands for.
  private mutating func reference(mayHoldElements: Bool) throws(PictureError) -> [UInt8] {
    let start = place
    place += 1
    let isNumber = skip("#")
    let name = try name()
    guard skip(";") else { throw failure("expected ';' behind '&\(name)'") }
    if isNumber { return try character(name) }
    if !mayHoldElements, elementEntities[name] != nil {
      throw failure("the entity '\(name)' stands for elements")
    }
    guard let text = entities[name] ?? elementEntities[name] else {
      throw failure("'&\(name);' stands for nothing")
    }
    try charge(text.count - (place - start))
    return text
  }

  /// The character with a number, such as `65` or `x41`.
  private func character(_ digits: String) throws(PictureError) -> [UInt8] {
    let isHex = digits.hasPrefix("x")
    let code = UInt32(isHex ? String(digits.dropFirst()) : digits, radix: isHex ? 16 : 10)
    guard let scalar = code.flatMap({ Unicode.Scalar($0) }),
      scalar.value >= 0x20 || [0x09, 0x0A, 0x0D].contains(scalar.value)
    else { throw failure("'&#\(digits);' is no character") }
    return Array(String(Character(scalar)).utf8)
  }

  /// Passes over space, comments and instructions, and a declaration of the document's type.
  mutating func skipAsides(mayDeclare: Bool) throws(PictureError) {
    var mayDeclare = mayDeclare
    while place < bytes.count {
      if skipSpace() { continue }
      if try skipAside() { continue }
      guard mayDeclare, skip("<!DOCTYPE") else { return }
      try skipDeclaration()
      mayDeclare = false
    }
  }

  /// Passes over a comment or an instruction.
  mutating func skipAside() throws(PictureError) -> Bool {
    if skip("<!--") {
      _ = try range(upTo: "-->")
      return true
    }
    guard skip("<?") else { return false }
    let instruction = String(decoding: bytes[try range(upTo: "?>")], as: UTF8.self).lowercased()
    let isForeign =
      instruction.hasPrefix("xml ") && instruction.contains("encoding")
      && !instruction.contains("utf-8") && !XMLEncoding.isOfSingleBytes(instruction)
      && bytes.contains { $0 >= 0x80 }
    if isForeign { throw failure("its encoding is not UTF-8") }
    return true
  }

  /// Passes over the type of the document, and keeps the entities that it declares.
  private mutating func skipDeclaration() throws(PictureError) {
    var isInside = false
    while place < bytes.count {
      if skipSpace() { continue }
      if try skipAside() { continue }
      if skip("[") { isInside = true }
      if skip("]") { isInside = false }
      if isInside, skip("<!ENTITY") {
        try declareEntity()
      } else if isInside, skip("<!") {
        _ = try range(upTo: ">")
      } else if skip(">") {
        return
      } else if place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 {
        let quote = try quote()
        while place < bytes.count, bytes[place] != quote { place += 1 }
        place += 1
      } else if place < bytes.count, bytes[place] != UInt8(ascii: "]"), bytes[place] != 0x3E {
        place += 1
      }
    }
    throw failure("the declaration of its type has no end")
  }
}

/// The encodings of documents.
enum XMLEncoding {
  /// Encodings of one byte for each letter whose first half is ASCII, by how their names begin.
  private static let families = [
    "iso-8859-", "iso8859-", "iso_8859-", "latin", "windows-125", "cp125", "koi8-", "macintosh",
  ]

  /// Returns true if an instruction such as `xml version='1.0' encoding='iso-8859-1'`, in small letters, names
  /// one of them.
  static func isOfSingleBytes(_ instruction: String) -> Bool {
    guard let start = instruction.firstRange(of: "encoding") else { return false }
    let name = instruction[start.upperBound...].drop { " \t\r\n='\"".contains($0) }
    return families.contains { name.hasPrefix($0) }
  }

  /// The document in UTF-8.
  ///
  /// Of an encoding of single bytes the letters behind ASCII are taken for those of Latin-1, whichever
  /// they are: they stand only in texts, which are not drawn, and in names, which stay different.
  static func unified(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")),
      bytes.contains(where: { $0 >= 0x80 }),
      isOfSingleBytes(String(decoding: bytes[..<end], as: UTF8.self).lowercased())
    else { return bytes }
    return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
  }
}
