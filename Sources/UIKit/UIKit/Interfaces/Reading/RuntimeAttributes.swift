import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// Attributes that a storyboard sets by their names when the app runs.
@MainActor
enum RuntimeAttributes {
  static func set(_ element: InterfaceElement, on object: NSObject, _ reader: InterfaceReader) {
    let own = element["customClass"].flatMap { AppInterfaces.interfaceClass(named: $0) }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(of: attribute, reader)
      if let outlet = own?.outlet(path) {
        if !outlet.set(object, value) {
          reader.note("'\(path)' of \(type(of: object)) is of another type", at: attribute)
        }
      } else if path == "layer.borderColor" || path == "layer.shadowColor" {
        object.setValue((value as? UIColor)?.cgColor, forKeyPath: path)
      } else {
        object.setValue(value, forKeyPath: path)
      }
    }
  }

  private static func value(of attribute: InterfaceElement, _ reader: InterfaceReader) -> Any? {
    let inside = attribute.value(of: "value")
    switch attribute["type"] {
    case "boolean": return attribute.flag("value") ?? false
    case "string": return attribute["value"] ?? inside?.text
    case "number":
      if let whole = inside?["value"].flatMap({ Int($0) }) { return whole }
      return inside?.number("value")
    case "color": return attribute.color("value", reader)
    case "image": return attribute.image("value", reader)
    case "point": return inside?.point
    case "size": return inside?.size
    case "rect": return inside?.rect
    case "nil": return nil
    default:
      reader.note("attributes of the type '\(attribute["type"] ?? "")' are not read", at: attribute)
      return nil
    }
  }
}
