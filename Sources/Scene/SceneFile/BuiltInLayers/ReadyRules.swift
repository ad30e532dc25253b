import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Rules for layers that the program draws itself: `"ready": "status-bar"`.
///
/// They become plain layers while they are read; what else the layer says of itself comes on top.
enum ReadyRules {
  /// One kind of ready layer.
  private struct Kind: Sendable {
    let name: String
    let object: ObjectRule<ReadySettings>
    let make: @Sendable (ReadySettings, ReadyKit) -> LayerDraft

    init(
      _ name: String, title: String, help: String, fields: [MemberRule<ReadySettings>],
      make: @escaping @Sendable (ReadySettings, ReadyKit) -> LayerDraft
    ) {
      self.name = name
      self.make = make
      let kind = MemberRule<ReadySettings>(
        "kind", Rule<JSONNode>(schema: ["const": .string(name)]) { node, _ in node },
        help: "Which ready layer it is."
      ) { _, _ in }
      object = ObjectRule(title, help: help, [kind.required] + fields)
    }

    /// Schema restrictions of an object of this kind beyond those of all kinds.
    var restriction: JSONValue {
      let names = object.fields.map(\.name).joined(separator: "|")
      let required = object.fields.filter { $0.isRequired && $0.name != "kind" }.map(\.name)
      return .object(
        [
          .init("properties", ["kind": ["const": .string(name)]]),
          .init("propertyNames", ["pattern": .string("^(\(names)|x-.*|\\$comment)$")]),
        ] + (required.isEmpty ? [] : [.init("required", .words(required))]))
    }
    /// True if the name alone is enough.
    var isWord: Bool { object.fields.filter(\.isRequired).count == 1 }
    /// True if it is made for a device.
    var needsDevice: Bool { object.fields.contains { $0.name == "device" } }
  }

  private static let kinds = [
    Kind(
      "device-frame", title: "a device frame",
      help:
        "A device around its screen, which shows the layer's children; the layer's box is the screen.",
      fields: [device]
    ) { settings, kit in DeviceFrame(settings.device, kit).layer },
    Kind(
      "status-bar", title: "a status bar",
      help: "The time, signal and battery, as high as the safe area.",
      fields: [device, appearance, time, battery]
    ) { settings, kit in StatusBar(settings, kit).layer },
    Kind(
      "home-indicator", title: "a home indicator",
      help: "The bar at the lower edge that a swipe begins at.",
      fields: [device, appearance]
    ) { settings, kit in kit.homeIndicator(settings) },
    Kind(
      "touch", title: "a touch",
      help: "A finger on the screen: a circle that stands on the layer's position.",
      fields: [from, until, appearance, diameter]
    ) { settings, kit in kit.touch(settings) },
    Kind(
      "caption", title: "a caption", help: "Words in a pill at an edge of the canvas.",
      fields: [text.required, edge, width, from, until, appearance]
    ) { settings, kit in Caption(settings, kit).layer },
  ]

  // MARK: - Settings

  private static let device = MemberRule<ReadySettings>(
    "device", CanvasRules.device, help: "The device it belongs to; that of the canvas by default."
  ) { $0.device = $1 }
  private static let appearance = MemberRule<ReadySettings>(
    "appearance", .word("appearance"),
    help:
      "The looks of the screen it stands on; light by default. A status bar above the screens of a"
      + " scene follows the one on top."
  ) { $0.appearance = $1 }
  private static let time = MemberRule<ReadySettings>("time", .words, help: "What the clock says.")
  {
    $0.time = $1
  }
  private static let battery = MemberRule<ReadySettings>(
    "battery", .fraction, help: "How full the battery is; 1 by default."
  ) { $0.battery = $1 }
  private static let from = MemberRule<ReadySettings>(
    "from", .span, help: "When it appears; it is there from the beginning by default."
  ) { $0.from = $1 }
  private static let until = MemberRule<ReadySettings>(
    "until", schema: Rule<Time>.span.schema, help: "When it disappears; it stays by default."
  ) { node, reading, settings in
    settings.until = Rule<Time>.span(node, &reading)
    settings.untilRange = node.range
  }
  private static let diameter = MemberRule<ReadySettings>(
    "diameter", .number(1...1000), help: "How wide the circle is, in points; 44 by default."
  ) { $0.diameter = $1 }
  private static let text = MemberRule<ReadySettings>("text", .words, help: "The words.") {
    $0.text = $1
  }
  private static let edge = MemberRule<ReadySettings>(
    "edge", .word("edge"), help: "The edge it stands at; the bottom by default."
  ) { $0.edge = $1 }
  private static let width = MemberRule<ReadySettings>(
    "width", .number(1...10_000),
    help: "How wide the pill is, in points; as wide as its words by default."
  ) { $0.width = $1 }

  private static let settings = [
    device, appearance, time, battery, from, until, diameter, text, edge, width,
  ]

  // MARK: - Reading

  /// The member of a layer that asks for one.
  static let field = MemberRule<LayerDraft>(
    "ready", schema: .reference(to: "ready"),
    help: "A layer that the program draws itself to begin with: its name, or an object."
  ) { _, _, _ in }

  /// Shared schema definition of ready layers: their settings, and which kind has which.
  static let definition = JSONValue.Member(
    "ready",
    [
      "anyOf": [
        .oneOf(kinds.filter(\.isWord).map(\.name)),
        .object(
          JSONValue.strictObject(
            "A layer that the program draws itself, and its settings.",
            [.init("kind", JSONValue.oneOf(kinds.map(\.name)).orVariable)]
              + settings.map { .init($0.name, $0.schema.described($0.help)) })
            + [
              .init("required", ["kind"]),
              .init("anyOf", .array(kinds.map(\.restriction) + [open])),
            ]),
        .reference(to: "variable"),
      ]
    ])

  /// The restriction of a kind that only a variable knows: none.
  private static let open: JSONValue = ["properties": ["kind": .reference(to: "variable")]]

  /// The layer that `ready` asks for; its inner layers have names if it has one itself.
  static func layer(
    _ node: JSONNode, isNamed: Bool, _ reading: inout ReadContext
  ) -> LayerDraft? {
    guard let node = reading.filled(node), let kind = kind(node, &reading) else { return nil }
    let object = node.isObject ? node : JSONNode(.object(word(node)), at: node.range)
    var settings = ReadySettings()
    let isRight = reading.unbroken { reading in
      kind.object.fill(&settings, from: object, &reading) ? true : nil
    }
    guard isRight != nil, let canvas = reading.canvas, check(settings, &reading) else { return nil }
    settings.device = settings.device ?? canvas.device
    if kind.needsDevice, settings.device == nil {
      return reading.refuse(
        node, "\(kind.object.shape.kind) needs a 'device'",
        hint: "such as \"device\": \"iphone-15\", here or on the canvas")
    }
    let kit = ReadyKit(
      canvas: canvas, isNamed: isNamed, range: node.range, source: reading.source)
    return kind.make(settings, kit)
  }

  /// The object that a name alone stands for.
  private static func word(_ node: JSONNode) -> JSONObject {
    JSONObject([.init("kind", at: node.range, node)])
  }

  private static func kind(_ node: JSONNode, _ reading: inout ReadContext) -> Kind? {
    let names = kinds.map(\.name)
    let word: JSONNode
    if let object = node.object {
      guard let member = object["kind"] else {
        reading.report(
          "a ready layer needs 'kind'", at: node.openingRange, hint: Expected.oneOf(names))
        return nil
      }
      guard let filled = reading.filled(member) else { return nil }
      word = filled
    } else {
      word = node
    }
    guard let name = word.string else {
      return reading.fail(
        word, expected: node.isObject ? Expected.oneOf(names) : "the name of a ready layer")
    }
    guard let kind = kinds.first(where: { $0.name == name }) else {
      return reading.refuse(
        word, "unknown ready layer \(Quote(name))", hint: Expected.hint(for: name, among: names))
    }
    return kind
  }

  private static func check(_ settings: ReadySettings, _ reading: inout ReadContext) -> Bool {
    guard let until = settings.until, let range = settings.untilRange,
      until < settings.from ?? .zero
    else { return true }
    reading.report("'until' lies before 'from'", at: range)
    return false
  }
}
