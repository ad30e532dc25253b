import SegueCommandLine
import SegueFilms
import SegueTextSupport

/// A place where films are looked at, and what it takes.
package enum Destination: String, ChoiceList {
  case github, slack, docs

  package var summary: String {
    "at most \(SizeText.text(for: bytes)), and \(NumberText.format(side)) pixels along the longer edge"
  }

  /// The most bytes of a file.
  ///
  /// GitHub takes 10 MB in comments on every plan. What Slack shows without a click, and what a page
  /// loads without a wait, is a matter of taste.
  var bytes: Int {
    switch self {
    case .github: 10_000_000
    case .slack: 8_000_000
    case .docs: 2_000_000
    }
  }

  /// The pixels along the longer edge.
  var side: Double {
    switch self {
    case .github: 1280
    case .slack: 1080
    case .docs: 844
    }
  }
}

extension FilmRequest {
  /// The most bytes of the output; nil where nobody minds.
  var byteLimit: Int? {
    get throws(RunError) {
      // A picture is as small as it is; nobody turns it away.
      guard let largest else { return moment != nil || isStrip ? nil : destination?.bytes }
      guard let bytes = SizeText.bytes(largest) else {
        throw RunError(
          .usage, "option '--max-size': found \(Quote(largest)), expected a size such as 5MB")
      }
      return bytes
    }
  }

  /// The pixels along the longer edge that the film is shown with; nil where its size is given.
  ///
  /// A GIF is as large as it is where most are looked at: all pixels of a phone would be a file that nobody loads.
  var longestSide: Double? {
    guard width == nil, height == nil, scale == nil else { return nil }
    return (destination ?? (isGIF ? .github : nil))?.side
  }
}
