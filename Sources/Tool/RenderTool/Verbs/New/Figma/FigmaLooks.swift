import SegueJSON

/// The looks of a node: fills, strokes, effects, words, outlines.
struct FigmaLooks {
  private let node: FigmaNode
  /// Remarks on looks that could not be taken over.
  private(set) var remarks: [FigmaRemark] = []

  init(_ node: FigmaNode) { self.node = node }

  /// The members of a layer with these looks.
  ///
  /// - Parameter tracks: what moves, whose members are written by others.
  mutating func members(moving tracks: FigmaTracks) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if node["visible"]?.bool == false { members.append(.init("hidden", true)) }
    if let opacity = node["opacity"]?.number, opacity < 1, !tracks.moves("opacity") {
      members.append(.init("opacity", .rounded(opacity)))
    }
    if let radius, !tracks.moves("cornerRadius") { members.append(.init("cornerRadius", radius)) }
    if node["clipsContent"]?.bool == true { members.append(.init("clip", true)) }
    let border = strokeMembers(width: tracks.strokeWidth)
    if node.kind == "TEXT" {
      members.append(.init("text", words))
    } else if node.kind == "ELLIPSE" || FigmaNode.outlined.contains(node.kind) {
      if let path = outline(stroke: border, trims: tracks.trims) {
        members.append(.init("path", path))
      }
    } else {
      if let background { members.append(.init("background", background)) }
      if !border.isEmpty { members.append(.init("border", .object(border))) }
    }
    return members + effects
  }

  /// The fill of the box; of several the topmost.
  var background: JSONValue? {
    mutating get { paint(in: node["fills"]) }
  }

  private var radius: JSONValue? {
    if let radii = node["rectangleCornerRadii"]?.array?.compactMap(\.number), radii.count == 4 {
      return .array(radii.map { .rounded($0) })
    }
    let corners = ["topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"]
    let radii = corners.compactMap { node[$0]?.number }
    if radii.count == 4, radii.contains(where: { $0 > 0 }) {
      return .array(radii.map { .rounded($0) })
    }
    guard let radius = node["cornerRadius"]?.number, radius > 0 else { return nil }
    return .rounded(radius)
  }

  // MARK: - Paints

  private mutating func paint(in list: JSONNode?) -> JSONValue? {
    let paints = list?.array?.filter { $0.object?["visible"]?.bool ?? true } ?? []
    guard let top = paints.last, let object = top.object else { return nil }
    if paints.count > 1, let list {
      remarks.append(FigmaRemark("of several fills of '\(node.name)' the topmost counts", at: list))
    }
    let opacity = object["opacity"]?.number ?? 1
    switch object["type"]?.string {
    case "SOLID": return object["color"].flatMap { Self.color($0, opacity) }
    case "GRADIENT_LINEAR":
      if let gradient = Self.linear(object, opacity) { return gradient }
      remarks.append(
        FigmaRemark(
          "a gradient without 'gradientHandlePositions' is left out", at: top,
          hint: "the REST interface has them"))
    case "IMAGE":
      remarks.append(
        FigmaRemark(
          "the picture of '\(node.name)' is left out", at: top,
          hint: "export it, name it under 'assets', and give the layer an \"image\""))
      return "#D9D9DE"
    case let type:
      remarks.append(
        FigmaRemark("fills of the type '\(type ?? "")' are not read", at: top))
    }
    return nil
  }

  /// A color in hexadecimal digits.
  static func color(_ node: JSONNode, _ opacity: Double = 1) -> JSONValue? {
    guard let object = node.object, let red = object["r"]?.number, let green = object["g"]?.number,
      let blue = object["b"]?.number
    else { return nil }
    let alpha = (object["a"]?.number ?? 1) * opacity
    let digits = ([red, green, blue] + (alpha < 1 ? [alpha] : [])).map { share in
      let byte = Int((min(max(share, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return .string("#" + digits.joined())
  }

  private static func linear(_ paint: JSONObject, _ opacity: Double) -> JSONValue? {
    let handles = paint["gradientHandlePositions"]?.array?.compactMap(\.object) ?? []
    let points = handles.prefix(2).map { ($0["x"]?.number, $0["y"]?.number) }
    let stops = paint["gradientStops"]?.array?.compactMap { stop -> JSONValue? in
      guard let object = stop.object, let place = object["position"]?.number,
        let color = object["color"].flatMap({ color($0, opacity) })
      else { return nil }
      return [color, .rounded(place)]
    }
    guard points.count == 2, let x1 = points[0].0, let y1 = points[0].1, let x2 = points[1].0,
      let y2 = points[1].1, let stops, stops.count >= 2
    else { return nil }
    return [
      "linear": [
        "start": [.rounded(x1), .rounded(y1)], "end": [.rounded(x2), .rounded(y2)],
        "stops": .array(stops),
      ]
    ]
  }

  // MARK: - Strokes and outlines

  /// Width and color of the line around the node; none where nothing is seen of it.
  private mutating func strokeMembers(width moving: JSONValue?) -> [JSONValue.Member] {
    let weight = node["strokeWeight"]?.number ?? 0
    guard let list = node["strokes"], let color = paint(in: list), weight > 0 || moving != nil
    else { return [] }
    guard case .string = color else {
      remarks.append(FigmaRemark("strokes with gradients are not read", at: list))
      return []
    }
    let align = node["strokeAlign"]
    let isBox = node.kind != "ELLIPSE" && !FigmaNode.outlined.contains(node.kind)
    if isBox, let align, align.string != "INSIDE" {
      remarks.append(
        FigmaRemark("the line of '\(node.name)' is drawn along the inside of its edge", at: align))
    }
    return [.init("width", moving ?? .rounded(weight)), .init("color", color)]
  }

  private mutating func outline(
    stroke: [JSONValue.Member], trims: [JSONValue.Member]
  ) -> JSONValue? {
    var members: [JSONValue.Member] = []
    if node.kind == "ELLIPSE" {
      members.append(.init("ellipse", [:]))
    } else {
      let pieces = ((node["fillGeometry"] ?? node["vectorPaths"])?.array ?? []).compactMap(\.object)
      let data = pieces.compactMap { ($0["path"] ?? $0["data"])?.string }
      guard !data.isEmpty else {
        remarks.append(
          FigmaRemark(
            "the outline of '\(node.name)' is left out", at: node.node,
            hint: "ask the REST interface with geometry=paths"))
        return nil
      }
      members.append(.init("data", .string(data.joined(separator: " "))))
      if pieces.first?["windingRule"]?.string == "EVENODD" {
        members.append(.init("fillRule", "even-odd"))
      }
    }
    members.append(.init("fill", paint(in: node["fills"]) ?? "none"))
    if !stroke.isEmpty { members.append(.init("stroke", .object(stroke))) }
    return .object(members + trims)
  }

  // MARK: - Effects

  private var effects: [JSONValue.Member] {
    mutating get {
      var members: [JSONValue.Member] = []
      for effect in node["effects"]?.array ?? [] {
        guard let object = effect.object, object["visible"]?.bool ?? true else { continue }
        let radius = object["radius"]?.number ?? 0
        let hasShadow = members.contains { $0.key == "shadow" }
        switch object["type"]?.string {
        case "DROP_SHADOW" where !hasShadow: members.append(.init("shadow", shadow(object)))
        // The radius of a blur is twice the deviation that scenes count with, as of a shadow.
        case "LAYER_BLUR": members.append(.init("filters", [["blur": .rounded(radius / 2)]]))
        case "BACKGROUND_BLUR":
          members.append(.init("backdropFilters", [["blur": .rounded(radius / 2)]]))
        case let type:
          remarks.append(
            FigmaRemark(
              hasShadow && type == "DROP_SHADOW"
                ? "of several shadows of '\(node.name)' the first counts"
                : "effects of the type '\(type ?? "")' are not read", at: effect))
        }
      }
      return members
    }
  }

  private func shadow(_ object: JSONObject) -> JSONValue {
    let offset = object["offset"]?.object
    var members: [JSONValue.Member] = [
      .init("blur", .rounded(object["radius"]?.number ?? 0)),
      .init(
        "offset",
        [.rounded(offset?["x"]?.number ?? 0), .rounded(offset?["y"]?.number ?? 0)]),
    ]
    if let color = object["color"].flatMap({ Self.color($0) }) {
      members.append(.init("color", color))
    }
    return .object(members)
  }

  // MARK: - Words

  private var words: JSONValue {
    mutating get {
      let style = node["style"]?.object
      func value(_ key: String) -> JSONNode? { style?[key] ?? node[key] }
      var members: [JSONValue.Member] = [
        .init("string", .string(node["characters"]?.string ?? ""))
      ]
      let font = node["fontName"]?.object
      let family = value("fontFamily")?.string ?? font?["family"]?.string
      if let family { members.append(.init("family", .string(family))) }
      if let size = value("fontSize")?.number { members.append(.init("size", .rounded(size))) }
      if let weight = value("fontWeight")?.number {
        members.append(.init("weight", .number(weight)))
      }
      if value("italic")?.bool == true || font?["style"]?.string?.contains("Italic") == true {
        members.append(.init("italic", true))
      }
      let spacing = value("letterSpacing")
      if let points = spacing?.number ?? spacing?.object?["value"]?.number, points != 0 {
        let isShare = spacing?.object?["unit"]?.string == "PERCENT"
        let size = value("fontSize")?.number ?? 12
        members.append(.init("letterSpacing", .rounded(isShare ? points / 100 * size : points)))
      }
      if let color = paint(in: node["fills"]) { members.append(.init("color", color)) }
      members += Self.alignments(value("textAlignHorizontal"), value("textAlignVertical"))
      if let height = value("lineHeightUnit"), height.string == "PIXELS" {
        remarks.append(
          FigmaRemark(
            "the height of the lines of '\(node.name)' is left out", at: height,
            hint: "\"lineHeight\" is a multiple of the font's own"))
      }
      return .object(members)
    }
  }

  private static func alignments(
    _ horizontal: JSONNode?, _ vertical: JSONNode?
  ) -> [JSONValue.Member] {
    let sides = ["CENTER": "center", "RIGHT": "trailing", "JUSTIFIED": "justified"]
    let heights = ["CENTER": "center", "BOTTOM": "bottom"]
    let side = horizontal?.string.flatMap { sides[$0] }
    let height = vertical?.string.flatMap { heights[$0] }
    return [
      side.map { .init("alignment", .string($0)) },
      height.map { .init("verticalAlignment", .string($0)) },
    ].compactMap(\.self)
  }
}
