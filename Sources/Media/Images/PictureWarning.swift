/// A warning about a picture that could be read all the same.
package enum PictureWarning: Hashable, Sendable {
  /// Its colors are said to be others than sRGB's, and were taken for sRGB.
  case colorsTakenForSRGB
  /// It is animated, and only its first picture is shown.
  case firstFrameOnly
  /// All pixels were there, but not what has to stand behind them.
  case missingEnd
  /// Texts in it are not drawn.
  case textsLeftOut
  /// References in it lead out of the file, and are not followed.
  case referencesLeftOut
  /// A picture inside of it cannot be read; the reason.
  case pictureLeftOut(String)
  /// Something in it was passed over; the library's own words.
  case passedOver(String)
}

extension PictureWarning: CustomStringConvertible {
  /// The warning as words that stand behind a colon.
  package var description: String {
    switch self {
    case .colorsTakenForSRGB: "embedded color profile or gamma ignored, treated as sRGB"
    case .firstFrameOnly: "it is animated; only its first frame is shown"
    case .missingEnd: "the end of the file is missing or damaged"
    case .textsLeftOut:
      "its texts are left out, because their fonts would be the machine's; make outlines of them"
    case .referencesLeftOut: "what is not in the file itself is left out"
    case .pictureLeftOut(let reason): "a picture inside is left out: \(reason)"
    case .passedOver(let words): words
    }
  }
}
