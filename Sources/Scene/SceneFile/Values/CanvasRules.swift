import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Rules for the canvas.
enum CanvasRules {
  /// The most device pixels along an edge.
  static let pixelLimit = 16_384

  static let canvas = Rule<CanvasDraft>(schema: object.schema) { node, reading in
    var draft = CanvasDraft()
    guard object.fill(&draft, from: node, &reading) else { return nil }
    if draft.canvas == nil { return nil }
    if let mistake = sizeMistake(draft) { return reading.refuse(node, mistake) }
    return draft
  }

  /// The mistake of a canvas that is too small or too large in device pixels.
  private static func sizeMistake(_ draft: CanvasDraft) -> String? {
    guard let (width, height) = draft.canvas?.roundedPixels,
      !(1...pixelLimit).contains(width) || !(1...pixelLimit).contains(height)
    else { return nil }
    return "the canvas has \(width) x \(height) device pixels,"
      + " expected 1 to \(pixelLimit) along each edge"
  }

  private static let object = ObjectRule<CanvasDraft>(
    "the canvas", help: "The area that is drawn on.",
    exclusions: [
      Exclusion("device", "size", hint: "a device already has a size"),
      Exclusion("frame", "size", hint: "a device already has a size"),
      Exclusion("frame", "device", hint: "\"frame\" says both which device it is, and to show it"),
    ],
    needs: [
      Need(
        "size", "device", "frame",
        hint: "such as \"size\": [390, 844] or \"device\": \"iphone-15\"")
    ],
    [
      MemberRule("device", device, help: "A device that people know, for size and scale.") {
        $0.device = $1
      },
      MemberRule(
        "frame", device,
        help: "The same, with the device's body around its screen, in front of the background."
      ) {
        ($0.device, $0.frame) = ($1, $1)
      },
      MemberRule(
        "size", Rule<Double>.number(0...Double(pixelLimit), above: 0).tuple(2, "[width, height]"),
        help: "The extents, in points: [width, height]."
      ) { $0.size = Size($1[0], $1[1]) },
      MemberRule(
        "scale", .number(0...16, above: 0), help: "How many device pixels a point is wide."
      ) {
        $0.scale = $1
      },
      MemberRule(
        "safeArea",
        Rule<Double>.number(0...Double(pixelLimit)).tuple(2, "[top, bottom]"),
        help:
          "What the system keeps at the upper and lower edge, in points, for transitions that mind it:"
          + " [top, bottom]; the device's by default."
      ) { $0.safeArea = Insets(top: $1[0], bottom: $1[1]) },
      MemberRule(
        "cornerRadius", .number(0...Double(pixelLimit)),
        help:
          "How round the display's corners are, for transitions that mind it; as the device's by"
          + " default."
      ) { $0.cornerRadius = $1 },
      MemberRule(
        "fps", .frameRate, help: "Frames per second: a number, or a fraction such as 30000/1001."
      ) {
        $0.frameRate = $1
      }.byDefault(60),
      MemberRule(
        "motionBlur", MotionBlurRules.blur,
        help:
          "Blur of what moves, as in a film that a camera has shot: true, or the shutter; none by default."
      ) {
        $0.motionBlur = $1
      }.byDefault(false),
      MemberRule(
        "background", Rule<Color>.color, help: "What lies below all layers; white by default."
      ) {
        $0.background = $1
      }.byDefault("#FFFFFF"),
    ],
    settle: { draft, reading in
      guard let mistake = sizeMistake(draft) else { return }
      reading.report(mistake, at: SourceRange(at: 0))
    })

  static let device = Rule<Device>(schema: .oneOf(Device.all.map(\.name))) {
    node, reading in
    guard let name = node.string else { return reading.fail(node, expected: "a device's name") }
    guard let device = Device(named: name) else {
      return reading.refuse(
        node, "unknown device \(Quote(name))",
        hint: Expected.hint(for: name, among: Device.all.map(\.name)))
    }
    return device
  }.named("device")
}

extension Rule<FrameRate> {
  /// Frames per second, exactly: a whole number, one of television's rates, or a fraction.
  fileprivate static let frameRate = Rule(
    schema: [
      "anyOf": [
        Rule<Int>.integer(1...240).schema,
        ["enum": .array(television.map { .number($0.0) })],
        .text("^[0-9]+(/[0-9]+)?$", examples: ["30000/1001"]),
      ]
    ]
  ) { node, reading in
    guard let rate = node.number.map(rate(of:)) ?? node.string.map(FrameRate.init(parsing:)) else {
      return reading.fail(node, expected: "frames per second such as 60 or '30000/1001'")
    }
    guard let rate, (1...240).contains(rate.framesPerSecond) else {
      return reading.refuse(
        node,
        "found \(node.plainText), expected 1 to 240 frames per second as a whole number or a"
          + " fraction",
        hint: "decimals are exact only as fractions, such as '30000/1001' for 29.97")
    }
    return rate
  }

  /// Rates that people write with decimals, in frames per 1001 seconds.
  private static let television: [(Double, Int64)] = [
    (23.976, 24_000), (29.97, 30_000), (59.94, 60_000), (119.88, 120_000),
  ]

  private static func rate(of number: Double) -> FrameRate? {
    if let (_, numerator) = television.first(where: { $0.0 == number }) {
      return FrameRate(numerator, per: 1001)
    }
    return Int64(exactly: number).flatMap { $0 > 0 ? FrameRate($0) : nil }
  }
}
