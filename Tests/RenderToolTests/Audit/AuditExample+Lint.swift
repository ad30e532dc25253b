extension AuditExample {
  static let lint: [AuditExample] = [
    AuditExample(
      rule: "L2",
      failing: flow(
        push(
          "\"duration\": 150, \"easing\": { \"spring\": { \"response\": 500, \"dampingRatio\":"
            + " 1 } }, \"to\": { \"translateX\": { \"from\": 100, \"to\": 0 } }")),
      passing: flow(push(slide(400)))),
    AuditExample(
      rule: "L3",
      failing: flow(
        push(
          "\"duration\": 900, \"easing\": { \"spring\": { \"stiffness\": 200, \"damping\": 60,"
            + " \"mass\": 1 } }, \"to\": { \"translateX\": { \"from\": 100, \"to\": 0 } }")),
      passing: flow(push(slide(400)))),
    AuditExample(
      rule: "L5",
      failing: flow(
        push(
          "\"duration\": 300, \"from\": { \"opacity\": { \"from\": 1, \"to\": 0 } }, \"to\":"
            + " { \"opacity\": { \"from\": 0, \"to\": 1 } }")),
      passing: flow(
        push("\"duration\": 300, \"to\": { \"opacity\": { \"from\": 0, \"to\": 1 } }"))),
    AuditExample(
      rule: "L6",
      failing: flow(push(slide(300))).replacing("\"#F2F2F7\"", with: "\"#F2F2F780\""),
      passing: flow(push(slide(300)))),
    AuditExample(
      rule: "L10",
      failing: flow(
        push("\"duration\": 300, \"to\": { \"translateX\": { \"from\": 100, \"to\": 8 } }")),
      passing: flow(push(slide(300)))),
    AuditExample(
      rule: "L8",
      failing: flow(
        push(
          "\"duration\": 400, \"to\": { \"matrix\": { \"from\": [-1, 0, 0, -1, 0, 0], \"to\":"
            + " [1, 0, 0, 1, 0, 0] } }")),
      passing: flow(
        push(
          "\"duration\": 400, \"to\": { \"matrix\": { \"from\": [0.5, 0, 0, 0.5, 0, 0], \"to\":"
            + " [1, 0, 0, 1, 0, 0] } }"))),
    AuditExample(
      rule: "L9", failing: flow(push(grown(from: "0"))), passing: flow(push(grown(from: "0.01")))),
    AuditExample(
      rule: "L11",
      failing: flow(push(slide(400, ", \"from\": { \"zPosition\": { \"from\": 0, \"to\": 1 } }"))),
      passing: flow(push(slide(400, ", \"from\": { \"zPosition\": -1 }")))),
    AuditExample(
      rule: "L12", failing: flow(push(tilted(""))),
      passing: flow(push(tilted("\"zPosition\": 500, ")))),
    AuditExample(
      rule: "L14",
      failing: flow(push(slide(400)), more: " \"layoutDirection\": \"right-to-left\","),
      passing: flow(
        "{ \"push\": \"b\", \"with\": \"ios.push\" }",
        more: " \"layoutDirection\": \"right-to-left\",")),
  ]

  private static func grown(from scale: String) -> String {
    "\"duration\": 400, \"to\": { \"scale\": { \"from\": \(scale), \"to\": 1 } }"
  }

  private static func tilted(_ more: String) -> String {
    "\"duration\": 400, \"to\": { \(more)\"rotateY\": { \"from\": 10, \"to\": 0 }, \"opacity\":"
      + " { \"from\": 0, \"to\": 1 } }"
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
