import SegueJSON
import SegueMotionAssertions
import SeguePresets

// How things move.

extension AnswerKind {
  static let presets = AnswerKind(
    "presets", summary: "The transitions that have names.",
    .object([
      .version,
      AnswerMember("presets", .list(preset), summary: "The transitions, family by family."),
    ]))

  private static let preset = AnswerShape.part(
    "preset", summary: "A transition that has a name.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember("family", .text, summary: "The family, which is the part before the point."),
      AnswerMember("summary", .text, summary: "What is seen."),
      AnswerMember("source", .text, summary: "Where its numbers come from."),
      AnswerMember(
        "reduced", .orNull(.text), summary: "The transition in its place where motion is reduced."),
      AnswerMember("parameters", .list(parameter), summary: "What may be changed about it."),
    ])

  private static let parameter = AnswerShape.part(
    "parameter", summary: "A parameter of a transition.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember(
        "kind", .words(["number", "points", "degrees", "milliseconds", "pace"]),
        summary: "What it takes; a pace is a curve or a spring, and has no bounds."),
      AnswerMember("summary", .text, summary: "What it changes."),
      AnswerMember(optional: "minimum", .number, summary: "The least value."),
      AnswerMember(optional: "maximum", .number, summary: "The largest value."),
      AnswerMember(
        optional: "default", .orNull(.number),
        summary: "The usual value; `null` where the transition says it."),
    ])

  static let explain = AnswerKind(
    "explain", summary: "What a transition or a scene is made of, in plain numbers.",
    .object(transition), .object(scene), .object(cost))

  private static let transition: [AnswerMember] = [
    .version,
    AnswerMember("name", .orNull(.text), summary: "The name of the transition, if it has one."),
    AnswerMember("summary", .orNull(.text), summary: "What is seen."),
    AnswerMember("source", .orNull(.text), summary: "Where its numbers come from."),
    AnswerMember(
      "reduced", .orNull(.text), summary: "The transition in its place where motion is reduced."),
    AnswerMember(
      "settings", .object([], others: .either([.number, .text])),
      summary: "What was changed about it, by the names of parameters."),
    AnswerMember("operation", .text, summary: "The operation, such as `push`."),
    AnswerMember("stage", stage, summary: "Where it plays."),
    AnswerMember("duration", .number, summary: "Its length, in milliseconds."),
    AnswerMember("speed", .number, summary: "How much faster than usual it passes."),
    AnswerMember("background", .orNull(.text), summary: "The color behind it all."),
    AnswerMember("keepsRemoval", .flag, summary: "True if the screen that leaves stays visible."),
    AnswerMember(
      "scrubbing", .words(["straight", "timed"]), summary: "What a finger does with the time."),
    AnswerMember("interruption", interruption, summary: "What happens when it is reversed midway."),
    AnswerMember("lastStep", .orNull(.text), summary: "Why its last step is larger, if it is."),
    AnswerMember("layers", .list(layer), summary: "The layers, bottom to top."),
    AnswerMember("warnings", .list(warning), summary: "What is worth knowing."),
    AnswerMember(
      optional: "example", .list(shared),
      summary: "What the screens share in this example, for transitions that are made for it."),
  ]

  private static let stage = AnswerShape.part(
    "stage", summary: "Where a transition plays.",
    [
      AnswerMember("device", .text, summary: "The device."),
      AnswerMember("size", .pair, summary: "Width and height, in points."),
      AnswerMember("scale", .number, summary: "Pixels for each point."),
      AnswerMember("rightToLeft", .flag, summary: "True if texts run from right to left."),
      AnswerMember("reduceMotion", .flag, summary: "True if motion is reduced."),
    ])

  private static let interruption = AnswerShape.part(
    "interruption", summary: "What happens when a transition is reversed midway.",
    [
      AnswerMember("rule", .text, summary: "The rule, such as `wait`."),
      AnswerMember("source", .text, summary: "Where that is known from."),
    ])

  private static let warning = AnswerShape.part(
    "transitionWarning", summary: "A surprise of a transition.",
    [
      AnswerMember("kind", .text, summary: "Its name, by which scenes accept it."),
      AnswerMember("message", .text, summary: "The surprise."),
      AnswerMember("hint", .text, summary: "The way to go on."),
    ])

  private static let shared = AnswerShape.part(
    "sharedElement", summary: "What both screens have.",
    [
      AnswerMember("match", .text, summary: "The name by which they know each other."),
      AnswerMember("from", place, summary: "Where it is at first."),
      AnswerMember("to", place, summary: "Where it is in the end."),
    ])

  private static let place = AnswerShape.part(
    "elementPlace", summary: "The place of a shared element.",
    [
      AnswerMember("frame", .box, summary: "Its box in points: x, y, width, height."),
      AnswerMember("isScreen", .flag, summary: "True if it is the whole screen."),
    ])

  private static let scene: [AnswerMember] = [
    .version, AnswerMember("file", .text, summary: "The file of the scene."),
    AnswerMember("duration", .number, summary: "Length of the film, in milliseconds."),
    AnswerMember("frames", .whole, summary: "Number of frames."),
    AnswerMember("fps", .text, summary: "Frames a second, such as `60` or `30000/1001`."),
    AnswerMember("marks", .list(mark), summary: "The moments that have names."),
    AnswerMember("epochs", .list(epoch), summary: "The stretches in which no layer comes or goes."),
  ]

  private static let cost: [AnswerMember] = [
    .version, AnswerMember("file", .text, summary: "The file of the scene."),
    AnswerMember("duration", .number, summary: "Length of the film, in milliseconds."),
    AnswerMember("frames", .whole, summary: "Number of frames."),
    AnswerMember("fps", .text, summary: "Frames a second, such as `60` or `30000/1001`."),
    AnswerMember("canvas", .pair, summary: "Width and height of a frame, in pixels."),
    AnswerMember("most", .object(costMembers), summary: "The most of each measure."),
    AnswerMember(
      "costliest", .list(.whole), summary: "The frames that cost most, the costliest first."),
    AnswerMember("costs", .list(frameCost), summary: "What each frame costs, of `--cost`."),
    AnswerMember(optional: "shortfall", .text, summary: "What was not counted, if anything."),
  ]

  private static let costMembers = CostMeasure.allCases.map { measure in
    AnswerMember(measure.rawValue, .number, summary: "The \(measure.summary).")
  }

  private static let frameCost = AnswerShape.part(
    "frameCost", summary: "What a frame costs a compositor.",
    [
      AnswerMember("frame", .whole, summary: "Number of the frame, from 0."),
      AnswerMember("time", .number, summary: "Its moment, in milliseconds."),
    ] + costMembers)

  private static let mark = AnswerShape.part(
    "mark", summary: "A moment that has a name.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember("time", .number, summary: "The moment, in milliseconds."),
    ])

  private static let epoch = AnswerShape.part(
    "epoch", summary: "A stretch in which no layer comes or goes.",
    [
      AnswerMember("start", .number, summary: "Its beginning, in milliseconds."),
      AnswerMember("end", .number, summary: "Its end, in milliseconds."),
      AnswerMember(
        optional: "interruption", .text, summary: "How what has moved before is interrupted."),
      AnswerMember("layers", .list(layer), summary: "The layers that move, and those around them."),
      AnswerMember("resting", .whole, summary: "Number of all other layers."),
    ])

  private static let layer = AnswerShape.part(
    "movingLayer", summary: "A layer and its movements.",
    [
      AnswerMember("name", .text, summary: "The name of the layer."),
      AnswerMember("depth", .whole, summary: "Number of layers around it."),
      AnswerMember(
        "properties", .object([], others: propertyValue),
        summary: "What is special about it and does not move, by the names of scene files."),
      AnswerMember("movements", .list(movement), summary: "What moves."),
    ])

  private static let movement = AnswerShape.part(
    "movement", summary: "The movement of a property.",
    [
      AnswerMember("property", .text, summary: "The property."),
      AnswerMember(optional: "from", movedValue, summary: "The value at first."),
      AnswerMember(optional: "to", movedValue, summary: "The value in the end."),
      AnswerMember(optional: "along", .number, summary: "Length of the path that it follows."),
      AnswerMember(optional: "values", .list(movedValue), summary: "The values of keyframes."),
      AnswerMember(
        optional: "times", .list(.number), summary: "Their times, as shares of the duration."),
      AnswerMember(optional: "easings", .list(.text), summary: "The curves between them."),
      AnswerMember("delay", .number, summary: "Its beginning, in milliseconds."),
      AnswerMember("duration", .number, summary: "Its length, in milliseconds."),
      AnswerMember("curve", movementCurve, summary: "The curve, the spring or the friction."),
      AnswerMember(
        optional: "repeat", .orNull(.number), summary: "How often it plays; `null` for ever."),
      AnswerMember(optional: "autoreverses", .flag, summary: "True if it goes there and back."),
      AnswerMember(optional: "speed", .number, summary: "How much faster its time passes."),
      AnswerMember(optional: "fill", .text, summary: "When it counts, besides while it moves."),
      AnswerMember(optional: "additive", .flag, summary: "True if it is added to the value below."),
      AnswerMember(
        optional: "section", .pair, summary: "The part of its way that it goes, in shares."),
      AnswerMember(optional: "lastStep", lastStep, summary: "The step with which its spring ends."),
      AnswerMember(
        optional: "clocks", .list(clock), summary: "The times that it plays in, outermost first."),
    ])

  private static let movedValue = AnswerShape.part(
    AnswerPart(
      "movedValue", .either([.number, .list(.number), .text, .flag]),
      summary: "A value in plain numbers: points, degrees, factors; colors as text."))

  private static let lastStep = AnswerShape.part(
    "lastStep", summary: "The step with which a platform's spring ends.",
    [
      AnswerMember("share", .number, summary: "The part of the way that it takes."),
      AnswerMember(
        "distance", .orNull(.number), summary: "Its length, in the unit of the property."),
      AnswerMember("platform", .text, summary: "The platform."),
    ])

  private static let clock = AnswerShape.part(
    "clock", summary: "A time that movements play in.",
    [
      AnswerMember("delay", .number, summary: "Its delay, in milliseconds."),
      AnswerMember("duration", .number, summary: "Its length, in milliseconds."),
      AnswerMember("from", .number, summary: "The inner moment at its beginning."),
      AnswerMember("to", .number, summary: "The inner moment at its end."),
      AnswerMember("curve", movementCurve, summary: "The curve by which it passes."),
      AnswerMember(
        optional: "lead", lead, summary: "The number whose progress is seen in place of time."),
    ])

  private static let lead = AnswerShape.part(
    "lead", summary: "A number that leads movements, as scrolling does.",
    [
      AnswerMember("layer", .text, summary: "The layer whose number it is."),
      AnswerMember("property", .text, summary: "The property that is moved."),
      AnswerMember("from", .number, summary: "The number at the beginning of the way."),
      AnswerMember("to", .number, summary: "The number at its end."),
    ])

  private static let movementCurve = AnswerShape.part(
    "movementCurve", summary: "The course of a movement: one of these members.",
    [
      AnswerMember(optional: "easing", .text, summary: "A curve, as scene files write it."),
      AnswerMember(optional: "spring", spring, summary: "A spring."),
      AnswerMember(optional: "decay", decay, summary: "A velocity that decays."),
      AnswerMember(optional: "fling", fling, summary: "Android's fling."),
    ])

  private static let friction = [
    AnswerMember("velocity", movedValue, summary: "The velocity, a second."),
    AnswerMember("friction", .number, summary: "The friction."),
  ]

  private static let fling = AnswerShape.part(
    "fling", summary: "A velocity, and Android's friction against it.", friction)

  private static let decay = AnswerShape.part(
    "decay", summary: "A velocity, and a friction in proportion to it.",
    friction + [
      AnswerMember("threshold", .number, summary: "The velocity at which it rests.")
    ])

  private static let spring = AnswerShape.part(
    "spring", summary: "A spring with a mass of 1; times in milliseconds.",
    [
      AnswerMember("dampingRatio", .number, summary: "1 just does not overshoot."),
      AnswerMember("stiffness", .number, summary: "The stiffness."),
      AnswerMember("damping", .number, summary: "The damping."),
      AnswerMember("mass", .number, summary: "The mass: 1."),
      AnswerMember("initialVelocity", .number, summary: "The velocity at first, in ways a second."),
      AnswerMember("allowsOverdamping", .flag, summary: "False if a ratio above 1 counts as 1."),
      AnswerMember("settling", .orNull(.number), summary: "When it rests; `null` for never."),
      AnswerMember("end", .orNull(.number), summary: "Where it is cut off, if it is."),
      AnswerMember("snaps", .flag, summary: "True if it is put on its target there."),
      AnswerMember("clampsOvershoot", .flag, summary: "True if it ends where it first arrives."),
      AnswerMember(
        "truncatesToMilliseconds", .flag, summary: "True if it is read in whole milliseconds."),
    ])

  static let curve = AnswerKind(
    "curve", summary: "A curve or a spring, its values, or the names of all of them.",
    .object([
      .version, AnswerMember("curve", .text, summary: "The curve as it was typed."),
      AnswerMember("duration", .number, summary: "Over how long it is looked at, in milliseconds."),
      AnswerMember(optional: "settling", .number, summary: "When a spring rests, in milliseconds."),
      AnswerMember(optional: "overshoot", .sample, summary: "The farthest beyond its end."),
      AnswerMember("samples", .list(.sample), summary: "Its values."),
    ]),
    .object([
      .version,
      AnswerMember("samples", .list(.sample), summary: "The values at the moments of `--at`."),
    ]),
    .object([
      .version, AnswerMember("curves", .list(namedCurve), summary: "All curves, of `--list`."),
    ]))

  private static let namedCurve = AnswerShape.part(
    "namedCurve", summary: "A curve that has a name.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember("kind", .words(["easing", "spring"]), summary: "The kind."),
    ])
}
