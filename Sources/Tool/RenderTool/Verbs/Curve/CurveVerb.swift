package import SegueCommandLine
import SegueCompositing
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueTextSupport

/// Draw a curve.
package struct CurveVerb: Verb {
  package static let row = VerbRow(
    "curve", in: .draw, summary: "Draw an easing or a spring",
    details: """
      Draws how a curve runs from its start to its end, as a graph of characters, and lists its \
      values; or as a picture, with its velocity and the moment at which a spring has settled; or as the \
      code of a platform. The curve is written as in a scene file, or as the code of any platform: \
      '.spring(response: 0.5, dampingFraction: 0.8)', 'CubicBezierEasing(0.2f, 0f, 0f, 1f)'.
      """,
    operands: [
      Operand(
        "curve", is: .text, count: .optional,
        summary: "An easing or a spring, as a scene file writes it")
    ],
    options: [
      .curveList, .language, .tolerance, .duration, .samples, .values, .width, .height, .graph,
      .replacing, .json,
    ],
    examples: [
      Example("render curve ease-in-out", "A curve by its name"),
      Example("render curve 'cubic-bezier(0.2, 0, 0, 1)' -n 21", "A curve by its numbers"),
      Example(
        "render curve 'spring(dampingRatio = 0.8f, stiffness = 380f)' --as swiftui",
        "Compose's spring in SwiftUI"),
      Example("render curve '.snappy(duration: 0.4)' --at 100,200", "Two of its values"),
      Example(
        "render curve ios.system --as css --tolerance 0.002", "A style sheet with few stops"),
      Example("render curve --list", "The names of all easings and springs"),
      Example("render curve swiftui.bouncy -o bouncy.png", "A picture of a spring"),
    ])

  /// An easing or a spring, as a scene file writes it; nil where all names are wanted.
  package let curve: String?

  /// The language in which it is written as code; nil for a graph.
  package var language: LanguageChoice?

  /// Maximum distance of a style sheet's curve from the meant one; nil for the usual one.
  private var tolerance: String?

  /// The moments whose values are all that is printed; empty for the graph.
  private var moments: [Duration] = []

  /// True if the names of all curves are listed.
  private let isList: Bool

  /// Nil is what suits the curve.
  package let duration: Duration?

  /// Number of values that are listed.
  package let samples: Int

  /// The columns of the graph; nil is the width of the terminal.
  package let width: Int?

  /// The rows of the graph.
  package let height: Int
  /// Path of a picture of the graph; nil for a graph of characters.
  package let output: String?
  package let replaces: Bool
  package let isJSON: Bool

  package init(
    curve: String?, duration: Duration? = nil, samples: Int, width: Int? = nil, height: Int,
    output: String? = nil, replaces: Bool = true, isJSON: Bool = false
  ) {
    self.curve = curve
    isList = curve == nil
    self.duration = duration
    self.samples = samples
    self.width = width
    self.height = height
    self.output = output
    self.replaces = replaces
    self.isJSON = isJSON
  }

  package init(_ invocation: Invocation) {
    curve = invocation.isOn(.curveList) ? nil : invocation.operands.first
    isList = invocation.isOn(.curveList)
    language = invocation.choice(.language, of: LanguageChoice.self)
    tolerance = invocation.text(.tolerance)
    moments = invocation.moments(.values)
    duration = invocation.time(.duration)
    samples = invocation.integer(.samples).present
    width = invocation.integer(.width)
    height = invocation.integer(.height).present
    output = invocation.text(.graph)
    replaces = invocation.isOn(.replacing)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    if isList {
      try isJSON ? terminal.write(CurveListing.json) : terminal.write(CurveListing.text)
      return .done
    }
    guard let curve else {
      throw RunError(.usage, "curve: expected <curve>", hint: "'render curve --list' knows names")
    }
    var diagnostics = Diagnostics()
    let pace: TimingCurve?
    do throws(MotionError) {
      pace = try CurveText.read(curve, into: &diagnostics)
    } catch {
      throw RunError(.invalidData, "\(Quote(curve)) is no curve: \(error)", hint: error.hint)
    }
    try terminal.show(diagnostics)
    guard let pace else { return .invalidData }
    if let language {
      let tolerance = try self.tolerance.map(Self.tolerance)
      try terminal.write(try language.code(of: pace, lasting: duration, within: tolerance))
      return .done
    }
    if tolerance != nil {
      throw RunError(
        .usage, "option '--tolerance' belongs to code", hint: "add '--as css', or leave it out")
    }
    if !moments.isEmpty {
      let answer = CurveValues(pace, lasting: duration, at: moments)
      try isJSON ? terminal.write(answer.json) : terminal.write(answer.text)
      return .done
    }
    let answer = CurveAnswer(pace, name: curve, duration: duration, samples: samples)
    if let output {
      try draw(answer, to: output, on: terminal)
    } else if !isJSON {
      try terminal.write(answer.text(columns: width ?? terminal.columns, rows: height))
    }
    if isJSON { try terminal.write(answer.json) }
    return .done
  }

  /// The distance that an option asks for.
  private static func tolerance(_ text: String) throws(RunError) -> Double {
    guard let number = Double(text), (0.0001...0.1).contains(number) else {
      throw RunError(
        .usage, "option '--tolerance': found \(Quote(text)), expected a number from 0.0001 to 0.1",
        hint: "it is a share of the way: 0.002 is a point on 500 points")
    }
    return number
  }

  /// Draws the curve into a picture.
  private func draw(
    _ answer: CurveAnswer, to path: String, on terminal: Terminal
  ) throws(RunError) {
    let target = try PictureTarget(path, replaces: replaces, in: terminal.environment)
    if isJSON, FilmOutput.isStandardOutput(path) { throw .outputIsTaken }
    let scene = CurveGraph(answer).scene
    var assets = AssetTable()
    try assets.letter(scene, terminal)
    let kernels = try KernelSet(in: terminal.environment)
    let renderer = SceneRenderer(assets: assets, rasterizer: Rasterizer(kernels: kernels))
    try target.write { () throws(MemoryError) in
      try renderer.surface(of: scene.scene(at: Time.zero))
    }
    try terminal.note("wrote '\(path)'")
  }
}

extension Option {
  package static let duration = Option(
    "duration", short: "d", takes: .time, in: .curve, summary: "How long the curve takes",
    details: """
      An easing is drawn over one second unless this is given; a spring takes the time that it \
      needs to settle.
      """)

  package static let language = Option(
    "as", takes: .choice(of: LanguageChoice.self), called: "language", in: .curve,
    summary: "Print the curve as code",
    details: "A style sheet has no springs: they become straight stretches there.")

  package static let curveList = Option(
    "list", in: .curve, summary: "List the names of all easings and springs")

  package static let samples = Option(
    "samples", short: "n", takes: .integer(2...1000), default: .integer(11), in: .curve,
    summary: "How many values to list, evenly spaced in time")

  package static let values = Option(
    "at", takes: .moments, called: "times", in: .curve,
    summary: "Print the values at these moments, and nothing else",
    details: "Milliseconds, as in 100 or 100ms, or seconds; several, as in 0,50,100 or 0-400/50.")

  package static let tolerance = Option(
    "tolerance", takes: .text, called: "share", in: .curve,
    summary: "How far a style sheet's curve may be from the meant one",
    details: "A share of the way, from 0.0001 to 0.1; 0.0005 unless given. More needs fewer stops.")

  package static let graph = Option(
    "output", short: "o", takes: .path(.output), called: "path", in: .output,
    summary: "Where a picture of the graph goes",
    details: "A .png, in place of the graph of characters.")

  package static let width = Option(
    "width", takes: .integer(Environment.columnLimits), called: "columns", in: .output,
    summary: "How wide the graph is",
    details: "As wide as the terminal unless given, and 80 columns where there is none.")

  package static let height = Option(
    "height", takes: .integer(5...200), called: "rows", default: .integer(16), in: .output,
    summary: "How high the graph is")
}

/// The names of all curves: easings before springs, each family by family.
private enum CurveListing {
  /// The names, one to a line.
  static var text: String {
    (EasingCatalog.names + SpringCatalog.names).map { $0 + "\n" }.joined()
  }

  /// The same for programs, with what each is.
  static var json: JSONValue {
    func entries(_ names: [String], _ kind: String) -> [JSONValue] {
      names.map { ["name": .string($0), "kind": .string(kind)] }
    }
    let curves = entries(EasingCatalog.names, "easing") + entries(SpringCatalog.names, "spring")
    return ["schemaVersion": 1, "curves": .array(curves)]
  }
}
