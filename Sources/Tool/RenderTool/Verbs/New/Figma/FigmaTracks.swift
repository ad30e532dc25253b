import SegueJSON

/// The keyframes of a node, as animations of a layer.
///
/// Times are seconds of the frame's timeline. The curve of a keyframe is that of the way to it; the first value
/// holds before, the last one after. Fields of the transform are added to where the node stands, all others take
/// the place of what it has.
struct FigmaTracks {
  /// Members of the layer for its box, where that moves.
  private(set) var box: [JSONValue.Member] = []
  /// Members of the layer for all else that moves.
  private(set) var members: [JSONValue.Member] = []
  /// Members of an outline that is trimmed.
  private(set) var trims: [JSONValue.Member] = []
  /// Width of a line that moves.
  private(set) var strokeWidth: JSONValue?
  /// Remarks on keyframes that could not be read.
  private(set) var remarks: [FigmaRemark] = []

  init(of node: FigmaNode, resting place: FigmaNode.Place) {
    let fields = Self.fields(of: node, &remarks)
    let extents = ["WIDTH", "HEIGHT"].filter { fields[$0] != nil }
    for (field, node) in fields.sorted(by: { $0.key < $1.key }) {
      guard let track = FigmaTrack(node, &remarks) else { continue }
      add(track, of: field, at: node, place)
    }
    settleBox(place, moving: extents, node)
    let turns = members.contains { $0.key == "rotate" }
    if place.turn != 0, !turns { members.append(.init("rotate", .rounded(place.turn))) }
  }

  /// True if a member is written here.
  func moves(_ member: String) -> Bool { members.contains { $0.key == member } }

  /// The track of each field: those that were made by hand, and one of a style where there is no other.
  private static func fields(
    of node: FigmaNode, _ remarks: inout [FigmaRemark]
  ) -> [String: JSONNode] {
    var fields: [String: JSONNode] = [:]
    for member in node["animations"]?.object?.members ?? [] {
      let tracks = member.node.object?["tracks"]?.array ?? []
      if tracks.count > 1 {
        remarks.append(
          FigmaRemark("of several tracks of \(member.key) the first counts", at: member.node))
      }
      fields[member.key] = tracks.first ?? member.node
    }
    for member in node["manualKeyframeTracks"]?.object?.members ?? [] {
      fields[member.key] = member.node
    }
    return fields
  }

  private mutating func add(
    _ track: FigmaTrack, of field: String, at node: JSONNode, _ place: FigmaNode.Place
  ) {
    func animation(_ change: (Double) -> Double = { $0 }) -> JSONValue { track.animation(change) }
    switch field {
    case "TRANSLATION_X": members.append(.init("translateX", animation()))
    case "TRANSLATION_Y": members.append(.init("translateY", animation()))
    case "TRANSLATION_XY": members.append(.init("translate", animation()))
    case "SCALE_X": members.append(.init("scaleX", animation()))
    case "SCALE_Y": members.append(.init("scaleY", animation()))
    case "SCALE_XY": members.append(.init("scale", animation()))
    // Figma turns the other way around.
    case "ROTATION": members.append(.init("rotate", animation { place.turn - $0 }))
    case "OPACITY": members.append(.init("opacity", animation()))
    case "CORNER_RADIUS": members.append(.init("cornerRadius", animation()))
    case "STROKE_WEIGHT": strokeWidth = animation()
    case "PATH_TRIM_START": trims.append(.init("trimStart", animation()))
    case "PATH_TRIM_END": trims.append(.init("trimEnd", animation()))
    case "WIDTH": box.append(.init("width", animation()))
    case "HEIGHT": box.append(.init("height", animation()))
    default: remarks.append(FigmaRemark("keyframes of \(field) are not read", at: node))
    }
  }

  /// Writes the box: a frame, or a corner that stays while width or height move.
  private mutating func settleBox(
    _ place: FigmaNode.Place, moving extents: [String], _ node: FigmaNode
  ) {
    guard !box.isEmpty else {
      box = [.init("frame", place.frame)]
      return
    }
    if !extents.contains("WIDTH") { box.append(.init("width", .rounded(place.width))) }
    if !extents.contains("HEIGHT") { box.append(.init("height", .rounded(place.height))) }
    box =
      [.init("anchor", [0, 0]), .init("position", [.rounded(place.x), .rounded(place.y)])] + box
    let turned = ["rotate", "scale", "scaleX", "scaleY"].contains { moves($0) }
    if turned || place.turn != 0 {
      remarks.append(
        FigmaRemark(
          "'\(node.name)' turns and scales about its top left corner, because its size moves",
          at: node.node))
    }
  }
}

/// Keyframes of one field.
struct FigmaTrack {
  private struct Key {
    let seconds: Double
    let values: [Double]
    let easing: FigmaEasing
  }

  private let keys: [Key]

  /// The keyframes of a node; nil where it has none, which is told.
  init?(_ node: JSONNode, _ remarks: inout [FigmaRemark]) {
    guard let list = node.object?["keyframes"]?.array, !list.isEmpty else {
      remarks.append(
        FigmaRemark(
          "found no 'keyframes'", at: node,
          hint: "such as {\"keyframes\": [{\"timelinePosition\": 0, \"value\": ...}]}"))
      return nil
    }
    var keys: [Key] = []
    for item in list {
      guard let object = item.object, let seconds = object["timelinePosition"]?.number,
        (0...3600).contains(seconds), let values = object["value"].flatMap(Self.values)
      else {
        remarks.append(
          FigmaRemark(
            "this keyframe is not understood", at: item,
            hint: "its time is in seconds, and its value {\"type\": \"FLOAT\", \"value\": 1}"))
        continue
      }
      let easing = FigmaEasing(object["easing"])
      if let remark = easing.remark { remarks.append(remark) }
      keys.append(Key(seconds: seconds, values: values, easing: easing))
    }
    let counts = Set(keys.map(\.values.count))
    guard counts.count == 1 else { return nil }
    self.keys = keys.sorted { $0.seconds < $1.seconds }
  }

  /// A number, or the two of a vector.
  private static func values(_ node: JSONNode) -> [Double]? {
    let inner = node.object?["value"] ?? node
    if let number = inner.number { return [number] }
    guard let x = inner.object?["x"]?.number, let y = inner.object?["y"]?.number else { return nil }
    return [x, y]
  }

  /// The animation of a member; the value itself where there is but one.
  func animation(_ change: (Double) -> Double) -> JSONValue {
    func value(_ key: Key) -> JSONValue {
      let numbers = key.values.map { JSONValue.rounded(change($0)) }
      return numbers.count == 1 ? numbers[0] : .array(numbers)
    }
    guard let first = keys.first, let last = keys.last, last.seconds > first.seconds else {
      return value(keys[keys.count - 1])
    }
    let length = last.seconds - first.seconds
    let delay: [JSONValue.Member] =
      first.seconds > 0 ? [.init("delay", .milliseconds(first.seconds))] : []
    if keys.count == 2 {
      let ends: [JSONValue.Member] = [.init("from", value(first)), .init("to", value(last))]
      let span: [JSONValue.Member] =
        last.easing.isPhysical ? [] : [.init("duration", .milliseconds(length))]
      return .object(
        ends + delay + span + [.init("easing", last.easing.value(lasting: length))])
    }
    let stops = keys.indices.map { index -> JSONValue in
      var members: [JSONValue.Member] = [
        .init("at", .milliseconds(keys[index].seconds - first.seconds)),
        .init("value", value(keys[index])),
      ]
      if index + 1 < keys.count {
        let stretch = keys[index + 1].seconds - keys[index].seconds
        members.append(.init("easing", keys[index + 1].easing.stretch(lasting: stretch)))
      }
      return .object(members)
    }
    return .object(
      [.init("keyframes", .array(stops))] + delay + [.init("duration", .milliseconds(length))])
  }
}
