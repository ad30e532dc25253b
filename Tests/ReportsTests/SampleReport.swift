import SegueRaster
import SegueRendering
import SegueReports
import SegueVerification

/// Made-up runs of comparisons.
enum SampleReport {
  /// Words that try to be more than words.
  static let hostile =
    "</script><img src=x onerror=\"alert('1')\">\u{202E}gnp.|`a`\u{1}\n::error::x\r%&--><!--"

  /// One case of each outcome, without pictures.
  static var plain: VerificationReport {
    var report = VerificationReport(title: "Scenes", engine: "segue 0.3.0")
    report.command = "render verify Scenes --golden Goldens"
    report.facts = [
      VerificationReport.Fact("goldens", "Goldens"),
      VerificationReport.Fact("instruction set", "avx2"),
    ]
    report.milliseconds = 2_345
    report.add(same("crossfade", 41))
    report.add(broken)
    report.add(recorded)
    report.add(missing)
    report.add(different("card"))
    return report
  }

  /// The same with pictures, more cases, and names that are hostile.
  static func illustrated() throws -> VerificationReport {
    var report = plain
    var item = different("swing", layer: "swing")
    item.title = "A card swings into its place"
    try item.films.append(film(.strip))
    try item.films.append(film(.frames))
    report.add(item)
    var other = different(hostile, layer: "other")
    other.acceptCommand = "render approve '\(hostile)'"
    try other.films.append(film(.actual))
    report.add(other)
    for index in 1...24 { report.add(same("screens/transition-\(index)", index * 13)) }
    return report
  }

  /// The page of that, which several tests look at.
  static let page = Result { try illustrated().html }

  /// A film in which a layer, and with it what is inside, is somewhere else from frame 7 on.
  static func different(_ name: String, layer: String = "card") -> ReportedCase {
    let (old, new) = (timeline(layer, x: 120), timeline(layer, x: 128))
    let changes = TimelineComparison(expected: old, actual: new).changes
    let cause = Cause(.spring("dampingRatio", old: 0.8, new: 0.65), of: [layer])
    let result = CaseResult(
      name: name, outcome: .different,
      findings: [.cause(cause)] + changes.map { .layer($0) } + [.detour],
      differingFrames: Array(7..<20), actual: .init(.timeline, new),
      expected: .init(.timeline, old))
    var item = reported(result)
    item.place = ReportedCase.Location(file: "Scenes/\(name).json", line: 12)
    item.milliseconds = 318
    item.reproduceCommand = "render verify Scenes/\(name).json"
    item.acceptCommand = "render approve Scenes/\(name).json"
    item.attachments = ["output/\(name).actual.png"]
    return item
  }

  static var missing: ReportedCase {
    var item = reported(
      CaseResult(
        name: "new-sheet", outcome: .missing, findings: [.missing(.frames)], actual: .init()))
    item.place = ReportedCase.Location(file: "Scenes/new-sheet.json")
    item.acceptCommand = "render record Scenes/new-sheet.json"
    return item
  }

  static var broken: ReportedCase {
    var item = ReportedCase(
      broken: "typo",
      because: """
        Scenes/typo.json:14:9: error: layer 'card': unknown property 'opactiy'
          14 |         "opactiy": 0.5
             |         ^
          hint: did you mean 'opacity'?
        """)
    item.place = ReportedCase.Location(file: "Scenes/typo.json", line: 14)
    return item
  }

  static var recorded: ReportedCase {
    reported(
      CaseResult(
        name: "fresh", outcome: .recorded, findings: [], recorded: [.timeline, .frames],
        actual: .init()))
  }

  /// A recording of whose movement too little is seen, with what was measured.
  static func open(_ name: String) -> ReportedCase {
    var result = CaseResult(name: name, outcome: .open, findings: [], actual: .init())
    result.basis = .movement(of: "card.json")
    result.reasons = ["it is seen too little", "only 3 pictures show it on its way"]
    result.remarks = ["the recording is 7 ms late, which does not count"]
    var item = reported(result)
    let times = stride(from: -16.0, through: 184, by: 20).map { $0 }
    func line(_ pace: Double) -> ReportedMovement.Line {
      ReportedMovement.Line(
        times: times, shares: times.map { min(1.02, max(0, $0 / pace)) })
    }
    item.movements = [
      ReportedMovement(
        "layer '\(name)'", "layer '\(name)' is seen too little", expected: line(120),
        actual: line(140),
        samples: line(140),
        marks: [
          .init(share: 0.1, expected: 12, actual: 14), .init(share: 0.5, expected: 60, actual: 70),
          .init(share: 0.9, expected: 108, actual: nil),
        ])
    ]
    return item
  }

  /// Values that a test has recorded: of each feature a number that goes to 30, and another way than expected.
  static func values(_ name: String, _ features: [String], of number: String) -> ReportedCase {
    let result = CaseResult(
      name: name, outcome: .different, findings: [.content(.values, "'\(name)': 20 instead of 10")],
      differingFrames: [1, 2], actual: .init())
    var item = reported(result)
    item.valueCourses = ReportedCourses(
      features.map { feature in
        ValueTrajectory(
          layer: feature,
          change: ValueChange(
            number, from: "10", to: "20", at: FrameMoment(frame: 1, milliseconds: 100)),
          times: [0, 100, 200, 300], old: [0, 10, 20, 30], new: [nil, 20, 30, 30])
      })
    return item
  }

  static func same(_ name: String, _ milliseconds: Int) -> ReportedCase {
    var item = reported(
      CaseResult(name: name, outcome: .same, findings: [], actual: .init()))
    item.place = ReportedCase.Location(file: "Scenes/\(name).json")
    item.milliseconds = milliseconds
    return item
  }

  private static func reported(_ result: CaseResult) -> ReportedCase {
    do {
      return try ReportedCase(result)
    } catch {
      preconditionFailure("a result without pictures cannot fail: \(error)")
    }
  }

  private static func timeline(_ layer: String, x: Int) -> FilmTimeline {
    let setting = FilmSetting(
      size: "320x240", scale: "1", background: "white", frameCount: 25, rate: "60",
      duration: "400")
    func state(_ x: Int, opacity: String) -> LayerState {
      LayerState([
        .init("frame", "0,0,80,60"), .init("matrix", "1,0,0,1,\(x),40"),
        .init("opacity", opacity),
      ])
    }
    let screen = LayerTrack("screen", in: nil, [.init(0, state(0, opacity: "1"))])
    let card = LayerTrack(
      layer, in: "screen",
      [
        .init(0, state(20, opacity: "1")), .init(7, state(x, opacity: "1")),
        .init(20, state(220, opacity: "1")),
      ])
    let shadow = LayerTrack(
      "shadow", in: "screen",
      [.init(0, state(0, opacity: "0.5")), .init(9, state(0, opacity: x == 120 ? "0.4" : "0.2"))])
    return FilmTimeline(setting, [screen, card, shadow])
  }
}
