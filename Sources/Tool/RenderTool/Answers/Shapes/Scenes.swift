import SegueDesignTokens
import SegueJSON
import SegueNavigationGraph

// What a scene is, and what is in it.

extension AnswerKind {
  static let check = AnswerKind(
    "check", summary: "The mistakes in scenes, and what is in those that have none.",
    .object([
      .version, AnswerMember("scenes", .list(checkedScene), summary: "The scenes, in order."),
    ]))

  private static let checkedScene = AnswerShape.part(
    "checkedScene", summary: "A scene that was checked.",
    [
      AnswerMember("file", .text, summary: "The file, and the case of a suite."),
      AnswerMember("ok", .flag, summary: "True if nothing is wrong that the options ask for."),
      AnswerMember(optional: "error", .text, summary: "Why it could not be read at all."),
      AnswerMember(optional: "hint", .text, summary: "The way to go on then."),
      AnswerMember(optional: "layers", .whole, summary: "Number of layers, the most at once."),
      AnswerMember(optional: "pixelSize", .pair, summary: "Width and height in pixels."),
      AnswerMember(optional: "duration", .number, summary: "Length, in milliseconds."),
      AnswerMember(optional: "frames", .whole, summary: "Number of frames."),
      AnswerMember(
        optional: "fps", .text, summary: "Frames a second, such as `60` or `30000/1001`."),
      AnswerMember(
        optional: "expectations", heldExpectations,
        summary: "What the scene expects of its movement."
      ),
      AnswerMember("diagnostics", .list(.diagnostic), summary: "Mistakes and warnings."),
    ])

  private static let heldExpectations = AnswerShape.part(
    "heldExpectations", summary: "The expectations of a scene.",
    [
      AnswerMember("count", .whole, summary: "Number of expectations."),
      AnswerMember("failed", .list(.failedExpectation), summary: "Those that are not met."),
    ])

  static let tree = AnswerKind(
    "tree", summary: "The layers of a scene as they stand at one moment, or at several.",
    shownMoment,
    .object([
      .version, AnswerMember("moments", .list(shownMoment), summary: "The moments, in order."),
      AnswerMember(optional: "shortfall", .text, summary: "How many are left out, as a sentence."),
    ]))

  private static let shownMoment = AnswerShape.part(
    "moment", summary: "The layers at one moment; the document where one is asked for.",
    [
      .version, AnswerMember("canvas", canvas, summary: "The canvas."),
      AnswerMember("time", .number, summary: "The moment, in milliseconds."),
      AnswerMember("duration", .number, summary: "Length of the film, in milliseconds."),
      AnswerMember(
        "layers", .list(.part(shownLayer)), summary: "The layers, in the order of painting."),
    ])

  private static let canvas = AnswerShape.part(
    "canvas", summary: "The canvas of a scene.",
    [
      AnswerMember("size", .pair, summary: "Width and height, in points."),
      AnswerMember("scale", .number, summary: "Pixels for each point."),
      AnswerMember("background", .text, summary: "The color below all layers."),
    ])

  private static let shownLayer = AnswerPart(
    "shownLayer",
    .object(
      [
        AnswerMember("id", .text, summary: "The name of the layer."),
        AnswerMember("depth", .whole, summary: "Number of layers around it."),
      ], others: propertyValue),
    summary: """
      A layer at one moment. Further members are its properties by the names of scene files, but for those that \
      say nothing: numbers in points, angles in degrees, colors as text, `true` for flags.
      """)

  /// A property of a layer as listings have it.
  static let propertyValue = AnswerShape.part(
    AnswerPart(
      "propertyValue", .either([.number, .list(.number), .text, .flag]),
      summary: "The value of a property: a number, numbers, a text, or `true`."))

  static let fonts = AnswerKind(
    "fonts", summary: "The fonts that the texts of a scene are shown in.",
    .object([
      .version, AnswerMember("layers", .list(letteredLayer), summary: "The layers with a text."),
    ]))

  private static let letteredLayer = AnswerShape.part(
    "letteredLayer", summary: "A layer with a text.",
    [
      AnswerMember("layer", .text, summary: "The name of the layer."),
      AnswerMember("fonts", .list(font), summary: "The faces that its letters are taken from."),
      AnswerMember(
        "missing", .list(.text), summary: "Characters that no font has, such as `U+1F600`."),
    ])

  private static let font = AnswerShape.part(
    "font", summary: "A face of a font.",
    [
      AnswerMember("family", .text, summary: "The family."),
      AnswerMember("style", .text, summary: "The style."),
      AnswerMember("file", .text, summary: "The file."),
      AnswerMember("sha256", .text, summary: "SHA-256 of the file."),
    ])

  static let tokens = AnswerKind(
    "tokens", summary: "The motion tokens of a design system, or of a scene.",
    .object([
      .version, AnswerMember("tokens", .list(.part(token)), summary: "The tokens of motion."),
      AnswerMember("others", .whole, summary: "Number of tokens that are not about motion."),
    ]))

  private static let token = AnswerPart(
    "token",
    .object([
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember(
        "kind", .words(["duration", "easing", "spring", "transition", "number", "color", "text"]),
        summary: "The kind of value."),
      AnswerMember(
        optional: "value", .anything,
        summary: "The value as a variable of a scene has it: milliseconds, or a curve."),
      AnswerMember(
        optional: "duration", .number, summary: "Of a transition: its length, in milliseconds."),
      AnswerMember(
        optional: "delay", .number, summary: "Of a transition: its delay, in milliseconds."),
      AnswerMember(optional: "timingFunction", .anything, summary: "Of a transition: its curve."),
      AnswerMember(optional: "description", .text, summary: "The note that its file has."),
    ]),
    summary: "A token of motion.")

  static let map = AnswerKind(
    "map", summary: "The screens of an app, and the ways between them.",
    .object([
      .version, AnswerMember("screens", .list(screen), summary: "The screens."),
      AnswerMember("ways", .list(way), summary: "The ways from one screen to another."),
      AnswerMember("findings", .list(gap), summary: "What is missing, or done in two ways."),
    ]))

  private static let place = AnswerShape.orNull(.text)

  private static let screen = AnswerShape.part(
    "screen", summary: "A screen.",
    [
      AnswerMember("name", .text, summary: "Its name."),
      AnswerMember("isRoot", .flag, summary: "True if a flow begins with it."),
      AnswerMember("place", place, summary: "Its place, as `file:line:column`."),
    ])

  private static let way = AnswerShape.part(
    "way", summary: "A way from one screen to another.",
    [
      AnswerMember("from", .text, summary: "The screen that is left."),
      AnswerMember("to", .text, summary: "The screen that is shown."),
      AnswerMember("operation", .text, summary: "The operation, such as `push`."),
      AnswerMember("walked", .whole, summary: "Number of steps that take it."),
      AnswerMember("transitions", .list(look), summary: "The transitions that it has."),
    ])

  private static let look = AnswerShape.part(
    "wayTransition", summary: "A transition of a way.",
    [
      AnswerMember("name", .text, summary: "Its name."),
      AnswerMember("duration", .number, summary: "Its length, in milliseconds."),
      AnswerMember("walked", .whole, summary: "Number of steps that use it."),
      AnswerMember("place", place, summary: "The first of them, as `file:line:column`."),
    ])

  private static let gap = AnswerShape.part(
    "mapFinding", summary: "What is missing, or done in two ways.",
    [
      AnswerMember("kind", .text, summary: "The kind, such as `no-way-back`."),
      AnswerMember("isGap", .flag, summary: "True if something is missing."),
      AnswerMember("message", .text, summary: "The finding, without a full stop."),
      AnswerMember("hint", .text, summary: "The way to go on."),
      AnswerMember("walked", .whole, summary: "Number of steps that it concerns."),
      AnswerMember("place", place, summary: "Its place, as `file:line:column`."),
    ])
}
