import SegueJSON
import SegueTextSupport

// Members of layers that have another name elsewhere.

extension OtherNotation {
  static func inLayer(
    _ member: JSONObject.Member, _ object: JSONObject, at frameRate: Double?
  ) -> OtherNotation? {
    let value = JSONValue(member.node)
    switch member.key {
    case "initial", "animate", "variants": return motion(object)
    case "from", "to": return tween(object)
    case "animation", "animations": return animations(member.node, object, at: frameRate)
    case "transform", "style", "props", "properties": return parts(value, object)
    case "x", "y":
      return part(
        member.key, value, object,
        remark: "where the layer stands is its \"frame\": [x, y, width, height]")
    case "boxShadow", "box-shadow", "dropShadow": return shadow(value)
    case _ where nativeShadow.contains(member.key): return shadow(ofReactNative: object)
    case "ks": return lottie(value, at: frameRate)
    case "type", "ty":
      return OtherNotation(
        "leave it out: what a layer shows is its \"background\", \"text\", \"image\" or \"path\"")
    case "keyframes": return keyframes(value, object)
    case "duration", "delay", "easing", "ease", "spring", "transition":
      return OtherNotation(ofProperty)
    default: return nil
    }
  }

  static let ofProperty =
    "a layer's movement stands in its property: \"opacity\": {\"from\": 0, \"to\": 1, \"duration\": 300}"

  // MARK: - Motion and GSAP

  /// `initial`, `animate` and `transition` of the Motion library.
  private static func motion(_ object: JSONObject) -> OtherNotation? {
    let variants = object["variants"].map { JSONValue($0) }
    let look = { (name: String) -> JSONValue? in
      let value = object[name].map { JSONValue($0) }
      if case .string(let variant)? = value { return variants?[variant] }
      return value
    }
    let (start, end) = (look("initial")?.members ?? [], look("animate")?.members ?? [])
    let own = end.first { $0.key == "transition" }?.value
    let transition = own ?? object["transition"].map { JSONValue($0) }
    let others = ["exit", "whileHover", "whileTap", "whileFocus", "whileInView", "whileDrag"]
    var notation = OtherNotation(
      line: [], companions: ["initial", "animate", "transition", "variants"] + others)
    notation.isSeparable = true
    notation.left = object.members.map(\.key).filter(others.contains)
    let names = ordered((end + start).map(\.key)).filter { $0 != "transition" }
    for name in names.prefix(32) {
      var timing = ForeignTiming(counting: .further, notation: ("Motion", 300))
      let pace = transition?[name] ?? transition?["default"] ?? transition
      let others = pace == transition ? names + ["default"] : []
      timing.read(pace?.members ?? [], besides: others)
      let ends = (start.first { $0.key == name }?.value, end.first { $0.key == name }?.value)
      notation.add(movement(of: name, from: ends.0, to: ends.1, timing, in: object))
    }
    notation.line = joined(notation.line, &notation.remarks)
    return notation.line.isEmpty ? nil : notation
  }

  /// `from` and `to` of GSAP, whose durations stand among the values.
  private static func tween(_ object: JSONObject) -> OtherNotation {
    let (start, end) = (object["from"], object["to"])
    let values = [start, end].map { $0.map { JSONValue($0).members ?? [] } ?? [] }
    let own = [
      "duration", "delay", "ease", "easing", "repeat", "yoyo", "repeatDelay", "stagger",
      "overwrite",
      "onComplete", "onStart", "onUpdate", "paused", "immediateRender", "scrollTrigger", "type",
      "id",
    ]
    let names = ordered((values[1] + values[0]).map(\.key)).filter { !own.contains($0) }
    guard !names.isEmpty else {
      return OtherNotation(
        ofProperty, companions: ["from", "to", "duration", "delay", "easing", "ease"])
    }
    let beside = object.members.filter { ["duration", "delay", "ease", "easing"].contains($0.key) }
    var notation = OtherNotation(line: [], companions: ["from", "to"] + beside.map(\.key))
    notation.isSeparable = true
    let pace = (values[1] + values[0]).filter { own.contains($0.key) }
    for name in names.prefix(32) {
      var timing = ForeignTiming(counting: .further, notation: ("GSAP", 500))
      let besides = beside.map { JSONValue.Member($0.key, JSONValue($0.node)) }
      timing.read(unique(pace + besides))
      let ends = values.map { $0.first { $0.key == name }?.value }
      notation.add(movement(of: name, from: ends[0], to: ends[1], timing, in: object))
    }
    notation.line = joined(notation.line, &notation.remarks)
    return notation
  }

  // MARK: - Animations in a list

  private static func animations(
    _ node: JSONNode, _ object: JSONObject, at frameRate: Double?
  ) -> OtherNotation {
    var notation = OtherNotation(line: [], companions: ["animation", "animations"])
    notation.isSeparable = true
    for element in (node.array.map { Array($0.prefix(32)) } ?? [node]) {
      let value = JSONValue(element)
      guard let members = value.members, case .string(let name)? = value["property"] else {
        continue
      }
      var timing = ForeignTiming()
      let values = ["from", "to", "keyframes", "values"]
      timing.read(members, besides: values + ["property", "layer", "target"])
      var part = movement(of: name, from: value["from"], to: value["to"], timing, in: object)
      if let keyframes = element.object?["keyframes"] ?? element.object?["values"] {
        part.precede(by: keyframes, at: timing.times, frameRate)
      }
      notation.add(part)
    }
    if notation.line.isEmpty { return OtherNotation(ofProperty) }
    notation.line = joined(notation.line, &notation.remarks)
    return notation
  }

  /// Puts keyframes of other notations before what else is said of a movement.
  private mutating func precede(
    by node: JSONNode, at times: [JSONValue]?, _ frameRate: Double?
  ) {
    guard let first = line.first else { return }
    var list = JSONValue(node)
    if let times, let values = list.elements, values.allSatisfy(\.isNumber) {
      list = .keyframes(values, times: times)
    } else if let foreign = ForeignKeyframes(
      node, of: ForeignProperty.kind(of: first.key), at: frameRate)
    {
      list = foreign.list
      remarks += foreign.remarks.filter { !remarks.contains($0) }
      left += foreign.left.filter { !left.contains($0) }
    }
    line[0] = .init(
      first.key, .object([.init("keyframes", list)] + (first.value.members ?? [])))
  }

  // MARK: - Parts in an object

  /// Parts of the layer that stand in an object of their own: `style`, `transform`.
  private static func parts(_ value: JSONValue, _ object: JSONObject) -> OtherNotation {
    let rule = "its parts stand in the layer itself"
    var members = value.members ?? []
    // React Native has a list with an object for each.
    if let list = value.elements { members = list.prefix(32).flatMap { $0.members ?? [] } }
    if case .string(let text) = value { members = functions(in: text) }
    var notation = OtherNotation("\(rule), such as \"translateX\": 20")
    if members.isEmpty { return notation }
    notation = OtherNotation(line: [])
    notation.isSeparable = true
    for member in members.prefix(32) {
      notation.add(part(member.key, member.value, object, remark: nil))
    }
    notation.line = joined(notation.line, &notation.remarks)
    notation.remarks.append(rule)
    return notation
  }

  /// The functions of a transform as CSS writes it.
  private static func functions(in text: String) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for piece in text.split(separator: ")", maxSplits: 16) {
      let parts = piece.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      let name = String(parts[0].drop { $0 == " " })
      let values = parts[1].split(separator: ",").map { word in
        let word = String(word.filter { $0 != " " })
        return NumberWord.parse(word).map { JSONValue.number($0) } ?? .string(word)
      }
      if values.count == 2, name == "translate" {
        members += [.init("translateX", values[0]), .init("translateY", values[1])]
      } else if values.count == 1 {
        members.append(.init(name == "translate" ? "translateX" : name, values[0]))
      } else {
        members.append(.init(name, .array(values)))
      }
    }
    return members
  }

  /// A part of the layer by its name elsewhere: a value, or a movement.
  private static func part(
    _ name: String, _ value: JSONValue, _ object: JSONObject, remark: String?
  ) -> OtherNotation {
    let property = ForeignProperty(name, in: object)
    var notation = OtherNotation(property.name, property.value(value))
    if let members = value.members, value["from"] != nil || value["to"] != nil {
      notation.line = [
        .init(
          property.name,
          .object(
            members.map {
              ["from", "to", "by"].contains($0.key) ? .init($0.key, property.value($0.value)) : $0
            }))
      ]
    }
    notation.remarks = (property.remark(of: value).map { [$0] } ?? []) + (remark.map { [$0] } ?? [])
    return notation
  }

  // MARK: - Keyframes of a whole layer

  /// Keyframes that each say several properties, as CSS and Web Animations write them.
  private static func keyframes(_ value: JSONValue, _ object: JSONObject) -> OtherNotation {
    let rule = OtherNotation(
      "keyframes stand in their property: \"opacity\": {\"keyframes\": [...]}")
    var frames: [(key: String, value: JSONValue)] = []
    if let list = value.elements {
      for (index, element) in list.prefix(64).enumerated() {
        let share = Double(index) / Double(max(list.count - 1, 1))
        guard case .number(let offset) = element["offset"] ?? .number(share) else { return rule }
        frames.append((NumberText.format(offset * 100), element))
      }
    } else {
      frames = (value.members ?? []).prefix(64).map { ($0.key, $0.value) }
    }
    let own = ["offset", "easing", "composite"]
    let names = ordered(frames.flatMap { $0.value.members ?? [] }.map(\.key))
    let timed = ["duration", "delay", "easing", "ease", "iterations", "direction"]
    let beside = object.members.filter { timed.contains($0.key) }
    var timing = ForeignTiming()
    timing.read(beside.map { .init($0.key, JSONValue($0.node)) })
    var notation = OtherNotation(line: [], companions: ["keyframes"] + beside.map(\.key))
    notation.isSeparable = true
    for name in names.prefix(32) where !own.contains(name) {
      let property = ForeignProperty(name, in: object)
      let values = frames.compactMap { frame in
        frame.value[name].map { (key: frame.key, value: property.value($0)) }
      }
      guard let list = ForeignKeyframes.byPercent(values) else { return rule }
      notation.line.append(
        .init(property.name, .object([.init("keyframes", list)] + timing.members)))
    }
    notation.left = timing.left + names.filter { ["easing", "composite"].contains($0) }
    notation.remarks = timing.remarks
    notation.line = joined(notation.line, &notation.remarks)
    return notation.line.isEmpty ? rule : notation
  }

  // MARK: - Movements

  /// The movement of a property between two values, or through those of a list.
  private static func movement(
    of name: String, from start: JSONValue?, to end: JSONValue?, _ timing: ForeignTiming,
    in object: JSONObject
  ) -> OtherNotation {
    let property = ForeignProperty(name, in: object)
    var members: [JSONValue.Member] = []
    var notation = OtherNotation(line: [])
    if let values = end?.elements, values.count > 1, timing.notation?.name == "Motion" {
      let known = values.map { $0 == .null ? start ?? $0 : $0 }.map(property.value)
      members.append(.init("keyframes", .keyframes(known, times: timing.times)))
    } else {
      if timing.times != nil { notation.left.append("times") }
      members += [("from", start), ("to", end)].compactMap { key, value in
        value.map { .init(key, property.value($0)) }
      }
    }
    notation.line = [.init(property.name, .object(members + timing.members))]
    notation.left += timing.left
    notation.remarks =
      [start, end].compactMap { $0.flatMap(property.remark) }.prefix(1) + timing.remarks
    return notation
  }

  /// Takes in another line, and each of its remarks once.
  private mutating func add(_ other: OtherNotation) {
    line += other.line
    remarks += other.remarks.filter { !remarks.contains($0) }
    left += other.left.filter { !left.contains($0) }
  }

  /// The members, of those with one name the first; what is left out is named.
  private static func joined(
    _ members: [JSONValue.Member], _ remarks: inout [String]
  ) -> [JSONValue.Member] {
    var names: Set<String> = []
    return members.filter { member in
      let isFirst = names.insert(member.key).inserted
      if !isFirst { remarks.append("a second movement of \(Quote(member.key)) is not in it") }
      return isFirst
    }
  }

  private static func unique(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var names: Set<String> = []
    return members.filter { names.insert($0.key).inserted }
  }

  private static func ordered(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension JSONValue {
  /// The members of an object.
  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}

/// A property of a layer under the name that it has elsewhere.
struct ForeignProperty {
  /// The name in scenes.
  let name: String
  /// Length of which values are percents, where the layer says it.
  private let whole: Double?
  private let isPercent: Bool
  private let isShift: Bool

  init(_ name: String, in layer: JSONObject) {
    self.name =
      switch name {
      case "x", "xPercent": "translateX"
      case "y", "yPercent": "translateY"
      case "z": "translateZ"
      case "rotation", "rotateZ": "rotate"
      case "rotationX": "rotateX"
      case "rotationY": "rotateY"
      case "backgroundColor": "background"
      case "borderRadius": "cornerRadius"
      case "alpha", "autoAlpha": "opacity"
      default: name
      }
    isPercent = name.hasSuffix("Percent")
    isShift = ["translateX", "translateY"].contains(self.name)
    let side = self.name == "translateX" ? 0 : 1
    let extents = layer["frame"]?.array.map { Array($0.dropFirst(2)) } ?? layer["size"]?.array
    whole =
      layer[side == 0 ? "width" : "height"]?.number
      ?? extents.flatMap { side < $0.count ? $0[side].number : nil }
  }

  /// The kind of values of a property of scenes, where hundredths have to be told from numbers.
  static func kind(of name: String) -> String {
    switch name {
    case "opacity": "fraction"
    case "scale", "scaleX", "scaleY": "factors"
    case "background", "borderColor", "fill", "stroke": "color"
    default: "number"
    }
  }

  /// The value as a scene writes it: lengths are numbers of points.
  func value(_ value: JSONValue) -> JSONValue {
    if case .number(let number) = value, isPercent {
      return whole.map { .number((number / 100 * $0).rounded(toDecimals: 6)) }
        ?? .string("\(number.shortest)%")
    }
    guard case .string(let text) = value else { return value }
    if text.hasSuffix("px"), let number = NumberWord.parse(text.dropLast(2)) {
      return .number(number)
    }
    if isShift, text.hasSuffix("%"), let whole, let number = NumberWord.parse(text.dropLast()) {
      return .number((number / 100 * whole).rounded(toDecimals: 6))
    }
    return value
  }

  /// The remark on a value in percents.
  func remark(of value: JSONValue) -> String? {
    let ends = [value, value["from"] ?? value, value["to"] ?? value]
    let hasPercent = ends.contains {
      if case .string(let text) = $0 { text.hasSuffix("%") } else { false }
    }
    guard isShift, isPercent || hasPercent else { return nil }
    let side = name == "translateX" ? "width" : "height"
    guard let whole else {
      return "percents are of the layer's \(side), which is missing: say it in its \"frame\""
    }
    return "percents are of the layer's \(side), \(whole.shortest)"
  }
}
