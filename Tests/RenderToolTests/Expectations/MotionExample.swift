import Testing

/// A film that does not move as it is meant to, and one that does: the same layers with another
/// expectation.
struct MotionExample: CustomTestStringConvertible {
  /// The claim.
  let name: String
  let layers: [String]
  let failing: String
  let passing: String
  /// What else the scene says.
  var more = ""

  var testDescription: String { name }

  /// The scene with one of its expectations.
  func scene(_ expectation: String) -> String {
    """
    {
      "version": 1, "canvas": { "size": [200, 200], "fps": 60 },\(more)
      "layers": [
        \(layers.joined(separator: ",\n    "))
      ],
      "expect": [
        \(expectation)
      ]
    }

    """
  }

  // MARK: - Layers

  private static func card(_ more: String = "") -> String {
    "{ \"id\": \"card\", \"frame\": [20, 20, 60, 40], \"background\": \"#3366CC\"\(more) }"
  }

  private static func badge(_ more: String = "") -> String {
    "{ \"id\": \"badge\", \"frame\": [120, 20, 40, 40], \"background\": \"#CC3333\"\(more) }"
  }

  private static let back =
    "{ \"id\": \"back\", \"frame\": [0, 0, 200, 200], \"background\": \"#FFFFFF\" }"

  private static func fade(_ from: Int, _ to: Int, after delay: Int) -> String {
    ", \"opacity\": { \"from\": \(from), \"to\": \(to), \"delay\": \(delay), \"duration\": 100,"
      + " \"easing\": \"linear\" }"
  }

  private static func x(_ words: String) -> String { ", \"translateX\": { \(words) }" }

  private static let spring = x(
    "\"from\": 0, \"to\": 120, \"duration\": 1000,"
      + " \"easing\": { \"spring\": { \"response\": 300, \"dampingRatio\": 0.5 } }")
  private static let slide = x("\"from\": 0, \"to\": 100, \"duration\": 400")

  // MARK: - All of them

  static let all: [MotionExample] = presence + places + movement + continuity

  private static let presence = [
    MotionExample(
      name: "appears", layers: [card(fade(0, 1, after: 200))],
      failing: "{ \"layer\": \"card\", \"appears\": 150, \"because\": \"people wait for it\" }",
      passing: "{ \"layer\": \"card\", \"appears\": { \"by\": 300, \"opacity\": 1 } }"),
    MotionExample(
      name: "leaves", layers: [card(fade(1, 0, after: 200))],
      failing: "{ \"layer\": \"card\", \"leaves\": 250 }",
      passing: "{ \"layer\": \"card\", \"leaves\": 300 }"),
    MotionExample(
      name: "appearsBefore", layers: [card(fade(0, 1, after: 200)), badge(fade(0, 1, after: 100))],
      failing: "{ \"layer\": \"card\", \"appearsBefore\": \"badge\" }",
      passing: "{ \"layer\": \"badge\", \"appearsBefore\": { \"layer\": \"card\", \"gap\": 100 } }"),
    MotionExample(
      name: "appearsAfter",
      layers: [back, card(fade(0, 1, after: 90)), badge(fade(0, 1, after: 90))],
      failing: "{ \"layer\": \"card\", \"appearsAfter\": \"badge\" }",
      passing: "{ \"layer\": \"card\", \"appearsAfter\": \"back\" }"),
  ]

  private static let places = [
    MotionExample(
      name: "staysInside", layers: [card(spring)],
      failing: "{ \"layer\": \"card\", \"staysInside\": \"canvas\" }",
      passing: "{ \"layer\": \"card\", \"staysInside\": { \"of\": \"canvas\", \"within\": 20 } }"),
    MotionExample(
      name: "covers",
      layers: [
        "{ \"id\": \"page\", \"frame\": [0, 0, 200, 200], \"background\": \"#FFFFFF\""
          + x("\"from\": 0, \"to\": -40, \"duration\": 300") + " }"
      ],
      failing: "{ \"layer\": \"*\", \"covers\": \"canvas\" }",
      passing: "{ \"layer\": \"*\", \"covers\": \"canvas\", \"until\": 0 }"),
    MotionExample(
      name: "covers-layer", layers: [card(slide), badge()],
      failing: "{ \"layer\": \"card\", \"covers\": \"badge\", \"from\": 200 }",
      passing: "{ \"layer\": \"card\", \"covers\": \"badge\", \"from\": 380 }"),
    MotionExample(
      name: "neverOverlaps", layers: [card(slide), badge()],
      failing: "{ \"layer\": \"card\", \"neverOverlaps\": \"badge\" }",
      passing: "{ \"layer\": \"card\", \"neverOverlaps\": { \"layer\": \"badge\", \"by\": 10 },"
        + " \"until\": 50 }"),
    MotionExample(
      name: "contrast",
      layers: [
        back,
        "{ \"id\": \"title\", \"frame\": [20, 20, 160, 40],"
          + " \"text\": { \"string\": \"Title\", \"size\": 24, \"color\": \"#8E8E93\" } }",
      ],
      failing: "{ \"layer\": \"title\", \"contrast\": 4.5 }",
      passing: "{ \"layer\": \"title\", \"contrast\": 3 }"),
  ]

  private static let movement = [
    MotionExample(
      name: "settles", layers: [card(spring)],
      failing: "{ \"layer\": \"card\", \"settles\": 300 }",
      passing: "{ \"layer\": \"card\", \"settles\": { \"by\": 500, \"within\": 1 } }"),
    MotionExample(
      name: "moves", layers: [card(slide)],
      failing: "{ \"layer\": \"card\", \"moves\": \"left\" }",
      passing: "{ \"layer\": \"card\", \"moves\": { \"toward\": \"right\", \"by\": 100 } }"),
    MotionExample(
      name: "monotone", layers: [card(spring)],
      failing: "{ \"layer\": \"card\", \"monotone\": \"x\" }",
      passing: "{ \"layer\": \"card\", \"monotone\": { \"of\": \"x\", \"within\": 23 } }"),
    MotionExample(
      name: "keepsMoving",
      layers: [
        card(
          x(
            "\"keyframes\": [{ \"value\": 0 }, { \"value\": 50, \"at\": \"25%\" },"
              + " { \"value\": 50, \"at\": \"75%\" }, { \"value\": 100 }], \"duration\": 400"))
      ],
      failing: "{ \"layer\": \"card\", \"keepsMoving\": true }",
      passing: "{ \"layer\": \"card\", \"keepsMoving\": { \"within\": 200 } }"),
  ]

  private static let continuity = [
    MotionExample(
      name: "neverJumps",
      layers: [
        card(
          x(
            "\"keyframes\": [{ \"value\": 0 }, { \"value\": 50, \"at\": \"50%\" },"
              + " { \"value\": 80 }], \"mode\": \"discrete\", \"duration\": 400"))
      ],
      failing: "{ \"layer\": \"card\", \"neverJumps\": true }",
      passing: "{ \"layer\": \"card\", \"neverJumps\": { \"within\": 50 } }"),
    MotionExample(
      name: "movesSmoothly",
      layers: [
        card(
          x(
            "\"keyframes\": [{ \"value\": 0 }, { \"value\": 80, \"at\": \"50%\" },"
              + " { \"value\": 100 }], \"duration\": 400"))
      ],
      failing: "{ \"layer\": \"card\", \"movesSmoothly\": true }",
      passing: "{ \"layer\": \"card\", \"movesSmoothly\": { \"within\": 300 } }"),
    MotionExample(
      name: "endsAtRest", layers: [card(slide)],
      failing: "{ \"layer\": \"card\", \"endsAtRest\": true }",
      passing: "{ \"layer\": \"card\", \"endsAtRest\": { \"within\": 60 } }",
      more: "\n  \"duration\": 200,"),
  ]
}
