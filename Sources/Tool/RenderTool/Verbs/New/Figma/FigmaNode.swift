import SegueGeometry
import SegueJSON

/// A node of a design: a frame, a shape, a text.
struct FigmaNode {
  let node: JSONNode
  let object: JSONObject
  /// Box of the node around it on the page, if that is known.
  private let around: JSONObject?

  init?(_ node: JSONNode, in parent: FigmaNode? = nil) {
    guard let object = node.object, object["type"]?.string != nil else { return nil }
    (self.node, self.object) = (node, object)
    around = parent?.object["absoluteBoundingBox"]?.object
  }

  subscript(key: String) -> JSONNode? { object[key] }

  var id: String? { object["id"]?.string }
  var kind: String { object["type"]?.string ?? "" }
  var name: String { object["name"]?.string ?? kind }

  var children: [FigmaNode] {
    object["children"]?.array?.compactMap { FigmaNode($0, in: self) } ?? []
  }

  /// True for what puts its children together without a place of their own.
  var isGroup: Bool { ["GROUP", "BOOLEAN_OPERATION"].contains(kind) }

  /// Length of the timeline that belongs to the frame, in seconds.
  var timelineDuration: Double? {
    object["timelines"]?.array?.first?.object?["duration"]?.number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The name as layers are called: letters and digits, and hyphens for all else.
  var slug: String? {
    var letters = ""
    for letter in name.lowercased() {
      if letter.isASCII, letter.isLetter || letter.isNumber {
        letters.append(letter)
      } else if !letters.isEmpty, letters.last != "-" {
        letters.append("-")
      }
    }
    while letters.last == "-" { letters.removeLast() }
    return letters.isEmpty ? nil : String(letters.prefix(36))
  }
}

// MARK: - Places

extension FigmaNode {
  /// Place, size and turn of a node in the node around it.
  struct Place {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    /// Degrees, clockwise.
    var turn = 0.0

    /// The box before the turn, which is about the center.
    var frame: JSONValue {
      [.rounded(x), .rounded(y), .rounded(width), .rounded(height)]
    }
  }

  /// Width and height before any turn.
  var size: Size? {
    if let x = number("size", "x"), let y = number("size", "y") { return Size(x, y) }
    if let width = object["width"]?.number, let height = object["height"]?.number {
      return Size(width, height)
    }
    guard let width = number("absoluteBoundingBox", "width"),
      let height = number("absoluteBoundingBox", "height")
    else { return nil }
    return Size(width, height)
  }

  /// The place of a frame that is all of the canvas.
  var standing: Place { Place(width: size?.width ?? 0, height: size?.height ?? 0) }

  /// The place in the node around it, or in the group around it, which is at `origin` itself.
  func place(in origin: (x: Double, y: Double)) -> Place {
    var place = Place()
    if let size { (place.width, place.height) = (size.width, size.height) }
    if let matrix {
      // The center is where the map takes it; the box before the turn lies around it.
      let (w, h) = (place.width / 2, place.height / 2)
      place.x = matrix.0.x * w + matrix.0.y * h + matrix.0.z - w - origin.x
      place.y = matrix.1.x * w + matrix.1.y * h + matrix.1.z - h - origin.y
      place.turn = Angle.radians(PortableMath.atan2(matrix.1.x, matrix.0.x)).degrees
      if place.turn != 0 { return place }
    }
    if let x = number("absoluteBoundingBox", "x"), let y = number("absoluteBoundingBox", "y"),
      let left = around?["x"]?.number, let top = around?["y"]?.number
    {
      (place.x, place.y) = (x - left, y - top)
    } else if matrix == nil, let x = object["x"]?.number, let y = object["y"]?.number {
      (place.x, place.y) = (x - origin.x, y - origin.y)
    }
    return place
  }

  /// The two rows of the map to the frame around it.
  private var matrix: (SIMD3<Double>, SIMD3<Double>)? {
    let rows = object["relativeTransform"]?.array?.map { row in
      row.array?.compactMap(\.number) ?? []
    }
    guard let rows, rows.count == 2, rows.allSatisfy({ $0.count == 3 }) else { return nil }
    return (SIMD3(rows[0][0], rows[0][1], rows[0][2]), SIMD3(rows[1][0], rows[1][1], rows[1][2]))
  }

  private func number(_ key: String, _ part: String) -> Double? {
    object[key]?.object?[part]?.number
  }
}

// MARK: - Remarks

extension FigmaNode {
  private static let known: Set<String> = [
    "FRAME", "GROUP", "SECTION", "COMPONENT", "COMPONENT_SET", "INSTANCE", "RECTANGLE", "ELLIPSE",
    "TEXT", "VECTOR", "LINE", "STAR", "POLYGON", "REGULAR_POLYGON", "BOOLEAN_OPERATION",
  ]

  /// The kinds whose outlines are drawn.
  static let outlined: Set<String> = [
    "VECTOR", "LINE", "STAR", "POLYGON", "REGULAR_POLYGON", "BOOLEAN_OPERATION",
  ]

  /// Things about the node itself that are not understood.
  var remarks: [FigmaRemark] {
    var remarks: [FigmaRemark] = []
    if !Self.known.contains(kind), let type = object["type"] {
      remarks.append(FigmaRemark("nodes of the type '\(kind)' are not read", at: type))
    }
    if matrix == nil, let turn = object["rotation"], (turn.number ?? 0) != 0 {
      remarks.append(
        FigmaRemark(
          "the rotation of '\(name)' is left out", at: turn,
          hint: "'relativeTransform' says where a turned node stands"))
    }
    return remarks
  }
}

/// The frames of a file.
struct FigmaFrames {
  /// Frames that stand on the page themselves, in order.
  private let frames: [FigmaNode]
  /// All nodes by their identifiers.
  private var nodes: [String: FigmaNode] = [:]
  /// Number of nodes.
  private(set) var count = 0
  /// The first way to another frame.
  private(set) var way: FigmaPrototype?
  private var origin: FigmaNode?

  init(in root: JSONNode) {
    frames = Self.frames(in: root)
    for frame in frames { visit(frame, in: frame, depth: 0) }
  }

  /// The frame where the scene begins: the one that leads to another, or the first.
  var starting: FigmaNode? { origin ?? frames.first }

  /// The frame that a way leads to.
  func target(of way: FigmaPrototype) -> FigmaNode? { nodes[way.target] }

  private mutating func visit(_ node: FigmaNode, in frame: FigmaNode, depth: Int) {
    count += 1
    guard depth < 60, count < 1_000_000 else { return }
    if let id = node.id { nodes[id] = node }
    if way == nil, let found = FigmaPrototype(of: node) { (way, origin) = (found, frame) }
    for child in node.children { visit(child, in: frame, depth: depth + 1) }
  }

  private static func frames(in root: JSONNode) -> [FigmaNode] {
    if let list = root.array { return list.flatMap { frames(in: $0) } }
    guard let object = root.object else { return [] }
    if let document = object["document"] { return frames(in: document) }
    if let nodes = object["nodes"]?.object {
      return nodes.members.flatMap { frames(in: $0.node) }
    }
    guard let node = FigmaNode(root) else { return [] }
    guard ["DOCUMENT", "CANVAS", "PAGE"].contains(node.kind) else { return [node] }
    return object["children"]?.array?.flatMap { frames(in: $0) } ?? []
  }
}
