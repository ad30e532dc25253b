import SegueDesignTokens
import SegueMotion
import Testing

/// Small files in the forms in which design systems publish their tokens of motion.
@Suite struct PublishedFormsTests {
  private static func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> DesignToken.Value {
    .curve(.easing(.cubicBezier(x1, y1, x2, y2)))
  }

  /// GitHub's Primer: JSON5, keys that are numbers, comments, and transitions that refer to a base.
  @Test func `Primer's base and functional tokens are read`() throws {
    let values = try TokenReaderTests.values(
      """
      {
        base: {
          duration: {
            '0': { $value: { value: 0, unit: 'ms' }, $type: 'duration' },
            // in steps of fifty
            '200': { $value: { value: 200, unit: 'ms' }, $type: 'duration', $description: 'short',
              $extensions: { 'org.primer.llm': { usage: ['fade'] } } },
          },
          easing: {
            linear: { $value: [0, 0, 1, 1], $type: 'cubicBezier' },
            easeInOut: { $value: [0.65, 0, 0.35, 1], $type: 'cubicBezier' },
          },
        },
        motion: {
          duration: { short: { $value: '{base.duration.200}', $type: 'duration' } },
          transition: {
            hover: {
              $type: 'transition',
              $value: {
                duration: '{motion.duration.short}', timingFunction: '{base.easing.easeInOut}',
                delay: '{base.duration.0}',
              },
            },
          },
        },
      }
      """, name: "motion.json5")
    #expect(values["base.duration.0"] == .duration(.zero))
    #expect(values["motion.duration.short"] == .duration(.milliseconds(200)))
    #expect(values["base.easing.linear"] == Self.cubic(0, 0, 1, 1))
    #expect(
      values["motion.transition.hover"]
        == .transition(
          .init(
            duration: .milliseconds(200), delay: .zero,
            curve: .easing(.cubicBezier(0.65, 0, 0.35, 1)))))
  }

  /// IBM's Carbon: variables and a map of maps in Sass.
  @Test func `Carbon's module of motion is read`() throws {
    let values = try TokenReaderTests.values(
      """
      // Code generated. Do not edit.
      @use 'sass:map';

      /// @type Number
      $duration-fast-01: 70ms !default;
      $duration-slow-02: 700ms !default;
      $easings: (
        standard: (
          productive: cubic-bezier(0.2, 0, 0.38, 0.9),
          expressive: cubic-bezier(0.4, 0.14, 0.3, 1),
        ),
        entrance: (productive: cubic-bezier(0, 0, 0.38, 0.9)),
      ) !default;

      @function motion($name, $mode) {
        @return map.get($easings, $name, $mode);
      }
      """, name: "_motion.scss")
    #expect(
      values == [
        "duration-fast-01": .duration(.milliseconds(70)),
        "duration-slow-02": .duration(.milliseconds(700)),
        "easings.standard.productive": Self.cubic(0.2, 0, 0.38, 0.9),
        "easings.standard.expressive": Self.cubic(0.4, 0.14, 0.3, 1),
        "easings.entrance.productive": Self.cubic(0, 0, 0.38, 0.9),
      ])
  }

  /// Material's system tokens as entities of a Design System Package.
  @Test func `Material's tokens are read as a Design System Package`() throws {
    let values = try TokenReaderTests.values(
      """
      {
        "dsp_spec_version": "1.0",
        "last_updated_by": "nobody",
        "entities": [
          { "class": "category", "id": "motion", "name": "Motion" },
          { "class": "token", "type": "custom", "id": "md.ref.motion.medium2", "name": "Medium 2",
            "value": "300ms", "description": "" },
          { "class": "token", "type": "custom", "id": "md.sys.motion.duration.medium2",
            "value": "{md.ref.motion.medium2}" },
          { "class": "token", "type": "custom", "id": "md.sys.motion.easing.emphasized.decelerate",
            "value": "cubic-bezier(0.05, 0.7, 0.1, 1)" },
          { "class": "token", "type": "custom", "id": "md.sys.motion.spring.fast.spatial.stiffness",
            "value": 1400 },
          { "class": "token", "type": "color", "id": "md.sys.color.primary", "value": "#6750A4" }
        ]
      }
      """, name: "dsp.json")
    let medium = DesignToken.Value.duration(.milliseconds(300))
    #expect(
      values == [
        "md.ref.motion.medium2": medium, "md.sys.motion.duration.medium2": medium,
        "md.sys.motion.easing.emphasized.decelerate": Self.cubic(0.05, 0.7, 0.1, 1),
        "md.sys.motion.spring.fast.spatial.stiffness": .number(1400),
        "md.sys.color.primary": .color("#6750A4"),
      ])
  }

  @Test func `Material's tokens are read as Style Dictionary has them`() throws {
    let values = try TokenReaderTests.values(
      """
      { "md": { "sys": { "motion": {
        "duration": { "short1": { "value": "50ms", "type": "duration" } },
        "easing": {
          "standard": { "value": [0.2, 0, 0, 1], "type": "cubicBezier", "comment": "small parts" },
          "legacy": { "value": "{md.sys.motion.easing.standard.value}", "type": "cubicBezier" } }
      } } } }
      """, name: "motion.json")
    #expect(
      values == [
        "md.sys.motion.duration.short1": .duration(.milliseconds(50)),
        "md.sys.motion.easing.standard": Self.cubic(0.2, 0, 0, 1),
        "md.sys.motion.easing.legacy": Self.cubic(0.2, 0, 0, 1),
      ])
  }

  /// eBay's Skin: groups of the format, whose types stand on the groups.
  @Test func `Skin's groups are read`() throws {
    let values = try TokenReaderTests.values(
      """
      {
        "motion": {
          "duration": {
            "$type": "duration",
            "short-1": { "$value": { "value": 50, "unit": "ms" } },
            "long-1": { "$value": { "value": 0.35, "unit": "s" } }
          },
          "easing": {
            "$type": "cubicBezier",
            "quick-enter": { "$value": [0, 0, 0.1, 1], "$deprecated": "use 'enter'" },
            "enter": { "$value": "{motion.easing.quick-enter}" }
          }
        }
      }
      """, name: "tokens.json")
    #expect(
      values == [
        "motion.duration.short-1": .duration(.milliseconds(50)),
        "motion.duration.long-1": .duration(.milliseconds(350)),
        "motion.easing.quick-enter": Self.cubic(0, 0, 0.1, 1),
        "motion.easing.enter": Self.cubic(0, 0, 0.1, 1),
      ])
  }
}
