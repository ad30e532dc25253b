package import SegueCommandLine
import SegueFilmRequests
import SegueMotion
import SegueTextSupport
package import SegueVideo

extension Option {
  package static let frameSheet = Option(
    "sheet", takes: .text, called: "WxH", in: .scene,
    summary: "Read PNGs as sheets of frames that have so many pixels",
    details: """
      Such as 80x30: the frames of a film in one picture, in rows from left to right, without gaps; the last row \
      may be padded with clear frames. Flutter's AnimationSheetBuilder writes such sheets, and film strips \
      without spacing are some, too.
      """)

  package static let recordedRate = Option(
    "fps", takes: .text, called: "rate", in: .scene,
    summary: "Frames per second of sheets and of folders of PNGs",
    details: """
      A whole number, or a fraction such as 30000/1001. Unless given, that of the scene that they are held to, \
      or 60.
      """)
}

/// Facts about recordings that a command line states for them, as they were typed.
package struct LayoutRequest: Hashable, Sendable {
  let sheet: String?
  let rate: String?

  package init(_ invocation: Invocation) {
    sheet = invocation.text(.frameSheet)
    // A plan of work has one row for the rate of whatever is drawn or read.
    rate = invocation.text(.recordedRate) ?? invocation.text(.fps)
  }

  /// Nothing is said.
  init() { (sheet, rate) = (nil, nil) }

  /// The first of its options that is given.
  package var firstGiven: String? {
    sheet != nil ? Option.frameSheet.name : rate != nil ? Option.recordedRate.name : nil
  }

  /// The options that say the same again.
  var options: [String] {
    (sheet.map { ["--\(Option.frameSheet.name)", $0] } ?? [])
      + (rate.map { ["--\(Option.recordedRate.name)", $0] } ?? [])
  }
}

extension RecordingLayout {
  /// The most pixels along a side of a frame.
  private static let longestSide = 16_384

  /// Reads what was typed.
  package init(_ request: LayoutRequest) throws(RunError) {
    self.init()
    cell = try request.sheet.map { (text) throws(RunError) in try Self.cell(text) }
    rate = try request.rate.map { (text) throws(RunError) in
      guard let rate = FrameRate(parsing: text) else {
        throw RunError(
          .usage, "option '--fps': found \(Quote(text)), expected a rate such as 60 or 30000/1001")
      }
      return rate
    }
  }

  private static func cell(_ text: String) throws(RunError) -> Cell {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...longestSide).contains(width), (1...longestSide).contains(height)
    else {
      throw RunError(
        .usage, "option '--sheet': found \(Quote(text)), expected the size of a frame such as 80x30"
      )
    }
    return Cell(width: width, height: height)
  }
}
