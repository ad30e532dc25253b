import SegueDesignTokens
import SegueJSON
import SegueMotion
import Testing

/// Tokens as files have them, and what they mean.
@Suite struct TokenReaderTests {
  /// The tokens of files, and what is wrong with them.
  static func read(
    _ files: [(name: String, text: String)]
  ) -> (table: TokenTable, mistakes: [String]) {
    var diagnostics = Diagnostics()
    var reader = TokenReader()
    for (name, text) in files {
      reader.add(SourceText(name: name, text: text), into: &diagnostics)
    }
    let table = reader.table(into: &diagnostics)
    return (table, diagnostics.sorted.map(\.sentence))
  }

  /// The values of one file without mistakes, by name.
  static func values(
    _ text: String, name: String = "a.json5"
  ) throws -> [String: DesignToken.Value] {
    let (table, mistakes) = read([(name, text)])
    try #require(mistakes == [])
    return Dictionary(uniqueKeysWithValues: table.tokens.map { ($0.name, $0.value) })
  }

  private static func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> DesignToken.Value {
    .curve(.easing(.cubicBezier(x1, y1, x2, y2)))
  }

  @Test func `types are the token's own or its group's`() throws {
    let values = try Self.values(
      """
      { motion: { $type: "duration", short: { $value: { value: 100, unit: "ms" } },
          long: { $value: { value: 0.5, unit: "s" } },
          ease: { $type: "cubicBezier", $value: [0.2, 0, 0, 1] } } }
      """)
    #expect(
      values == [
        "motion.short": .duration(.milliseconds(100)), "motion.long": .duration(.milliseconds(500)),
        "motion.ease": Self.cubic(0.2, 0, 0, 1),
      ])
  }

  @Test func `references are followed in whole values and in parts`() throws {
    let values = try Self.values(
      """
      { base: { fast: { $type: "duration", $value: "150ms" }, x: { $type: "number", $value: 0.25 },
          out: { $type: "cubicBezier", $value: ["{base.x}", 0, { $ref: "#/base/x/$value" }, 1] } },
        quick: { $value: "{base.fast}" }, other: { $ref: "#/base/fast" },
        enter: { $type: "transition",
          $value: { duration: "{quick}", delay: "{other}", timingFunction: "{base.out}" } } }
      """)
    let fast = Time.milliseconds(150)
    #expect(values["quick"] == .duration(fast) && values["other"] == .duration(fast))
    #expect(values["base.out"] == Self.cubic(0.25, 0, 0.25, 1))
    #expect(
      values["enter"]
        == .transition(
          .init(duration: fast, delay: fast, curve: .easing(.cubicBezier(0.25, 0, 0.25, 1)))))
  }

  @Test func `a group that extends another has its tokens, and its own`() throws {
    let values = try Self.values(
      """
      { base: { $type: "duration", a: { $value: "1ms" }, b: { $value: "2ms" } },
        brand: { $extends: "{base}", $type: "duration", b: { $value: "3ms" } } }
      """)
    #expect(
      values["brand.a"] == .duration(.milliseconds(1))
        && values["brand.b"] == .duration(.milliseconds(3)))
  }

  @Test func `a group may be a token, too`() throws {
    let values = try Self.values(
      #"{ ease: { $type: "cubicBezier", $root: { $value: [0, 0, 1, 1] }, in: { $value: "{ease.$root}" } } }"#
    )
    #expect(values["ease"] == Self.cubic(0, 0, 1, 1) && values["ease.in"] == values["ease"])
  }

  @Test func `a spring is any tool's`() throws {
    let spring = TimingCurve.spring(.physical(stiffness: 300, damping: 20))
    let values = try Self.values(
      """
      { a: { $type: "spring", $value: { stiffness: 300, damping: 20 } },
        b: { $type: "transition", $extensions: { "org.segue.motion": { spring: { stiffness: 300, damping: 20 } } },
          $value: { duration: { value: 600, unit: "ms" }, timingFunction: [0, 0, 1, 1] } } }
      """)
    for name in ["a", "b"] {
      guard case .curve(let curve)? = values[name] else {
        Issue.record("\(values)")
        continue
      }
      for time in [0.05, 0.1, 0.3] {
        #expect(abs(curve.fraction(at: time, of: 1) - spring.fraction(at: time, of: 1)) < 1e-9)
      }
    }
  }

  @Test(arguments: [
    #"{ a: { $type: "spring", $value: { response: 400, dampingRatio: 0.6 } } }"#,
    #"{ a: { $type: "spring", $value: { response: 0.4, dampingFraction: 0.6 } } }"#,
    #"{ a: { $type: "transition", $extensions: { "org.segue.motion": { spring: { response: 400, dampingRatio: 0.6 } } }, $value: { duration: 1, timingFunction: [0, 0, 1, 1] } } }"#,
  ])
  func `a response is in milliseconds, as scenes have it, or in seconds below ten`(
    _ text: String
  ) throws {
    guard case .curve(.spring(let spring, _))? = try Self.values(text)["a"] else {
      Issue.record("no spring in \(text)")
      return
    }
    // One swing without damping: 2π over the root of the stiffness.
    #expect(abs(2 * .pi / spring.stiffness.squareRoot() - 0.4) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.6) < 1e-9)
  }

  @Test func `files of Style Dictionary have no dollar`() throws {
    let values = try Self.values(
      """
      { time: { short: { value: "0.2s", type: "time" }, long: { value: "{time.short.value}" } },
        easing: { standard: { value: "cubic-bezier(0.4, 0, 0.2, 1)" }, out: { value: { x1: 0, y1: 0, x2: 0.2, y2: 1 } } },
        motion: { duration: { medium: { value: 300 } } }, size: { large: { value: "1.5rem" } } }
      """)
    let short = DesignToken.Value.duration(.milliseconds(200))
    #expect(values["time.short"] == short && values["time.long"] == short)
    #expect(values["easing.standard"] == Self.cubic(0.4, 0, 0.2, 1))
    #expect(values["easing.out"] == Self.cubic(0, 0, 0.2, 1))
    #expect(values["motion.duration.medium"] == .duration(.milliseconds(300)))
    #expect(values["size.large"] == .number(24))
  }

  @Test func `variables of Figma are read by the default mode`() throws {
    let values = try Self.values(
      """
      { meta: { variableCollections: { c: { defaultModeId: "m2", name: "Motion" } }, variables: {
        v1: { name: "motion/duration/short", variableCollectionId: "c", valuesByMode: { m1: 50, m2: 100 } },
        v2: { name: "motion/quick", variableCollectionId: "c",
          valuesByMode: { m1: 1, m2: { type: "VARIABLE_ALIAS", id: "v1" } } },
        v3: { name: "motion/ease", variableCollectionId: "c", valuesByMode: { m2: "cubic-bezier(0.2, 0, 0, 1)" } },
        v4: { name: "paper", variableCollectionId: "c", valuesByMode: { m2: { r: 1, g: 0.5, b: 0, a: 0.5 } } } } } }
      """)
    #expect(
      values == [
        "motion.duration.short": .duration(.milliseconds(100)),
        "motion.quick": .duration(.milliseconds(100)),
        "motion.ease": Self.cubic(0.2, 0, 0, 1), "paper": .color("#FF800080"),
      ])
  }

  @Test func `style sheets have properties, variables and maps`() throws {
    let values = try Self.values(
      """
      /* --no: 1ms; */ :root { --motion-short: .1s; --motion-ease: cubic-bezier(0.2, 0, 0, 1);
        --quick: var(--motion-short); // --no: 2ms;
        --paper: #FFF }
      $long: 400ms !default;
      @return ('easing-linear': linear, 'duration-long1': 450ms)
      """, name: "theme.scss")
    let short = DesignToken.Value.duration(.milliseconds(100))
    #expect(
      values == [
        "motion-short": short, "motion-ease": Self.cubic(0.2, 0, 0, 1), "quick": short,
        "paper": .color("#FFF"), "long": .duration(.milliseconds(400)),
        "easing-linear": .curve(.linear), "duration-long1": .duration(.milliseconds(450)),
      ])
  }

  @Test func `maps of Sass may hold maps, and calls that choose`() throws {
    let values = try Self.values(
      """
      $easings: ( // of two kinds
        standard: (productive: cubic-bezier(0.2, 0, 0.38, 0.9), 'expressive': ease-in,),
        exit: (productive: (a: 1ms)) /* no: 1ms */,
      );
      @return ('duration-long1': if-else($no-values, null, 450ms),
        'easing-linear': if-else($no-values, null, cubic-bezier(0, 0, 1, 1)));
      $after: 2s;
      """, name: "a.scss")
    #expect(
      values == [
        "easings.standard.productive": Self.cubic(0.2, 0, 0.38, 0.9),
        "easings.standard.expressive": .curve(.easing(.easeIn)),
        "easings.exit.productive.a": .duration(.milliseconds(1)),
        "duration-long1": .duration(.milliseconds(450)),
        "easing-linear": Self.cubic(0, 0, 1, 1), "after": .duration(.milliseconds(2000)),
      ])
  }

  @Test func `a later file replaces and refers to an earlier one`() {
    let (table, mistakes) = Self.read([
      ("a.json", #"{ "a": { "$type": "duration", "$value": "1ms" }, "b": { "$value": "{a}" } }"#),
      ("b.json", #"{ "a": { "$type": "duration", "$value": "2ms" } }"#),
    ])
    #expect(mistakes == [])
    #expect(
      table.tokens.map(\.value) == [.duration(.milliseconds(2)), .duration(.milliseconds(2))])
  }

  @Test(arguments: [
    (
      #"{ "a": { "$type": "duration", "$value": "{b}" } }"#, "'b' is no token"
    ),
    (
      #"{ "a": { "$type": "duration", "$value": "{a}" } }"#,
      "'a' leads through more than 32 references"
    ),
    (
      #"{ "a": { "$type": "duration", "$value": "soon" } }"#,
      "'a': found the text 'soon', expected a duration such as {\"value\": 100, \"unit\": \"ms\"}"
    ),
    (
      #"{ "a": { "$type": "cubicBezier", "$value": [0, 0, 1] } }"#,
      "'a': found a list, expected four numbers of a cubic Bézier curve"
    ),
    (
      #"{ "a": { "$type": "transition", "$value": { "duration": "1ms" } } }"#,
      "'a': found an object, expected a transition with 'timingFunction'"
    ),
    ("{}", "found no token, expected objects with '$value'"),
  ])
  func `mistakes in tokens of motion are told`(text: String, mistake: String) {
    #expect(Self.read([("a.json", text)]).mistakes == [mistake])
  }

  @Test func `other tokens are counted, and their mistakes are nobody's`() {
    let (table, mistakes) = Self.read([
      (
        "a.json",
        #"{ "s": { "$type": "shadow", "$value": {} }, "c": { "$type": "color", "$value": "{none}" } }"#
      )
    ])
    #expect(mistakes == [] && table.tokens == [] && table.others == 2)
  }

  /// Each token refers to the next one four times, and each group holds what the one before it holds, twice.
  @Test func `references and groups that multiply do not`() {
    let tokens = (0..<30).map { number in
      let next = "\"{t\(number + 1)}\""
      return
        "\"t\(number)\": { \"$type\": \"cubicBezier\", \"$value\": [\(next), \(next), \(next), \(next)] }"
    }
    let chain = Self.read([
      (
        "a.json",
        "{ \(tokens.joined(separator: ", ")), \"t30\": { \"$type\": \"number\", \"$value\": 1 } }"
      )
    ])
    #expect(chain.mistakes.count == 1, "\(chain.mistakes)")
    let groups = (0..<60).map { "\"g\($0)\": { \"$extends\": \"{a}\" }" }
    let doubled = Self.read([
      (
        "a.json",
        "{ \"a\": { \"t\": { \"$type\": \"number\", \"$value\": 1 }, \(groups.joined(separator: ", ")) } }"
      )
    ])
    #expect(doubled.table.tokens.isEmpty && doubled.mistakes.count == 1, "\(doubled.mistakes)")
  }

  @Test func `a name as deep as a file is large is nobody's`() {
    let key = String(repeating: "a/", count: 20_000) + "b"
    let file = """
      { "variableCollections": {}, "variables": { "v": { "name": "\(key)", "valuesByMode": { "m": "1ms" } } } }
      """
    #expect(Self.read([("a.json", file)]).table.tokens.isEmpty)
  }

  /// A file that ends whoever reads it carelessly, and what is found in it.
  static let hostile = [
    #"{"a": {"$value": ["{a}", 0, 0, 1]}}"#,
    "{"
      + (0..<5000).map { #""t\#($0)": {"$value": ["{t\#($0 + 1)}", 0, 0, 1]}"# }.joined(
        separator: ",") + "}",
    "{\"" + String(repeating: "k", count: 60_000) + "\": {"
      + (0..<2000).map { #""k\#($0)": {"$value": 1}"# }.joined(separator: ",") + "}}",
    "{"
      + (0..<2000).map {
        #""t\#($0)": {"$type": "duration", "$value": "{\#(String(repeating: "x", count: 150))\#($0)}"}"#
      }
      .joined(separator: ",") + "}",
    #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"$type": "duration", "$value": "inf"}}"#,
  ]

  @Test(arguments: hostile.indices) func `hostile files come to an end`(number: Int) {
    let (table, mistakes) = Self.read([("a.json", Self.hostile[number])])
    #expect(table.tokens.isEmpty && mistakes.count <= 101)
  }

  @Test func `a group has what its base has from another`() throws {
    let values = try Self.values(
      """
      { a: { $extends: "{b}" }, b: { $extends: "{c}" },
        c: { $type: "duration", x: { $value: "1ms" }, $root: { $value: "2ms" } } }
      """)
    #expect(
      values["a.x"] == .duration(.milliseconds(1)) && values["a"] == .duration(.milliseconds(2)))
  }
}
