extension AuditExample {
  static let gestures: [AuditExample] = [
    AuditExample(
      rule: "A-05",
      failing: flow(
        "{ \"push\": \"b\", \"with\": \"ios.push\" }, { \"hold\": 100 }, { \"pop\": 1, \"with\":"
          + " \"ios.push\", \"gesture\": { \"touches\": [[0, 0], [200, 60]], \"velocity\": -2000,"
          + " \"rule\": \"ios\" } }"),
      passing: flow("{ \"push\": \"b\", \"with\": \"ios.push\" }")),
    AuditExample(
      rule: "A-14",
      failing: flow(
        "{ \"push\": \"b\", \"with\": \"ios.push\" }, { \"hold\": 100 }, { \"pop\": 1, \"with\":"
          + " { \"use\": \"ios.push\", \"duration\": 3000 }, \"gesture\": { \"touches\": [[0, 0],"
          + " [200, 60]], \"rule\": { \"percentDriven\": { \"threshold\": 0.5, \"completionSpeed\":"
          + " 0.5 } } } }"),
      passing: flow(
        "{ \"push\": \"b\", \"with\": \"ios.push\" }, { \"hold\": 100 }, { \"pop\": 1, \"with\":"
          + " \"ios.push\", \"gesture\": { \"touches\": [[0, 0], [200, 60]], \"velocity\": 500 } }")
    ),
    AuditExample(
      rule: "A-15", failing: previewed(", \"easing\": \"steps(2, jump-start)\""),
      passing: previewed("")),
  ]

  /// A way back that a finger previews.
  private static func previewed(_ more: String) -> String {
    flow(
      "{ \"push\": \"b\", \"with\": \"ios.push\" }, { \"hold\": 100 }, { \"pop\": 1, \"with\":"
        + " { \"use\": \"android.predictive-back\"\(more) }, \"gesture\": { \"touches\": [[0, 0],"
        + " [30, 60], [60, 120], [80, 180]], \"velocity\": 300, \"rule\": \"predictive-back\" } }")
  }
}
