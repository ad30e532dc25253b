import SegueJSON

/// Rules for how much the pixels of a case may differ.
enum ToleranceRules {
  static let tolerance = ObjectRule<SuiteTolerance>(
    "a tolerance", help: "How much pixels may differ, and why.",
    exclusions: [
      Exclusion("levels", "perceptual", "movement", hint: hint),
      Exclusion("pixels", "perceptual", hint: hint), Exclusion("pixels", "movement", hint: hint),
      Exclusion("values", "levels", hint: hint), Exclusion("values", "pixels", hint: hint),
      Exclusion("values", "perceptual", "movement", hint: hint),
    ],
    needs: [
      Need(
        "levels", "pixels", "perceptual", "movement", "values",
        hint: "such as {\"levels\": 1, \"because\": \"...\"}")
    ],
    [
      MemberRule("levels", .integer(1...255), help: "By how many levels a channel may differ.") {
        $0.measure = $0.measure.limited(to: $1)
      },
      MemberRule(
        "pixels", limit,
        help: "How many pixels of a frame may differ: a number, or a share such as '0.1%'."
      ) {
        $0.measure = $0.measure.limited(to: $1)
      },
      MemberRule("perceptual", .flag, help: "Whether only what people see counts.") {
        if $1 { $0.measure = .perceptual }
      },
      MemberRule("movement", .flag, help: "Whether only where edges are counts.") {
        if $1 { $0.measure = .movement }
      },
      MemberRule(
        "values", .number(0...1_000_000_000, above: 0),
        help: "By how much numbers may differ that a test has recorded."
      ) {
        $0.measure = .values($1)
      },
      MemberRule("because", .words, help: "Why exactly the same is too much to ask for.") {
        $0.reason = $1
      }.required,
    ]
  ).rule { SuiteTolerance(measure: .levels(0), reason: "") }

  private static let hint = "\"levels\" and \"pixels\" go together, and nothing else does"

  /// A number of pixels, or a share of them in percent.
  private static let limit = Rule<SuiteTolerance.PixelLimit>(
    schema: [
      "anyOf": [
        .numeric("integer", minimum: 1, maximum: 1_000_000_000),
        .text("^[0-9]+(\\.[0-9]+)? ?%$", examples: ["0.1%"]),
      ]
    ]
  ) { node, reading in
    if node.isNumber {
      return Rule<Int>.integer(1...1_000_000_000)(node, &reading).map { .count($0) }
    }
    guard let text = node.string, let share = share(text) else {
      return reading.fail(
        node, expected: "a number of pixels, or a share above 0% and up to 100%",
        hint: "such as '0.1%'")
    }
    return .share(share)
  }

  /// Returns the share that a text such as `0.1%` gives.
  private static func share(_ text: String) -> Double? {
    guard text.hasSuffix("%") else { return nil }
    let digits = text.dropLast(text.hasSuffix(" %") ? 2 : 1)
    guard
      digits.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }),
      let number = Double(digits), number > 0, number <= 100
    else { return nil }
    return number / 100
  }
}

extension SuiteTolerance.Measure {
  /// The same with at most so many levels in each channel.
  fileprivate func limited(to levels: Int) -> Self {
    if case .pixels(let limit, _) = self { .pixels(limit, levels: levels) } else { .levels(levels) }
  }

  /// The same with at most so many pixels.
  fileprivate func limited(to limit: SuiteTolerance.PixelLimit) -> Self {
    if case .levels(let levels) = self, levels > 0 {
      .pixels(limit, levels: levels)
    } else {
      .pixels(limit, levels: 255)
    }
  }
}
