import SegueCommandLine
import SegueFilmRequests
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueTextSupport
import SegueTransitions

/// The environment in which the requested transitions are filmed.
struct BetweenStage {
  private let stage: PictureStage
  private let context: TransitionFilmBuilder
  private let hasBezel: Bool
  /// Paths of the pictures.
  private let paths: [String]

  /// The stage for these pictures; how they were taken is said, and what is odd about them.
  init(
    _ request: BetweenVerb, of pictures: inout ScreenPictures, on terminal: Terminal
  ) throws(RunError) {
    stage = try PictureStage(of: &pictures, request.pictures, request.stage, on: terminal)
    hasBezel = request.hasBezel
    paths = [request.before, request.after]
    context = TransitionFilmBuilder(
      screens: .pictures(stage.screens, origin: stage.origin), stage: stage.stage,
      operation: request.stage.operation, finger: request.finger.map { ($0, request.showsFinger) },
      bar: stage.bar)
  }

  /// The film of one transition.
  func film(of rule: BetweenRule, on terminal: Terminal) throws(RunError) -> AnimatedScene {
    if context.lacksPartners(rule.rule) {
      throw RunError(
        .usage,
        "option '--with': \(Quote(rule.name)) needs something that both screens show, and two pictures"
          + " share nothing",
        hint:
          "--from-box x,y,w,h says where on the first picture the second one comes from; a scene says what"
          + " else they share: \(PartnerScene(of: rule, paths, stage.stage.size).text)")
    }
    if stage.origin != nil, rule.rule.target == nil {
      throw RunError(
        .usage,
        "option '--from-box': with \(Quote(rule.name)) no picture comes from a part of another",
        hint:
          "take a transition that is made for it, such as ios.zoom or material.container-transform")
    }
    var warnings: [TransitionWarning] = []
    let film = context.film(of: rule.rule, lasting: rule.duration, &warnings)
    for warning in warnings { try terminal.warn("\(warning.message): \(warning.hint)") }
    return film
  }

  /// Returns the composite layout around the films of transitions with these names.
  func board(naming names: [String], _ captions: [String]) throws(RunError) -> TransitionLayout {
    var board = TransitionLayout()
    board.cornerRadius = max(stage.stage.cornerRadius, board.cornerRadius)
    if hasBezel { board.bezel = try bezel }
    if names.count > 1 || !captions.isEmpty {
      board.captions = captions + names.dropFirst(captions.count)
    }
    return board
  }

  /// The device that is seen around the film.
  private var bezel: Device {
    get throws(RunError) {
      guard let device = stage.shot.device, !stage.shot.isTurned else {
        throw RunError(
          .usage, "option '--bezel': nobody knows which device the pictures are of",
          hint: "name one that stands upright, such as --device iphone-16")
      }
      return device
    }
  }
}

/// The shortest scene in which two pictures share something: a part of the first is all of the second.
private struct PartnerScene {
  /// The scene, on one line.
  let text: String

  /// The scene in which one picture takes the place of the other by a rule, on a canvas of this size.
  init(of rule: BetweenRule, _ paths: [String], _ size: Size) {
    func numbers(_ values: Double...) -> String {
      "[\(values.map { NumberText.format($0.rounded()) }.joined(separator: ", "))]"
    }
    let files = zip(["a", "b"], paths).map { "\"\($0)\": \(JSONValue.string($1).compact)" }
    let whole = numbers(0, 0, size.width, size.height)
    let part = numbers(size.width / 4, size.height / 4, size.width / 2, size.height / 4)
    let transition = rule.text.isObject ? rule.text : "{\"use\": \"\(rule.name)\"}"
    text =
      "{\"version\": 1, \"canvas\": {\"size\": \(numbers(size.width, size.height))}, "
      + "\"assets\": {\(files.joined(separator: ", "))}, \"screens\": {"
      + "\"a\": {\"layers\": [{\"frame\": \(whole), \"image\": \"a\"}, "
      + "{\"frame\": \(part), \"match\": \"it\"}]}, "
      + "\"b\": {\"layers\": [{\"frame\": \(whole), \"image\": \"b\", \"match\": \"it\"}]}}, "
      + "\"transition\": \(transition)}"
  }
}
