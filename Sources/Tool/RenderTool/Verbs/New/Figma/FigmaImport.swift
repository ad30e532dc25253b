import SegueGeometry
import SegueJSON
import SegueTextSupport

/// A scene of what Figma's plugins and its REST interface write down of a design as JSON: frames with keyframes of
/// Figma Motion, or frames between which a prototype animates.
///
/// A file is a node, a list of nodes, or the answer to a request for a file or for nodes. What is not understood, and
/// what is not taken over, is told at its place; the rest becomes a scene all the same.
struct FigmaImport {
  private let source: SourceText
  /// Messages about the design.
  private(set) var diagnostics: Diagnostics
  /// Names that layers have already.
  private var names: Set<String> = []

  init(_ source: SourceText, _ diagnostics: Diagnostics) {
    (self.source, self.diagnostics) = (source, diagnostics)
  }

  /// The most nodes that become layers.
  private static let limit = 20_000

  /// The scene; nil where the file has no frame, which is told.
  mutating func scene(of root: JSONNode) -> JSONValue? {
    let frames = FigmaFrames(in: root)
    guard frames.count <= Self.limit else {
      tell(
        .error, "found \(frames.count) nodes, expected at most \(Self.limit)", at: root,
        hint: "export the frames that move, not the whole file")
      return nil
    }
    guard let first = frames.starting, let size = first.size else {
      tell(
        .error, "found no frame with a size, expected a node of Figma's", at: root,
        hint:
          "such as {\"type\": \"FRAME\", \"width\": 390, \"height\": 844, \"children\": [...]}")
      return nil
    }
    var members: [JSONValue.Member] = [
      .init("version", 1), .init("title", .string(first.name)),
      .init(
        "canvas",
        [
          "size": [.number(size.width), .number(size.height)], "scale": 2, "fps": 60,
          "background": .string("#FFFFFF"),
        ]),
    ]
    if let way = frames.way, let target = frames.target(of: way) {
      members += screens(first, target, by: way)
    } else {
      members += timeline(of: first)
    }
    return .object(members)
  }

  /// A scene of one frame, in which layers move by keyframes.
  private mutating func timeline(of frame: FigmaNode) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let seconds = frame.timelineDuration {
      members.append(.init("duration", .milliseconds(seconds)))
    }
    return members + [.init("layers", .array([layer(frame, in: "", at: nil)]))]
  }

  /// A scene of two frames, the one of which takes the other's place.
  private mutating func screens(
    _ first: FigmaNode, _ second: FigmaNode, by way: FigmaPrototype
  ) -> [JSONValue.Member] {
    var (from, to) = (first.slug ?? "from", second.slug ?? "to")
    if from == to { (from, to) = ("\(from)-1", "\(to)-2") }
    return [
      .init(
        "screens",
        .object([.init(from, screen(first, called: from)), .init(to, screen(second, called: to))])),
      .init("transition", .object(transition(way, from: from, to: to))),
    ]
  }

  private mutating func screen(_ frame: FigmaNode, called name: String) -> JSONValue {
    var looks = FigmaLooks(frame)
    let background = looks.background
    tell(looks.remarks)
    return .object(
      (background.map { [.init("background", $0)] } ?? [])
        + [
          .init("layers", .array(frame.children.map { layer($0, in: name + ".", at: (0, 0)) }))
        ])
  }

  private mutating func transition(
    _ way: FigmaPrototype, from: String, to: String
  ) -> [JSONValue.Member] {
    let (members, remarks) = way.members
    tell(remarks)
    return members + [.init("from", .string(from)), .init("to", .string(to))]
  }

  // MARK: - Layers

  /// A layer with all inside of it.
  ///
  /// - Parameters:
  ///   - prefix: what stands before its name: that of its screen.
  ///   - origin: the place of the group around it, whose children count from where the group does; nil for the frame
  ///     that fills the canvas.
  private mutating func layer(
    _ node: FigmaNode, in prefix: String, at origin: (x: Double, y: Double)?
  ) -> JSONValue {
    var members: [JSONValue.Member] = [.init("id", .string(name(of: node, prefix)))]
    let place = origin.map { node.place(in: $0) } ?? node.standing
    let tracks = FigmaTracks(of: node, resting: place)
    members += tracks.box
    var looks = FigmaLooks(node)
    members += looks.members(moving: tracks)
    members += tracks.members
    tell(looks.remarks + tracks.remarks + node.remarks)
    let inside = node.isGroup ? (place.x + (origin?.x ?? 0), place.y + (origin?.y ?? 0)) : (0, 0)
    let children = node.children.map { layer($0, in: prefix, at: inside) }
    if !children.isEmpty { members.append(.init("children", .array(children))) }
    return .object(members)
  }

  /// A name that no other layer has.
  private mutating func name(of node: FigmaNode, _ prefix: String) -> String {
    let base = prefix + (node.slug ?? "layer")
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  // MARK: - Remarks

  private mutating func tell(_ remarks: [FigmaRemark]) {
    for remark in remarks { tell(.warning, remark.sentence, at: remark.node, hint: remark.hint) }
  }

  private mutating func tell(
    _ severity: Diagnostic.Severity, _ sentence: String, at node: JSONNode, hint: String? = nil
  ) {
    diagnostics.add(
      Diagnostic(severity, sentence, at: source.place(node.range), hint: hint))
  }
}

/// Something that a scene has no use for, or that nobody could read.
struct FigmaRemark {
  let sentence: String
  let node: JSONNode
  var hint: String?

  init(_ sentence: String, at node: JSONNode, hint: String? = nil) {
    (self.sentence, self.node, self.hint) = (sentence, node, hint)
  }
}

extension JSONValue {
  /// Seconds as the milliseconds of scenes, to a thousandth.
  static func milliseconds(_ seconds: Double) -> JSONValue {
    .number((seconds * 1_000_000).rounded() / 1000)
  }

  /// A number to a millionth, in which rounding does not show.
  static func rounded(_ number: Double) -> JSONValue {
    .number((number * 1_000_000).rounded() / 1_000_000 + 0)
  }
}
