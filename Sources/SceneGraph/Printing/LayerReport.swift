import SegueGeometry
import SegueWords

/// The sampled numbers of one layer, in the order in which listings show them.
///
/// The frame, the map to the canvas and the opacity are always there; the rest only where it
/// differs from what a plain layer has, so that a line says what is special about its layer.
public struct LayerReport: Hashable, Sendable {
  /// A named value.
  public struct Field: Hashable, Sendable {
    /// The value's name, as scene files write it.
    public let name: String
    /// The value.
    public let value: Value
  }

  /// What a field holds.
  public enum Value: Hashable, Sendable {
    /// One number.
    case number(Double)
    /// Several numbers.
    case numbers([Double])
    /// A word.
    case text(String)
    /// Something that is the case.
    case flag
  }

  /// The layer's name.
  public let id: LayerID
  /// The number of layers around it.
  public let depth: Int
  /// The values.
  public let fields: [Field]

  /// The layer's values in one line, indented by depth, as in
  /// `card frame=0,0,100,50 matrix=1,0,0,1,0,0 opacity=1 clip`.
  public var line: String {
    let words = fields.map { field in
      switch field.value {
      case .number(let number): "\(field.name)=\(NumberText.format(number))"
      case .numbers(let numbers): "\(field.name)=\(NumberText.format(numbers))"
      case .text(let text): "\(field.name)=\(text)"
      case .flag: field.name
      }
    }
    return String(repeating: "  ", count: depth) + ([id.name] + words).joined(separator: " ")
  }
}

extension Scene {
  /// The sampled numbers of all layers, in paint order.
  public var reports: [LayerReport] {
    zip(items, projections).map { LayerReport($0, at: $1.listed) }
  }

  /// The same, each layer as it is in the layer around it: who is only carried along says nothing.
  ///
  /// A layer that stands where its frame says has no matrix here.
  public var ownReports: [LayerReport] {
    items.map { item in
      let frame = item.properties.frame
      let place = projectionInParent(of: item).listed
      let isPlain = place == [1, 0, 0, 1, frame.minX, frame.minY]
      return LayerReport(item, at: isPlain ? nil : place)
    }
  }
}

extension LayerReport {
  fileprivate init(_ item: Scene.Item, at place: [Double]?) {
    var fields = FieldList()
    fields.addPlace(item, place)
    fields.addAppearance(item.properties)
    fields.addContent(item.properties.content)
    self.init(id: item.id, depth: item.depth, fields: fields.fields)
  }
}

/// Fields in the making.
private struct FieldList {
  var fields: [LayerReport.Field] = []

  mutating func add(_ name: String, _ value: LayerReport.Value, unless isPlain: Bool = false) {
    if !isPlain { fields.append(LayerReport.Field(name: name, value: value)) }
  }

  mutating func addPlace(_ item: Scene.Item, _ place: [Double]?) {
    let properties = item.properties
    let frame = properties.frame
    add("mask", .flag, unless: !item.isMask)
    add("hidden", .flag, unless: !properties.isHidden)
    add("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height]))
    if let place { add("matrix", .numbers(place)) }
    add("opacity", .number(properties.opacity))
    add("zPosition", .number(properties.zPosition), unless: properties.zPosition == 0)
    add("perspective", .number(properties.perspective), unless: properties.perspective == 0)
    add("singleSided", .flag, unless: properties.isDoubleSided)
  }

  mutating func addAppearance(_ properties: LayerProperties) {
    if let background = properties.background { add("background", .text(background.listed)) }
    let radii = properties.cornerRadii
    add("cornerRadius", .numbers(radii.listed), unless: radii.isZero)
    add("cornerCurve", .text("continuous"), unless: properties.cornerCurve == .circular)
    add("clip", .flag, unless: !properties.clipsToBounds)
    let border = properties.border
    add("borderWidth", .number(border.width), unless: border == .none)
    add("borderColor", .text(border.color.listed), unless: border == .none)
    addShadow(properties.shadow)
    let mode = properties.blendMode
    add("blendMode", .text(mode.rawValue), unless: mode == .normal)
    for filter in properties.filters { add(filter.name, .number(filter.amount)) }
    for filter in properties.backdropFilters {
      add("backdrop-\(filter.name)", .number(filter.amount))
    }
    add("isolate", .flag, unless: !properties.isIsolated)
  }

  private mutating func addShadow(_ shadow: Shadow?) {
    guard let shadow else { return }
    add("shadowColor", .text(shadow.color.listed))
    add("shadowOpacity", .number(shadow.opacity))
    add("shadowOffset", .numbers([shadow.offset.dx, shadow.offset.dy]))
    add("shadowBlur", .number(shadow.blur))
  }

  mutating func addContent(_ content: Content) {
    switch content {
    case .none: break
    case .paint(let paint): add("fill", .text(paint.listed))
    case .image(let image):
      add("image", .text(image.asset.name))
      if let tint = image.tint { add("tint", .text(tint.listed)) }
    case .text(let text): addText(text)
    case .shape(let shape): addShape(shape)
    case .field(let field):
      add("field", .text(field.kind.rawValue))
      add("progress", .number(field.progress))
    }
  }

  private mutating func addText(_ text: TextContent) {
    add("text", .text(text.string.quotedForListing))
    if let run = text.runs.first { add("color", .text(run.paint.listed)) }
  }

  private mutating func addShape(_ shape: ShapeContent) {
    add(shape.form)
    if let box = shape.box { add("pathBox", .numbers(box.listed)) }
    if let fill = shape.fill { add("pathFill", .text(fill.listed)) }
    if let stroke = shape.stroke {
      add("strokeWidth", .number(stroke.width))
      add("stroke", .text(stroke.paint.listed))
      add("dashPhase", .number(stroke.dashPhase), unless: stroke.dashPhase == 0)
    }
    add("trimStart", .number(shape.trimStart), unless: shape.trimStart == 0)
    add("trimEnd", .number(shape.trimEnd), unless: shape.trimEnd == 1)
    add("trimOffset", .number(shape.trimOffset), unless: shape.trimOffset == 0)
  }

  private mutating func add(_ form: ShapeForm) {
    switch form {
    case .path(let path): add("path", .numbers(path.controlBox.listed))
    case .rectangle(let radius): add("rectangle", .number(radius))
    case .ellipse: add("ellipse", .flag)
    case .polygon(let sides, let radius): add("polygon", .numbers([Double(sides), radius]))
    case .star(let points, let innerRadius, let radius):
      add("star", .numbers([Double(points), innerRadius, radius]))
    }
  }
}

extension Projection {
  /// Six numbers a, b, c, d, tx, ty for a flat map, or all nine, row after row.
  fileprivate var listed: [Double] {
    if let flat = affine { return [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty] }
    return [m11, m12, m13, m21, m22, m23, m31, m32, m33]
  }
}

extension Rect {
  fileprivate var listed: [Double] { [minX, minY, width, height] }
}

extension CornerRadii {
  /// One number where all corners are alike, or four, clockwise from the top left.
  fileprivate var listed: [Double] {
    isUniform ? [topLeft] : [topLeft, topRight, bottomRight, bottomLeft]
  }
}
