import SegueFitting
import SegueJSON

// What is measured from pixels, or from values that tests have recorded.

extension AnswerKind {
  static let fit = AnswerKind(
    "fit", summary: "The movements in a recording, and the curves that they follow.",
    .object([
      .version, AnswerMember("film", .text, summary: "The recording."),
      AnswerMember("certain", .flag, summary: "True if the curves of all movements are certain."),
      AnswerMember("movements", .list(movement), summary: "The movements, the largest first."),
      AnswerMember("remarks", .list(.text), summary: "How it was measured, and what was left out."),
    ]),
    .object([
      .version, AnswerMember("film", .text, summary: "The file of values."),
      AnswerMember("certain", .flag, summary: "True if the curves of all movements are certain."),
      AnswerMember("frames", .whole, summary: "Number of frames."),
      AnswerMember("features", .list(feature), summary: "The features of the file."),
    ]))

  private static let movement = AnswerShape.part(
    "measuredMovement", summary: "A movement that was measured from pixels.",
    [
      AnswerMember("does", .text, summary: "What it does, in words."),
      AnswerMember("area", .box, summary: "Where it is seen, in pixels: x, y, width, height."),
      AnswerMember("edges", .whole, summary: "Number of edges that were followed."),
      AnswerMember("certain", .flag, summary: "True if its curve is certain."),
      AnswerMember(
        optional: "bodies", .list(body), summary: "What moves along, where several things do."),
      AnswerMember(optional: "corners", corners, summary: "The radius of its corners."),
      AnswerMember(optional: "doubt", .text, summary: "Why its curve is not certain."),
      AnswerMember(optional: "best", .measuredCurve, summary: "The curve that fits best."),
      AnswerMember(
        optional: "animations", .list(.object([], others: .anything)),
        summary: "The same as `animations` of a scene, where it is certain."),
      AnswerMember(optional: "other", .measuredCurve, summary: "The best curve of another kind."),
      AnswerMember(optional: "named", .measuredCurve, summary: "The best curve that has a name."),
      AnswerMember("samples", .list(.sample), summary: "The share of its way in each picture."),
    ])

  private static let body = AnswerShape.part(
    "measuredBody", summary: "One of several things that move by one curve.",
    [
      AnswerMember("does", .text, summary: "What it does, in words."),
      AnswerMember("area", .box, summary: "Where it is seen, in pixels: x, y, width, height."),
      AnswerMember("edges", .whole, summary: "Number of edges that were followed."),
    ])

  private static let corners = AnswerShape.part(
    "measuredCorners", summary: "The radius of round corners, in pixels of the film.",
    [
      AnswerMember("from", .number, summary: "The radius at first."),
      AnswerMember("to", .number, summary: "The radius in the end."),
      AnswerMember("uncertainty", .number, summary: "By how much both may be off."),
      AnswerMember(
        "moves", .words(["not at all", "by the same curve", "by its own curve"]),
        summary: "The curve by which it goes."),
      AnswerMember(optional: "best", .measuredCurve, summary: "Its own curve."),
    ])

  private static let feature = AnswerShape.part(
    "measuredFeature", summary: "A feature of a file of values.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember(optional: "type", .text, summary: "The type that the file states."),
      AnswerMember(
        "certain", .flag, summary: "True if the curves of all its movements are certain."),
      AnswerMember("movements", .list(valueMovement), summary: "Its movements."),
    ])

  private static let valueMovement = AnswerShape.part(
    "valueMovement", summary: "Numbers that move by one curve.",
    [
      AnswerMember("values", .list(valueWay), summary: "The numbers."),
      AnswerMember("certain", .flag, summary: "True if its curve is certain."),
      AnswerMember(optional: "doubt", .text, summary: "Why it is not."),
      AnswerMember(optional: "best", .measuredCurve, summary: "The curve that fits best."),
      AnswerMember(optional: "other", .measuredCurve, summary: "The best curve of another kind."),
      AnswerMember(optional: "named", .measuredCurve, summary: "The best curve that has a name."),
    ])

  private static let valueWay = AnswerShape.part(
    "valueWay", summary: "From where to where a number goes.",
    [
      AnswerMember("name", .text, summary: "The name of the number; empty where there is one."),
      AnswerMember("from", .number, summary: "The value at first."),
      AnswerMember("to", .number, summary: "The value in the end."),
    ])

  static let compare = AnswerKind(
    "compare", summary: "How pairs of scenes, films or pictures differ.",
    .object([
      .version, AnswerMember("pairs", .list(pair), summary: "The pairs."),
    ]))

  private static let pair = AnswerShape.part(
    "pair", summary: "Two scenes, films or pictures; or one that has no other.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember("alike", .flag, summary: "True if nothing differs."),
      AnswerMember("findings", .list(.text), summary: "What differs, in words."),
      AnswerMember(optional: "differingFrames", .list(.whole), summary: "The frames that differ."),
      AnswerMember(optional: "remarks", .list(.text), summary: "How it was compared."),
      AnswerMember(optional: "magnitude", .magnitude, summary: "How much pixels differ."),
      AnswerMember(
        optional: "verdict", .words(["alike", "different", "can't tell"]),
        summary: "The verdict of `--aligned`."),
      AnswerMember(optional: "reasons", .list(.text), summary: "Why it can't be told."),
      AnswerMember(optional: "movements", .list(comparedMovement), summary: "What was measured."),
    ])

  private static let comparedMovement = AnswerShape.part(
    "comparedMovement", summary: "A movement that both have.",
    [
      AnswerMember("does", .text, summary: "What it does, in words."),
      AnswerMember(optional: "layer", .text, summary: "The layer of the scene that moves."),
      AnswerMember(
        "verdict", .words(["alike", "different", "can't tell"]), summary: "The verdict about it."),
      AnswerMember(
        "delay", .number, summary: "How much later it begins in the recording, in milliseconds."),
      AnswerMember("recorded", landmarks, summary: "The movement as it was recorded."),
      AnswerMember("agreed", landmarks, summary: "The movement as it was meant."),
    ])

  private static let landmarks = AnswerShape.part(
    "landmarks", summary: "When a movement has come how far, in milliseconds.",
    [AnswerMember("begin", .number, summary: "When it begins.")] + shares + [
      AnswerMember(
        "overshoot", .number, summary: "How far it goes beyond its end, as a share of its way."),
      AnswerMember(
        "uncertainty",
        .object(
          shares + [AnswerMember("overshoot", .number, summary: "Of the overshoot.")]),
        summary: "By how much each of them may be off."),
      AnswerMember("certain", .flag, summary: "True if its curve is certain."),
      AnswerMember(optional: "corners", corners, summary: "The radius of its corners."),
      AnswerMember(optional: "curve", .measuredCurve, summary: "The curve that fits best."),
    ])

  private static let shares = ["10%", "50%", "90%"].map {
    AnswerMember(optional: $0, .number, summary: "When \($0) of the way are done.")
  }
}

extension AnswerShape {
  /// A curve that was fitted.
  fileprivate static let measuredCurve = part(
    "measuredCurve", summary: "A curve that fits what was measured; times in milliseconds.",
    [
      AnswerMember(
        "kind", .text, summary: "The kind, such as `spring`, `bezier` or `namedEasing`."),
      AnswerMember("names", .list(.text), summary: "Names of the same curve."),
      AnswerMember("begin", .number, summary: "When it begins."),
      AnswerMember("duration", .number, summary: "How long it takes."),
      AnswerMember("error", .number, summary: "The usual difference, as a share of the way."),
      AnswerMember("worst", .number, summary: "The largest difference, as a share of the way."),
      AnswerMember(optional: "errorPixels", .number, summary: "The usual difference in pixels."),
      AnswerMember(optional: "worstPixels", .number, summary: "The largest difference in pixels."),
      AnswerMember(optional: "response", .number, summary: "The response of a spring."),
      AnswerMember(optional: "dampingRatio", .number, summary: "The damping ratio of a spring."),
      AnswerMember(
        optional: "initialVelocity", .number, summary: "Its velocity at first, in ways a second."),
      AnswerMember(optional: "timeConstant", .number, summary: "The time constant of a decay."),
      AnswerMember(optional: "easing", .text, summary: "An easing, as scene files write it."),
      AnswerMember("uncertainty", uncertainty, summary: "By how much the numbers may be off."),
      AnswerMember(
        optional: "code", .object([], others: .text),
        summary: "The curve in the code of each platform, and for scenes."),
    ])

  private static let uncertainty = part(
    "uncertainty", summary: "By how much numbers of a curve may be off together.",
    [
      "begin", "duration", "response", "dampingRatio", "initialVelocity", "timeConstant", "curve",
    ].map { AnswerMember(optional: $0, .number, summary: "Of `\($0)`, in its unit.") })
}
