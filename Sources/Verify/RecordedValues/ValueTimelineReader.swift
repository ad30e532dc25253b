package import SegueJSON
import SegueTextSupport

/// Reads timelines of values: motion goldens of Android's `MotionTestRule`.
///
/// A motion golden is an object with `frame_ids`, a number of milliseconds or a name for each frame, and
/// `features`, each with a value for each frame. A value is a number, a text, an object of such values, `null`, or
/// `{"type": "not_found"}`; which of its members there are depends on its type, and all that are numbers are read.
package struct ValueTimelineReader {
  private let source: SourceText
  /// Number of places for values in all components, whether there is a value or not.
  private var places = 0

  /// Bounds of what is read.
  package enum Limit {
    /// The most frames: an hour at 60 a second.
    package static let frames = 216_000
    /// The most features.
    package static let features = 1_000
    /// The most numbers and words in all, those counted that are not there.
    package static let values = 1_000_000
    /// The most levels of objects in a value.
    static let depth = 4
  }

  /// A reader of a file.
  package init(_ source: SourceText) { self.source = source }

  /// Returns true if the root of a file is that of a motion golden.
  package static func isTimeline(_ root: JSONNode) -> Bool {
    root.object.map { $0["frame_ids"] != nil && $0["features"] != nil } ?? false
  }

  /// Reads the file; `nil` where something is wrong with it, which is told to `diagnostics`.
  package mutating func read(into diagnostics: inout Diagnostics) -> ValueTimeline? {
    diagnostics.register(source)
    guard let root = JSONReader(.json).read(source, into: &diagnostics) else { return nil }
    do throws(Mistake) {
      return try timeline(root)
    } catch {
      diagnostics.add(
        Diagnostic(.error, error.sentence, at: source.place(error.range), path: error.path))
      return nil
    }
  }

  /// A mistake, and its place.
  private struct Mistake: Error {
    let sentence: String
    let range: SourceRange
    let path: String?

    init(_ sentence: String, at node: JSONNode, path: String? = nil) {
      (self.sentence, range, self.path) = (sentence, node.range, path)
    }
  }

  private mutating func timeline(_ root: JSONNode) throws(Mistake) -> ValueTimeline {
    guard let members = root.object else {
      throw Mistake("found \(root.summary), expected an object with 'frame_ids'", at: root)
    }
    let ids = try Self.list("frame_ids", of: members, root)
    let features = try Self.list("features", of: members, root)
    guard !ids.isEmpty else { throw Mistake("found no frame, expected one or more", at: root) }
    guard ids.count <= Limit.frames else {
      throw Mistake("found \(ids.count) frames, expected at most \(Limit.frames)", at: root)
    }
    guard features.count <= Limit.features else {
      throw Mistake(
        "found \(features.count) features, expected at most \(Limit.features)", at: root)
    }
    let frames = try Self.frames(ids)
    var read: [ValueTimeline.Feature] = []
    for node in features { read.append(try feature(node, frames.count)) }
    return ValueTimeline(frames: frames, features: read)
  }

  private static func list(
    _ key: String, of members: JSONObject, _ node: JSONNode, path: String? = nil
  ) throws(Mistake) -> [JSONNode] {
    guard let found = members[key] else {
      throw Mistake("'\(key)' is missing", at: node, path: path)
    }
    guard let list = found.array else {
      throw Mistake("found \(found.summary), expected a list", at: found, path: path ?? key)
    }
    return list
  }

  /// The frames, whose times must go on.
  private static func frames(_ ids: [JSONNode]) throws(Mistake) -> [ValueTimeline.Frame] {
    var frames: [ValueTimeline.Frame] = []
    var last = -Double.infinity
    for (index, id) in ids.enumerated() {
      let path = "frame_ids[\(index)]"
      if let name = id.string {
        frames.append(.named(name))
      } else if let time = id.number, time.magnitude <= 1e9 {
        guard time > last else {
          throw Mistake(
            "found \(time.shortest) ms, expected a time after \(last.shortest) ms",
            at: id, path: path)
        }
        last = time
        frames.append(.at(milliseconds: time))
      } else {
        throw Mistake(
          "found \(id.summary), expected milliseconds, or a name such as \"after\"", at: id,
          path: path)
      }
    }
    return frames
  }

  private mutating func feature(
    _ node: JSONNode, _ frameCount: Int
  ) throws(Mistake) -> ValueTimeline.Feature {
    guard let members = node.object, let name = members["name"]?.string else {
      throw Mistake(
        "found \(node.object == nil ? node.summary : "no name"), expected a feature with its 'name'",
        at: node)
    }
    let path = Quote(name).description
    let points = try Self.list("data_points", of: members, node, path: path)
    guard points.count == frameCount else {
      throw Mistake(
        "found \(points.count) data points, expected \(frameCount), one for each frame", at: node,
        path: path)
    }
    let type = members["type"]?.string
    var collector = ComponentCollector(frameCount: frameCount)
    for (index, point) in points.enumerated() {
      if Self.isMissing(point) { continue }
      try collect(point, named: "", depth: 0, in: index, of: type, path, &collector)
    }
    return ValueTimeline.Feature(name: name, type: type, components: collector.components)
  }

  /// Returns true if a data point says that the feature was not there.
  private static func isMissing(_ point: JSONNode) -> Bool {
    point.isNull || point.object?["type"]?.string == "not_found"
  }

  private mutating func collect(
    _ node: JSONNode, named name: String, depth: Int, in frame: Int, of type: String?,
    _ path: String, _ collector: inout ComponentCollector
  ) throws(Mistake) {
    if let members = node.object {
      guard depth < Limit.depth else {
        throw Mistake("found a value of more than \(Limit.depth) levels", at: node, path: path)
      }
      for member in members.members {
        let inner = name.isEmpty ? member.key : "\(name).\(member.key)"
        try collect(
          member.node, named: inner, depth: depth + 1, in: frame, of: type, path, &collector)
      }
      return
    }
    for (inner, value) in try Self.values(node, type, path) {
      let name = name.isEmpty ? inner : inner.isEmpty ? name : "\(name).\(inner)"
      if !collector.has(name) { places += collector.frameCount }
      guard places <= Limit.values else {
        throw Mistake("found more than \(Limit.values) values", at: node, path: path)
      }
      collector.add(value, named: name, in: frame)
    }
  }

  /// The values of something that is no object: a color is four of them.
  private static func values(
    _ node: JSONNode, _ type: String?, _ path: String
  ) throws(Mistake) -> [(name: String, ValueTimeline.Value)] {
    switch node.value {
    case .null: return []
    case .number(let number): return [("", .number(number))]
    case .bool(let flag): return [("", .word(flag ? "true" : "false"))]
    case .string(let text):
      guard type == "color", let channels = RecordedColor(text)?.channels else {
        return [("", .word(text))]
      }
      return channels.map { ($0.name, .number(Double($0.level))) }
    case .array, .object:
      throw Mistake(
        "found \(node.summary), expected a number, a text or an object", at: node, path: path)
    }
  }
}

/// Puts the values of a feature together, component by component.
private struct ComponentCollector {
  let frameCount: Int
  private(set) var components: [ValueTimeline.Component] = []
  private var indices: [String: Int] = [:]

  init(frameCount: Int) { self.frameCount = frameCount }

  /// Returns true if there is a component of that name.
  func has(_ name: String) -> Bool { indices[name] != nil }

  mutating func add(_ value: ValueTimeline.Value, named name: String, in frame: Int) {
    let index = indices[name] ?? components.count
    if index == components.count {
      indices[name] = index
      components.append(
        ValueTimeline.Component(name: name, values: Array(repeating: nil, count: frameCount)))
    }
    components[index].values[frame] = value
  }
}

/// A color as Android writes it: `#AARRGGBB`, or `#RRGGBB`.
private struct RecordedColor {
  let channels: [(name: String, level: Int)]

  init?(_ text: String) {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      text.dropFirst().allSatisfy(\.isHexDigit), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let names = ["alpha", "red", "green", "blue"]
    let all = text.utf8.count == 9 ? number : number | 0xFF00_0000
    channels = names.indices.map { (names[$0], Int(all >> UInt32(24 - 8 * $0) & 255)) }
  }
}
