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
      Such as 80x30: the frames of a film in one picture, in rows from left to right; the last row may be padded \
      with clear frames. Flutter's AnimationSheetBuilder writes such sheets, and film strips without spacing \
      are some, too.
      """)

  package static let frameGap = Option(
    "gap", takes: .text, called: "pixels", in: .scene,
    summary: "Pixels between the frames of sheets",
    details: """
      Such as 4, or 4x8 for gaps of 4 across and 8 down. Around all frames there may be nothing, half a gap, as \
      ImageMagick's montage leaves it (its -geometry 80x30+2+2 is a gap of 4), or a whole one, as packers of \
      sprites do by their padding.
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
  let gap: String?
  let rate: String?

  package init(_ invocation: Invocation) {
    sheet = invocation.text(.frameSheet)
    gap = invocation.text(.frameGap)
    // A plan of work has one row for the rate of whatever is drawn or read.
    rate = invocation.text(.recordedRate) ?? invocation.text(.fps)
  }

  /// Nothing is said.
  init() { (sheet, gap, rate) = (nil, nil, nil) }

  /// The first of its options that is given.
  package var firstGiven: String? {
    given.first?.option.name
  }

  /// The options that are given, and what they say.
  private var given: [(option: Option, text: String)] {
    [(Option.frameSheet, sheet), (.frameGap, gap), (.recordedRate, rate)].compactMap {
      option, text in text.map { (option, $0) }
    }
  }

  /// The options that say the same again.
  var options: [String] { given.flatMap { ["--\($0.option.name)", $0.text] } }
}

extension RecordingLayout {
  /// The most pixels along a side of a frame.
  private static let longestSide = 16_384

  /// Reads what was typed.
  package init(_ request: LayoutRequest) throws(RunError) {
    self.init()
    if request.gap != nil, request.sheet == nil {
      throw RunError(
        .usage, "option '--gap' is about sheets of frames", hint: "--sheet says the size of a frame"
      )
    }
    let gap = try request.gap.map { (text) throws(RunError) in try Self.gap(text) }
    cell = try request.sheet.map { (text) throws(RunError) in try Self.cell(text, gap ?? Gap()) }
    rate = try request.rate.map { (text) throws(RunError) in
      guard let rate = FrameRate(parsing: text) else {
        throw RunError(
          .usage, "option '--fps': found \(Quote(text)), expected a rate such as 60 or 30000/1001")
      }
      return rate
    }
  }

  private static func cell(_ text: String, _ gap: Gap) throws(RunError) -> Cell {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...longestSide).contains(width), (1...longestSide).contains(height)
    else {
      throw RunError(
        .usage, "option '--sheet': found \(Quote(text)), expected the size of a frame such as 80x30"
      )
    }
    return Cell(width: width, height: height, gap: gap)
  }

  private static func gap(_ text: String) throws(RunError) -> Gap {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(sides.count), let across = sides[0], let down = sides[sides.count - 1],
      (0...longestSide).contains(across), (0...longestSide).contains(down)
    else {
      throw RunError(
        .usage, "option '--gap': found \(Quote(text)), expected pixels such as 4 or 4x8")
    }
    return Gap(across: across, down: down)
  }
}
