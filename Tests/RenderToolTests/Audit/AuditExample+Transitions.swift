extension AuditExample {
  static let transitions: [AuditExample] = [
    AuditExample(
      rule: "A-01",
      failing: flow(
        push(
          "\"duration\": 400, \"easing\": \"linear\", \"to\": { \"translateX\":"
            + " { \"from\": 300, \"to\": 0 } }")),
      passing: flow(push(slide(400)))),
    AuditExample(
      rule: "A-02",
      failing: flow(
        push(
          "\"duration\": 400, \"from\": { \"translateX\": { \"from\": 0, \"to\": -100 } },"
            + " \"to\": { \"translateX\": { \"from\": 160, \"to\": 0 } }")),
      passing: flow(push(slide(400)))),
    AuditExample(
      rule: "A-02", failing: flow(push(covered("#000000"))),
      passing: flow(push(covered("#333333")))),
    AuditExample(
      rule: "A-02", failing: flow(push(covered("#000000"))),
      // What was black before only moves.
      passing: flow(
        push(covered("#000000")),
        a: "{ \"id\": \"photo\", \"frame\": [0, 60, 60, 60], \"background\": \"#000000\" }")),
    AuditExample(
      rule: "A-03",
      failing: flow(
        push("\"duration\": 300, \"to\": { \"translateX\": { \"from\": 100, \"to\": 8 } }")),
      passing: flow(push(slide(300)))),
    AuditExample(
      rule: "A-04",
      failing: flow(
        push(
          "\"duration\": 300, \"from\": { \"translateX\": { \"from\": 20, \"to\": 0 } },"
            + " \"to\": { \"translateX\": { \"from\": 100, \"to\": 0 } }")),
      passing: flow(push(slide(300)))),
    AuditExample(
      rule: "A-11",
      failing: flow(
        push(slide(300))
          + ", { \"hold\": 100 }, { \"pop\": 1, \"with\": { \"plan\": { \"duration\":"
          + " 300, \"to\": { \"translateY\": { \"from\": 200, \"to\": 0 } } } } }"),
      passing: flow(
        push(slide(300)) + ", { \"hold\": 100 }, { \"pop\": 1, \"with\": { \"plan\": {"
          + " \(slide(300)) } } }")),
    AuditExample(
      rule: "A-12",
      failing: flow(
        push(
          "\"duration\": 900, \"easing\": { \"spring\": { \"response\": 300, \"dampingRatio\":"
            + " 0.4 } }, \"to\": { \"translateX\": { \"from\": 100, \"to\": 0 } }")),
      passing: flow(
        push(
          "\"duration\": 900, \"easing\": { \"spring\": { \"response\": 300, \"dampingRatio\":"
            + " 1 } }, \"to\": { \"translateX\": { \"from\": 100, \"to\": 0 } }"))),
    AuditExample(
      rule: "A-13",
      failing: layers(card("\"translateX\": { \"from\": 0, \"to\": 50, \"duration\": 300 }")),
      passing: flow("{ \"push\": \"b\", \"with\": \"ios.push\" }"), profile: "a11y"),
    AuditExample(
      rule: "A-16",
      failing: flow(
        "{ \"present\": \"b\", \"with\": { \"plan\": { \"keeps\": true, \"duration\": 400,"
          + " \"to\": { \"translateY\": { \"from\": -200, \"to\": 0 } } } } }"),
      passing: flow("{ \"present\": \"b\", \"with\": \"ios.sheet-18\" }")),
    AuditExample(rule: "A-17", failing: barred("light"), passing: barred("dark")),
    AuditExample(
      rule: "A-18",
      failing: flow(
        "{ \"push\": \"b\", \"with\": \"ios.zoom\" }", a: "", b: shared("[10, 10, 80, 20]")),
      passing: flow(
        "{ \"push\": \"b\", \"with\": \"hero.auto\" }", a: shared("[10, 100, 40, 10]"),
        b: shared("[10, 10, 80, 20]"))),
    AuditExample(
      rule: "A-19", failing: flow(push(slide(900))), passing: flow(push(slide(400)))),
    AuditExample(
      rule: "A-22",
      failing: flow(
        push(
          "\"duration\": 400, \"to\": { \"rotate\": { \"from\": 90, \"to\": 0 }, \"opacity\":"
            + " { \"from\": 0, \"to\": 1 } }")),
      passing: flow(push(slide(400)))),
  ]

  /// A white screen below a status bar.
  private static func barred(_ words: String) -> String {
    """
    { "version": 1, "canvas": { "device": "iphone-15", "fps": 60 },
      "layers": [{ "id": "status", "ready": "status-bar" }],
      "screens": {
        "a": { "background": "#FFFFFF", "statusBar": "\(words)" }, "b": { "background": "#F2F2F7" }
      },
      "flow": [{ "show": "a" }, { "hold": 100 }, { "push": "b", "with": "ios.push" }] }
    """
  }

  /// A slide with a box of a color between the screens.
  private static func covered(_ color: String) -> String {
    slide(
      400,
      ", \"layers\": [{ \"id\": \"cover\", \"frame\": [20, 60, 60, 60], \"background\": \"\(color)\","
        + " \"opacity\": { \"from\": 0, \"to\": 1, \"duration\": 50 } }]")
  }

  private static func shared(_ frame: String) -> String {
    "{ \"id\": \"box\(frame.count)\", \"match\": \"box\", \"frame\": \(frame),"
      + " \"background\": \"#3366CC\" }"
  }
}
