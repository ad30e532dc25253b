import Foundation
import TestSupport
import Testing

/// Tokens of a design system: printed, used by scenes, and missed where a scene says numbers.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct TokensVerbTests {
  private static let tokens = """
    {
      "motion": {
        "duration": { "$type": "duration", "short": { "$value": { "value": 200, "unit": "ms" } } },
        "easing": { "$type": "cubicBezier", "standard": { "$value": [0.2, 0, 0, 1] } },
        "spring": { "$type": "spring", "lively": { "$value": { "stiffness": 300, "damping": 20 } } },
        "enter": {
          "$type": "transition",
          "$value": { "duration": "{motion.duration.short}", "delay": { "value": 50, "unit": "ms" },
            "timingFunction": "{motion.easing.standard}" }
        }
      },
      "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
      "shadow": { "$type": "shadow", "$value": {} }
    }
    """

  /// A scene whose numbers are those of tokens, as `pace` has them.
  private static func scene(_ pace: String, tokens: String = #""motion.tokens.json""#) -> String {
    """
    { "version": 1, "canvas": { "size": [60, 40], "scale": 1 }, "tokens": \(tokens),
      "layers": [{ "id": "card", "frame": [0, 0, 20, 20], "background": "${paper}",
        "translateX": { "from": 0, "to": 20, \(pace) } }] }
    """
  }

  private static func workshop(_ scene: String) throws -> Workshop {
    let workshop = try Workshop(scene)
    try workshop.write(Data(tokens.utf8), to: "motion.tokens.json")
    return workshop
  }

  @Test func `tokens are listed, and printed in notations`() throws {
    let run = try Self.workshop("{}").run(
      """
      $render tokens motion.tokens.json; $render tokens motion.tokens.json --as css
      $render tokens motion.tokens.json --as dtcg > again.json
      cmp <($render tokens motion.tokens.json --json | grep -v others) \\
        <($render tokens again.json --json | grep -v others) && echo same
      """)
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        motion.duration.short   duration    200 ms
        motion.easing.standard  easing      cubic-bezier(0.2, 0, 0, 1)
        motion.spring.lively    spring      response 362.8 ms, damping ratio 0.57735
        motion.enter            transition  200 ms, cubic-bezier(0.2, 0, 0, 1), after 50 ms
        4 tokens of motion, 2 other tokens left out
        :root {
          --motion-duration-short: 200ms;
          --motion-easing-standard: cubic-bezier(0.2, 0, 0, 1);
          --motion-spring-lively: linear(0 0%, 0.00754 0.9766%, 0.03348 2.1484%, 0.09248 3.7109%, 0.20639 5.8594%, 0.61963 12.3047%, 0.77484 15.0391%, 0.89256 17.5781%, 0.98288 20.1172%, 1.04558 22.6563%, 1.08822 25.3906%, 1.10762 28.5156%, 1.10496 32.4219%, 1.02019 45.7031%, 0.99789 51.3672%, 0.98749 58.5938%, 0.99785 72.8516%, 1.00063 100%, 1 100%);
          --motion-spring-lively-duration: 744ms;
          --motion-enter: 200ms cubic-bezier(0.2, 0, 0, 1) 50ms;
        }
        same

        """, "\(run.output)")
  }

  @Test func `files of a resolver document lie beside it, and contexts are chosen`() throws {
    let workshop = try Self.workshop("{}")
    try workshop.write(
      Data(
        ##"""
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "motion.tokens.json"}]}},
         "modifiers": {"pace": {"contexts": {"calm": [], "brisk": [{"motion": {"duration": {
           "short": {"$type": "duration", "$value": {"value": 90, "unit": "ms"}}}}}]}, "default": "calm"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/pace"}]}
        """##.utf8), to: "app.resolver.json")
    let run = try workshop.run(
      """
      $render tokens app.resolver.json | grep enter
      $render tokens app.resolver.json --context pace=brisk | grep enter
      $render tokens app.resolver.json --as figma > figma.json
      $render tokens figma.json --context pace=brisk | grep -E 'short|enter.duration'
      $render tokens app.resolver.json --context pace=brsk || echo $?
      """)
    #expect(
      run.output == """
        motion.enter            transition  200 ms, cubic-bezier(0.2, 0, 0, 1), after 50 ms
        motion.enter            transition  90 ms, cubic-bezier(0.2, 0, 0, 1), after 50 ms
        motion.duration.short        duration  90 ms
        motion.enter.duration        duration  90 ms
        2

        """, "\(run.output)")
    #expect(run.error.contains("did you mean 'brisk'?"), "\(run.error)")
  }

  @Test(arguments: [
    (
      #""duration": "${motion.duration.short}", "easing": "${motion.easing.standard}""#,
      #""duration": 200, "easing": "cubic-bezier(0.2, 0, 0, 1)""#
    ),
    (
      #""easing": "${motion.spring.lively}""#,
      #""easing": { "spring": { "stiffness": 300, "damping": 20, "mass": 1 } }"#
    ),
    (
      #""duration": "${motion.enter.duration * 2}", "delay": "${motion.enter.delay}""#,
      #""duration": 400, "delay": 50"#
    ),
  ])
  func `tokens are variables of a scene`(named: String, plain: String) throws {
    let workshop = try Self.workshop(Self.scene(named))
    let other = Self.scene(plain).replacing("${paper}", with: "#FF0000")
    try workshop.write(Data(other.utf8), to: "plain.json")
    let run = try workshop.run(
      "cmp <($render scene.json --hash) <($render plain.json --hash) && echo same")
    #expect(run.output == "same\n", "\(run)")
  }

  @Test func `a token may be set, and a later file replaces an earlier one`() throws {
    let workshop = try Self.workshop(
      Self.scene(
        #""duration": "${motion.duration.short}""#, tokens: #"["motion.tokens.json", "brand.json"]"#
      ))
    try workshop.write(
      Data(
        #"{ "motion": { "duration": { "short": { "$type": "duration", "$value": "300ms" } } } }"#
          .utf8),
      to: "brand.json")
    let run = try workshop.run(
      "$render check scene.json; $render check scene.json --set motion.duration.short=100")
    #expect(
      run.output == """
        scene.json: ok, 1 layer, 60x40 pixels, 300 ms, 19 frames at 60 fps
        scene.json: ok, 1 layer, 60x40 pixels, 100 ms, 7 frames at 60 fps

        """, "\(run)")
  }

  @Test func `mistakes have their place in the file of the tokens`() throws {
    let workshop = try Self.workshop(Self.scene(#""duration": "${motion.duration.shrt}""#))
    let run = try workshop.run(
      """
      $render check scene.json
      sed -i 's/"{motion.duration.short}"/"{motion.duration.long}"/' motion.tokens.json
      $render check scene.json | head -0; $render tokens motion.tokens.json
      """)
    #expect(run.error.contains("unknown variable 'motion.duration.shrt'"), "\(run.error)")
    #expect(run.error.contains("did you mean 'motion.duration.short'"), "\(run.error)")
    #expect(
      run.error.contains("motion.tokens.json:8:31: error: 'motion.duration.long' is no token"),
      "\(run.error)")
  }

  @Test func `an audit finds numbers that tokens have`() throws {
    let workshop = try Self.workshop(
      Self.scene(#""duration": 200, "easing": "cubic-bezier(0.2, 0, 0, 1)", "delay": 70"#))
    let run = try workshop.run(
      """
      $render audit scene.json --profile hig
      sed -i 's/"duration": 200/"duration": "${motion.duration.short}"/; s/"cubic[^"]*"/"${motion.easing.standard}"/' scene.json
      $render audit scene.json --profile hig 2>&1 | grep -c A-26
      """)
    #expect(run.output.hasSuffix("\n0\n"), "\(run)")
    #expect(
      run.error.contains("200 ms is written as it is, expected the token 'motion.duration.short'")
        && run.error.contains("expected the token 'motion.easing.standard'"), "\(run)")
  }

  @Test func `a scene's times and curves become tokens, a curve's too`() throws {
    let run = try Self.workshop(
      Self.scene(#""duration": 350, "easing": "ease-in-out", "delay": "0.1s""#)
    ).run("$render tokens scene.json; $render curve 'cubic-bezier(0.2, 0, 0, 1)' --as dtcg")
    #expect(
      run.output == """
        duration.350       duration  350 ms
        curve.ease-in-out  easing    cubic-bezier(0.42, 0, 0.58, 1)
        duration.100       duration  100 ms
        3 tokens of motion, 0 other tokens left out
        {
          "curve": {
            "$type": "cubicBezier",
            "$value": [0.2, 0, 0, 1]
          }
        }

        """, "\(run)")
  }
}
