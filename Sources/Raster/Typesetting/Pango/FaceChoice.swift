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

  /// The parts of a text that Pango would show in other faces than we do, each with its faces, by rank.
  func exceptions(
    in text: ArraySlice<UInt8>, _ chain: [Int]
  ) -> [(bytes: Range<Int>, faces: [Int])] {
    let words = words(in: text, chain)
    return words.map { word in (word.bytes, [word.face] + chain.filter { $0 != word.face }) }
      + returns(in: text, chain, words.map(\.bytes)).map { ($0, chain) }
  }

  /// The words of a text that another face of a chain than Pango would take for each of their letters
  /// keeps together: the first one that has all of them.
  private func words(in text: ArraySlice<UInt8>, _ chain: [Int]) -> [(bytes: Range<Int>, face: Int)]
  {
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

// MARK: - Spaces

extension FaceChoice {
  /// The parts of a text that its first face has behind letters of another one, each from its spaces on, and
  /// spaces at its beginning before such letters.
  ///
  /// Pango leaves spaces to the face of the letters beside them, in which they may be as wide as an emoji; in
  /// these parts they are the text's own.
  private func returns(
    in text: ArraySlice<UInt8>, _ chain: [Int], _ words: [Range<Int>]
  ) -> [Range<Int>] {
    guard let own = chain.first, chain.count > 1 else { return [] }
    var returns: [Range<Int>] = []
    var words = words[...]
    var (place, start, isForeign) = (0, Int?.none, Bool?.none)
    for character in String(decoding: text, as: UTF8.self).unicodeScalars {
      words = words.drop { $0.upperBound <= place }
      let isElsewhere = words.first?.contains(place) ?? false
      switch character.part(isOwn: !isElsewhere && has(character, face: own)) {
      case .space: if isForeign != false, start == nil { start = place }
      case .own:
        if isForeign == nil { start = nil }
        isForeign = false
      case .foreign:
        if let start { returns.append(start..<place) }
        (start, isForeign) = (nil, true)
      case .neither: break
      }
      place += UTF8.width(character)
    }
    if isForeign != nil, let start { returns.append(start..<place) }
    return returns
  }
}

extension Unicode.Scalar {
  /// Parts that characters have in the choice of the face of spaces beside them.
  fileprivate enum Part {
    case space, own, foreign, neither
  }

  /// The part of a character, which the text's own face may have.
  fileprivate func part(isOwn: Bool) -> Part {
    // It makes an emoji of what stands before it.
    if value == 0xFE0F { return .foreign }
    if properties.isVariationSelector { return .neither }
    return switch properties.generalCategory {
    case .spaceSeparator: isOwn ? .space : .neither
    case .control, .format: .neither
    default: isOwn ? .own : .foreign
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
