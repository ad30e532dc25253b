import SegueSceneGraph
import SegueTypesetting
import SegueTextSupport

extension TextSetter {
  /// The most characters that a warning shows.
  private static let shownCharacters = 4

  /// A warning for each text with characters that no face has: one for each font of the text that
  /// was asked for them.
  func missing(in texts: [SceneText]) -> [AssetResolver.Finding] {
    var result: [AssetResolver.Finding] = []
    var known: Set<AssetResolver.Finding> = []
    for text in texts {
      var gaps: [Font.Source: [Unicode.Scalar]] = [:]
      var order: [Font.Source] = []
      for gap in missing(in: text.content, width: text.width) {
        let source = text.content.runs[gap.run].font.source
        if gaps[source] == nil { order.append(source) }
        if gaps[source]?.contains(gap.character) ?? false { continue }
        gaps[source, default: []].append(gap.character)
      }
      let findings = order.map { source in
        AssetResolver.Finding(
          subject: .init(source),
          message:
            "no font of the scene or the machine has \(Self.names(of: gaps[source] ?? [])): boxes are drawn",
          hint: "name another family behind a comma, or a font file under 'assets'",
          isWarning: true)
      }
      for var finding in findings where known.insert(finding).inserted {
        finding.layer = text.layer
        result.append(finding)
      }
    }
    return result
  }

  /// Some characters by name, and how many there are beside.
  private static func names(of characters: [Unicode.Scalar]) -> String {
    let shown = characters.prefix(shownCharacters).map(name)
    let rest = characters.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    return shown.joined(with: "and")
  }

  /// A character as `'ሀ' (U+1200)`; one that shows nothing by its number alone.
  private static func name(_ character: Unicode.Scalar) -> String {
    let number = character.codePoint
    switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .otherNumber, .letterNumber, .mathSymbol, .currencySymbol, .otherSymbol, .otherPunctuation:
      return "'\(character)' (\(number))"
    default: return number
    }
  }
}
