import CPango

/// The lookup of a table's faces by their characters and by the colors that they bring.
///
/// It is good as long as the table lives.
@safe
struct FaceChoice {
  private let faces: [FontFace]
  private let handles: [FT_Face]

  init(_ faces: [FontFace], _ handles: [FT_Face]) {
    self.faces = faces
    unsafe self.handles = handles
  }

  /// Returns true if a face has a glyph for a character.
  func has(_ character: Unicode.Scalar, face: Int) -> Bool {
    unsafe FT_Get_Char_Index(handles[face], FT_ULong(character.value)) != 0
  }

  /// Those that bring colors.
  func colored(_ chain: [Int]) -> [Int] { chain.filter { faces[$0].hasColors } }

  /// The words of a text that another face of a chain than Pango would take for each of their letters
  /// keeps together: the first one that has all of them.
  func words(in text: ArraySlice<UInt8>, _ chain: [Int]) -> [(bytes: Range<Int>, face: Int)] {
    if chain.count < 2 { return [] }
    return Word.words(in: text).compactMap { word in
      guard
        let first = chain.first(where: { face in word.letters.contains { has($0, face: face) } }),
        let whole = chain.first(where: { face in word.letters.allSatisfy { has($0, face: face) } }),
        whole != first
      else { return nil }
      return (word.bytes, whole)
    }
  }
}

/// Letters that belong together, as far as their fonts are concerned.
private struct Word {
  /// The range of the word, in bytes from the beginning of the text.
  var bytes: Range<Int>
  /// The letters and their marks.
  var letters: [Unicode.Scalar] = []

  /// The words of a text; scripts that are written without spaces have none.
  static func words(in text: ArraySlice<UInt8>) -> [Word] {
    var words: [Word] = []
    var place = 0
    var isOpen = false
    for character in String(decoding: text, as: UTF8.self).unicodeScalars {
      let end = place + UTF8.width(character)
      if character.isLetter || (isOpen && character.properties.isJoinControl) {
        if !isOpen { words.append(Word(bytes: place..<place)) }
        words[words.count - 1].bytes = words[words.count - 1].bytes.lowerBound..<end
        if character.isLetter { words[words.count - 1].letters.append(character) }
        isOpen = true
      } else {
        isOpen = false
      }
      place = end
    }
    return words
  }
}

extension Unicode.Scalar {
  /// True if it is a letter or a mark of a script that has words between spaces.
  fileprivate var isLetter: Bool {
    if value < 0x80 { return properties.isAlphabetic }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return !properties.isVariationSelector
    default:
      // Kana begin at U+3040, and what is used with them at U+3005.
      return properties.isAlphabetic && !properties.isIdeographic && !(0x3005...0x30ff ~= value)
    }
  }
}
