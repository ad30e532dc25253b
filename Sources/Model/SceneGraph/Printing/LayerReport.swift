import SegueGeometry
import SegueTextSupport

/// The sampled numbers of one layer, in the order in which listings show them.
///
/// The frame, the map to the canvas and the opacity are always there; the rest only where it
/// differs from what a plain layer has, so that a line says what is special about its layer. No two
/// values of a layer have one name.
public struct LayerReport: Hashable, Sendable {
  /// A named value.
  public struct Field: Hashable, Sendable {
    /// The value's name, as scene files write it.
    public let name: String
    /// The value.
    public let value: Value
  }

  /// Values that a field can hold.
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
  package var reports: [LayerReport] {
    zip(items, projections).map { LayerReport($0, at: $1.listed) }
  }

  /// The same, each layer as it is in the layer around it: who is only carried along says nothing.
  ///
  /// A layer that stands where its frame says has no matrix here.
  package var ownReports: [LayerReport] { items.indices.map { ownReport(at: $0) } }

  /// The same of the layer at an index.
  package func ownReport(at index: Int) -> LayerReport {
    let frame = items[index].properties.frame
    let place = projectionInParent(at: index).listed
    let isPlain = place == [1, 0, 0, 1, frame.minX, frame.minY]
    return LayerReport(items[index], at: isPlain ? nil : place)
  }
}

extension LayerReport {
  fileprivate init(_ item: Scene.Item, at place: [Double]?) {
    var fields = FieldList(item.properties)
    fields.addPlace(item, place)
    fields.addLooks()
    fields.addContent()
    self.init(id: item.id, depth: item.depth, fields: fields.fields)
  }
}

/// Fields in the making.
private struct FieldList {
  private let layer: LayerProperties
  /// The same layer where it says nothing.
  private let unsaid: LayerProperties
  private(set) var fields: [LayerReport.Field] = []

  init(_ layer: LayerProperties) {
    self.layer = layer
    unsaid = layer.unsaid
  }

  private mutating func add(
    _ name: String, _ value: LayerReport.Value, unless isPlain: Bool = false
  ) {
    if !isPlain { fields.append(LayerReport.Field(name: name, value: value)) }
  }

  /// Adds a property that the layer has.
  private mutating func add(_ property: Property) {
    guard let name = property.listedName, let value = layer[property] else { return }
    add(name, value.listed(as: property.kind))
  }

  /// Adds a property that the layer has, unless it is what it is where nobody says.
  private mutating func addSaid(_ property: Property) {
    if layer[property] != unsaid[property] { add(property) }
  }

  mutating func addPlace(_ item: Scene.Item, _ place: [Double]?) {
    add("mask", .flag, unless: !item.isMask)
    addSaid(.hidden)
    add("frame", .numbers(layer.frame.listed))
    if let place { add("matrix", .numbers(place)) }
    add(.opacity)
    addSaid(.zPosition)
    addSaid(.perspective)
    add("singleSided", .flag, unless: layer.isDoubleSided)
  }

  mutating func addLooks() {
    if layer.background != nil { add(.background) }
    addSaid(.cornerRadius)
    add("cornerCurve", .text("continuous"), unless: layer.cornerCurve == .circular)
    add("clip", .flag, unless: !layer.clipsToBounds)
    if layer.border != .none {
      add(.borderWidth)
      add(.borderColor)
    }
    add(.shadowColor)
    add(.shadowOpacity)
    add(.shadowOffset)
    add(.shadowBlur)
    let mode = layer.blendMode
    add("blendMode", .text(mode.rawValue), unless: mode == .normal)
    add("maskMode", .text(layer.maskMode.rawValue), unless: layer.maskMode == .alpha)
    for (name, filter) in zip(layer.filters.listedNames, layer.filters) {
      add(name, .number(filter.amount))
    }
    for (name, filter) in zip(layer.backdropFilters.listedNames, layer.backdropFilters) {
      add("backdrop-\(name)", .number(filter.amount))
    }
    add("isolate", .flag, unless: !layer.isIsolated)
  }

  mutating func addContent() {
    switch layer.content {
    case .none: break
    case .paint: add(.fill)
    case .image(let image):
      add("image", .text(image.asset.name.wordForListing))
      add(.imageTint)
    case .text(let text):
      add("text", .text(text.shownString.quotedForListing))
      add(.textCount)
      add(.textColor)
    case .shape(let shape): addShape(shape)
    case .field(let field):
      add("field", .text(field.kind.rawValue))
      add(.fieldProgress)
    }
  }

  private mutating func addShape(_ shape: ShapeContent) {
    add(shape.form)
    if let box = shape.box { add("pathBox", .numbers(box.listed)) }
    add(.pathFill)
    if shape.stroke != nil {
      add(.strokeWidth)
      add(.strokeColor)
      addSaid(.dashPhase)
    }
    addSaid(.trimStart)
    addSaid(.trimEnd)
    addSaid(.trimOffset)
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
