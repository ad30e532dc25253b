/// A piece of a paragraph that stays on one line.
struct LineUnit {
  /// The reasons for which it stays together.
  enum Kind {
    /// A word, which is broken only where it is wider than a column.
    case word
    /// A letter with its signs, which is never broken.
    case cluster
  }

  /// The bytes of the paragraph that it takes.
  var bytes: Range<Int>
  let kind: Kind

  /// The units of a text in scripts that are written without spaces, in the order in which they begin; words
  /// only where lines end behind them.
  static func units(in text: [UInt8], hasWords: Bool) -> [LineUnit] {
    let string = String(decoding: text, as: UTF8.self)
    guard string.unicodeScalars.contains(where: \.hasDictionary) else { return [] }
    let words = hasWords ? LineDictionary.words(in: text) : []
    let units =
      words.map { LineUnit(bytes: $0, kind: .word) }
      + clusters(in: string).map { LineUnit(bytes: $0, kind: .cluster) }
    return units.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// The clusters of several characters: those of Unicode, and the vowel signs of these scripts that count as
  /// letters there, with the letters that carry them.
  private static func clusters(in text: String) -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    var place = 0
    var isOpen = false
    for character in text {
      let end = place + character.utf8.count
      let scalars = character.unicodeScalars
      if let first = scalars.first, let last = scalars.last, first.hasDictionary {
        if let cluster = clusters.last, cluster.upperBound == place, isOpen || first.closesCluster {
          clusters[clusters.count - 1] = cluster.lowerBound..<end
        } else {
          clusters.append(place..<end)
        }
        isOpen = last.opensCluster
      }
      place = end
    }
    // Each of these characters takes three bytes.
    return clusters.filter { $0.count > 3 }
  }
}

extension Unicode.Scalar {
  /// True for vowel signs of Lao behind the letter that carries them.
  fileprivate var closesCluster: Bool { [0xEB0, 0xEB2, 0xEB3].contains(value) }

  /// True for vowel signs of Lao before the letter that carries them, and for signs of Khmer and Burmese by
  /// which the next letter stands below.
  fileprivate var opensCluster: Bool {
    0xEC0...0xEC4 ~= value || value == 0x17D2 || value == 0x1039
  }
}
