import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

// Values as Interface Builder writes them.

extension InterfaceElement {
  func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
  func length(_ name: String) -> CGFloat { CGFloat(number(name) ?? 0) }
  func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }

  /// The text of a property: an attribute, or an element of its own where it has several lines.
  func words(_ key: String) -> String? { attributes[key] ?? value(of: key)?.text }

  /// The case of an enumeration that an attribute names.
  func choice<Choice: RawRepresentable>(
    _ name: String, of kind: Choice.Type
  ) -> Choice? where Choice.RawValue == Int {
    guard let wanted = attributes[name] else { return nil }
    return (-2...127).lazy.compactMap(Choice.init(rawValue:)).first { "\($0)" == wanted }
  }

  var point: CGPoint { CGPoint(x: length("x"), y: length("y")) }
  var size: CGSize { CGSize(width: length("width"), height: length("height")) }
  var rect: CGRect { CGRect(origin: point, size: size) }
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: length("minY"), left: length("minX"), bottom: length("maxY"), right: length("maxX"))
  }

  /// The style of a cell.
  var cellStyle: UITableViewCell.CellStyle {
    switch attributes["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}

/// Types that attributes are read as.
protocol InterfaceAttribute {
  init?(attribute: String)
}

extension Bool: InterfaceAttribute {
  init?(attribute: String) { self = attribute == "YES" }
}
extension CGFloat: InterfaceAttribute {
  init?(attribute: String) {
    guard let number = Double(attribute) else { return nil }
    self = CGFloat(number)
  }
}
extension Double: InterfaceAttribute {
  init?(attribute: String) { self.init(attribute) }
}
extension Float: InterfaceAttribute {
  init?(attribute: String) { self.init(attribute) }
}
extension Int: InterfaceAttribute {
  init?(attribute: String) { self.init(attribute) }
}
extension String: InterfaceAttribute {
  init?(attribute: String) { self = attribute }
}
extension Optional: InterfaceAttribute where Wrapped: InterfaceAttribute {
  init?(attribute: String) { self = Wrapped(attribute: attribute) }
}

@MainActor
extension InterfaceElement {
  /// Sets a property to an attribute's value, where the element has that attribute.
  func take<Owner: AnyObject, Value: InterfaceAttribute>(
    _ name: String, _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) {
    guard let text = attributes[name], let value = Value(attribute: text) else { return }
    owner[keyPath: property] = value
  }

  /// Sets a property to the case that an attribute names.
  func choose<Owner: AnyObject, Value: RawRepresentable>(
    _ name: String, _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) where Value.RawValue == Int {
    if let value = choice(name, of: Value.self) { owner[keyPath: property] = value }
  }

  /// Sets a property to a color, where the element has one.
  func paint<Owner: AnyObject>(
    _ key: String, _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, UIColor?>,
    _ reader: InterfaceReader
  ) {
    guard let value = value(of: key), value.name == "color" else { return }
    owner[keyPath: property] = color(key, reader)
  }
}
