package import SegueCaseRuns
package import SegueCommandLine
import SegueFilmRequests
import SegueFitting
import SegueJSON
import SegueMotion
import SegueRaster
import SegueTextSupport
import SegueVideo

/// Find the curve of a recorded movement.
package struct FitVerb: Verb {
  package static let row = VerbRow(
    "fit", in: .understand, summary: "Find the curve by which a recorded film moves",
    details: """
      Measures where edges are in each picture of a film that was recorded elsewhere (APNG, animated WebP, \
      GIF, MP4, MOV, WebM, a folder of numbered PNGs), to a fraction of a pixel, or how far a fade has come, \
      and finds the spring or the curve that is nearest, its begin and how long it takes; with how uncertain \
      that is, as animations of a scene and as code. --as prints the code of one platform alone, and 'scene' \
      the animations. The control points of a curve are told less well than the curve \
      itself: other ones make nearly the same curve. What goes different ways by one curve, as both pages of \
      a push do, is told body by body, and movements with a rest between them one after the other. Where it \
      can't tell, it says why, prints no code, and the exit code is 1; beside what it can tell, --verbose \
      tells of the rest. Of values that a test has recorded (JSON of Android's MotionTestRule) each feature is \
      fitted, by its numbers alone. --sheet reads a PNG that shows all frames.
      """,
    operands: [
      Operand("film", is: .path(.file), summary: "A film that was recorded elsewhere, or values")
    ],
    options: [
      .region, .fitKind, .language, .frameSheet, .frameGap, .recordedRate, .from, .to, .json,
    ],
    examples: [
      Example("render fit push.mp4", "The spring or curve of whatever moves most"),
      Example("render fit push.mov --region 0,600,390,244", "Of what moves there"),
      Example("render fit push.mp4 --as swiftui", "The call alone, in SwiftUI"),
      Example(
        "render fit sheet.png --sheet 80x30 --fps 60", "A sheet of frames, as Flutter writes it"),
      Example("render fit bounds.json", "The values of an Android test, feature by feature"),
      Example("render fit push.mp4 --kind spring --json", "A spring, for another program to read"),
    ])

  /// The path of the film.
  package let film: String
  /// The region to search, as it was typed.
  package let region: String
  /// The kind of curves searched for.
  package let kind: FitKind
  /// The language whose call alone is printed; nil for all there is to say.
  package let language: LanguageChoice?
  /// The seconds from which on the film is looked at.
  package let from: Double
  /// The seconds until which it is.
  package let to: Double
  /// Facts that the film does not state, as they were typed.
  package let layout: LayoutRequest
  package let isJSON: Bool

  package init(_ invocation: Invocation) {
    film = invocation.operands.first.present
    region = invocation.text(.region).present
    kind = invocation.choice(.fitKind, of: FitKind.self).present
    language = invocation.choice(.language, of: LanguageChoice.self)
    from = invocation.time(.from).map { Time($0).seconds } ?? 0
    to = invocation.time(.to).map { Time($0).seconds } ?? .infinity
    layout = LayoutRequest(invocation)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let place = try RegionText.read(region, of: .region)
    if ValueTimelineLoader.isTimeline(film) { return try fitValues(on: terminal) }
    if Recording.kind(of: film) == nil, Comparison.isScene(film) {
      throw RunError(
        .invalidData, "\(Quote(path: film)): a scene says its curves itself",
        hint: "'render explain' lists them")
    }
    let (reel, size, remarks) = try LumaSequenceLoader.recording(
      film, as: try RecordingLayout(layout))
    if let place, place.minX >= size.width || place.minY >= size.height {
      throw RunError(
        .usage, "option '--region': nothing of the film is there",
        hint: "its pictures have \(size.width)x\(size.height) pixels")
    }
    let part = reel.during(from...max(from, to))
    let answer = FitAnswer(
      name: film, pictureCount: part.times.count,
      all: FoundMovement.all(in: part, region: place, kinds: kind.kinds),
      isTalkative: terminal.preferences.verbosity >= .verbose,
      remarks: remarks + [PictureRepeats(part).remark].compactMap(\.self))
    return try tell(answer, on: terminal)
  }

  /// Fits the features of a timeline of values, which has no pixels.
  private func fitValues(on terminal: Terminal) throws(RunError) -> ExitCode {
    let option =
      region == "auto" ? layout.firstGiven : Option.region.name
    if let option {
      throw RunError(
        .usage, "option '--\(option)' is about pictures, and \(Quote(path: film)) has only values")
    }
    let answer = ValueFitAnswer(
      try ValueTimelineLoader.timeline(film, on: terminal), name: film,
      during: from...max(from, to), kinds: kind.kinds)
    return try tell(answer, on: terminal)
  }

  /// Writes an answer in the form that is asked for; returns what it means for who called.
  private func tell(
    _ answer: some CurveFindings, on terminal: Terminal
  ) throws(RunError) -> ExitCode {
    if isJSON {
      try terminal.write(answer.json)
    } else if let language {
      if let reason = answer.reason { try terminal.warn("can't tell: \(reason)") }
      try terminal.write(try answer.code(in: language))
    } else {
      try terminal.write(answer.text)
    }
    return answer.isCertain ? .done : .findings
  }
}

/// The curves that were found in a film or in values, for people and for programs.
protocol CurveFindings {
  /// True if all that is told first is certain.
  var isCertain: Bool { get }
  /// The reason why it is not; `nil` if it is.
  var reason: String? { get }
  /// The curves, with the code of the first.
  var text: String { get }
  /// The same for programs.
  var json: JSONValue { get }

  /// Returns the code of the first curve for one platform alone.
  func code(in choice: LanguageChoice) throws(RunError) -> String
}

/// Kinds of curves searched for.
package enum FitKind: String, ChoiceList {
  case auto, spring, bezier

  package var summary: String {
    switch self {
    case .auto: "whichever is nearest"
    case .spring: "springs alone"
    case .bezier: "cubics and easings with names alone"
    }
  }

  fileprivate var kinds: CurveFinder.Kinds {
    switch self {
    case .auto: .all
    case .spring: .springs
    case .bezier: .easings
    }
  }
}

extension Option {
  package static let region = Option(
    "region", takes: .text, called: "x,y,w,h", default: .text("auto"), in: .curve,
    summary: "Where to look, in pixels of the film",
    details: "'auto' looks at whatever changes.")

  package static let fitKind = Option(
    "kind", takes: .choice(of: FitKind.self), default: .text("auto"), in: .curve,
    summary: "Which curves to look for")
}
