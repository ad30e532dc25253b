extension AuditExample {
  static let layerRules: [AuditExample] = [
    AuditExample(
      rule: "A-27", failing: costing("\"overdraw\": 0.05"), passing: costing("\"overdraw\": 1")),
    AuditExample(
      rule: "A-27", failing: costing("\"offscreen\": 0"), passing: costing("\"offscreen\": 1")),
    AuditExample(
      rule: "A-06",
      failing: layers(
        card(
          "\"translateX\": { \"keyframes\": [{ \"at\": 0, \"value\": 0 }, { \"at\": \"0.5ms\", \"value\":"
            + " 50 }, { \"at\": 1, \"value\": 0 }], \"duration\": 400, \"easing\": \"linear\" }")),
      passing: layers(card("\"translateX\": { \"from\": 0, \"to\": 50, \"duration\": 400 }"))),
    AuditExample(
      rule: "A-07",
      failing: layers(
        card(
          "\"translateX\": { \"from\": 400, \"to\": 0, \"duration\": 400, \"easing\": \"linear\" }")
      ),
      passing: layers(card("\"translateX\": { \"from\": 50, \"to\": 0, \"duration\": 400 }"))),
    AuditExample(
      rule: "A-07", failing: layers(slider + ", " + lid("")),
      passing: layers(slider + ", " + lid("\"opacity\": 0.9, "))),
    AuditExample(
      rule: "A-07", failing: layers(slider + ", " + lid("")),
      passing: layers(lid("") + ", " + slider)),
    AuditExample(
      rule: "A-07", failing: layers(slider + ", " + lid("\"cornerRadius\": 8, ")),
      passing: layers(slider + ", " + lid("\"cornerRadius\": 20, "))),
    AuditExample(
      rule: "A-08",
      failing: layers(card(blink(40)), duration: 400), passing: layers(card(blink(400)))),
    AuditExample(
      rule: "A-09",
      failing: layers(frame(blink(100, count: 16)), duration: 1600),
      passing: layers(frame(blink(600, count: 2)), duration: 1600)),
    AuditExample(
      rule: "A-10",
      failing: layers(
        card("\"zPosition\": { \"from\": 0, \"to\": 2, \"duration\": 300 }") + ", " + other(20)),
      passing: layers(
        card("\"zPosition\": { \"from\": 0, \"to\": 2, \"duration\": 300 }") + ", " + other(60))),
    AuditExample(
      rule: "A-20",
      failing: layers((0..<7).map { mover($0, 300 + $0 * 20) }.joined(separator: ", ")),
      passing: layers((0..<7).map { mover($0, 300) }.joined(separator: ", "))),
    AuditExample(
      rule: "A-21",
      failing: layers(
        card("\"rotate\": { \"from\": 0, \"to\": 360, \"duration\": 400, \"repeat\": \"forever\" }")
      ),
      passing: layers(
        card("\"rotate\": { \"from\": 0, \"to\": 360, \"duration\": 100, \"repeat\": 3 }"))),
    AuditExample(
      rule: "A-23",
      failing: layers(
        card(
          "\"translateX\": { \"from\": 0, \"to\": 60, \"duration\": 34, \"easing\": \"linear\" }")),
      passing: layers(card("\"translateX\": { \"from\": 0, \"to\": 50, \"duration\": 400 }"))),
    AuditExample(
      rule: "A-24",
      failing: layers(
        "{ \"id\": \"words\", \"frame\": [10, 10, 80, 30], \"rotate\": 3, \(text) }"),
      passing: layers("{ \"id\": \"words\", \"frame\": [10, 10, 80, 30], \(text) }")),
    AuditExample(
      rule: "A-24", failing: layers(turned("\"backFace\": \"visible\"")),
      passing: layers(turned("\"backFace\": \"hidden\""))),
  ]

  /// Words on the front of a card that rests with its back to the viewer.
  private static func turned(_ more: String) -> String {
    "{ \"id\": \"front\", \"frame\": [5, 5, 90, 60], \"background\": \"#3366CC\", \"rotateY\": 180, \(more),"
      + " \"children\": [{ \"id\": \"words\", \"frame\": [10, 10, 70, 30], \(text) }] }"
  }

  private static let slider = card("\"translateX\": { \"from\": 0, \"to\": 50, \"duration\": 400 }")

  /// A box in front of all of the card's way.
  private static func lid(_ more: String) -> String {
    "{ \"id\": \"lid\", \"frame\": [0, 0, 100, 60], \(more)\"background\": \"#CC3333\" }"
  }

  private static func other(_ x: Int) -> String {
    "{ \"id\": \"other\", \"frame\": [\(x), 10, 30, 30], \"background\": \"#CC3333\", \"zPosition\": 1 }"
  }

  private static func mover(_ index: Int, _ duration: Int) -> String {
    "{ \"id\": \"m\(index)\", \"frame\": [\(index * 10), 0, 8, 8], \"background\": \"#000000\","
      + " \"translateY\": { \"from\": 0, \"to\": 40, \"duration\": \(duration) } }"
  }

  /// An opacity that goes to and fro, so many milliseconds each way.
  private static func blink(_ half: Int, count: Int = 8) -> String {
    "\"opacity\": { \"from\": 0, \"to\": 1, \"duration\": \(half),"
      + " \"easing\": \"linear\", \"repeat\": \(count / 2), \"autoreverse\": true }"
  }

  /// A faded group that moves, with limits for what its frames cost.
  private static func costing(_ limits: String) -> String {
    layers(
      "{ \"id\": \"group\", \"frame\": [0, 0, 40, 40], \"opacity\": 0.5, \"translateX\": { \"from\": 0, \"to\":"
        + " 50, \"duration\": 400 }, \"children\": [\(card("\"opacity\": 1")), \(card("\"opacity\": 1").replacing("card", with: "other"))] }"
    ).replacing("\"duration\": 500", with: "\"duration\": 500, \"cost\": { \(limits) }")
  }
}
