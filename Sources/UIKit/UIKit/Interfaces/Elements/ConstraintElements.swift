import HeadlessCoreGraphics
import SegueInterfaceDocuments

/// Constraints of a storyboard or a nib.
@MainActor
enum ConstraintElements {
  /// Makes a constraint and has the view around hold it.
  static func activate(_ element: InterfaceElement, in view: UIView, _ reader: InterfaceReader) {
    guard let first = item(element["firstItem"], in: view, reader),
      let attribute = attribute(element["firstAttribute"])
    else { return reader.note("a constraint holds something that is not read", at: element) }
    let second = element["secondItem"].map { self.item($0, in: view, reader) }
    if let second, second == nil {
      return reader.note("a constraint leads to something that is not read", at: element)
    }
    let other = self.attribute(element["secondAttribute"]) ?? .notAnAttribute
    let isLength = attribute.kind == .length
    // `secondAttribute` without an item means the view that holds the constraint.
    let partner = second ?? (other == .notAnAttribute && isLength ? nil : view)
    let isWhole =
      partner == nil ? isLength : other != .notAnAttribute && other.kind == attribute.kind
    guard isWhole else {
      return reader.note("a constraint relates places along one axis, or lengths", at: element)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: element.choice("relation", of: NSLayoutConstraint.Relation.self) ?? .equal,
      toItem: partner, attribute: partner == nil ? .notAnAttribute : other,
      multiplier: multiplier(element["multiplier"]), constant: element.length("constant"))
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    guard constraint.commonAncestor != nil else {
      return reader.note("a constraint holds what lies in no view together", at: element)
    }
    reader.know(constraint, as: element["id"])
    constraint.isActive = true
  }

  private static func item(
    _ identifier: String?, in view: UIView, _ reader: InterfaceReader
  ) -> (any LayoutItem)? {
    guard let identifier else { return view }
    return reader.object(identifier) as? any LayoutItem
  }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    guard let name else { return nil }
    if name == "baseline" { return .lastBaseline }
    return (1...20).lazy.compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
      .first { "\($0)" == name }
  }

  /// The factor of `0.5`, `16:9` and `1/3`.
  static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "").split { $0 == ":" || $0 == "/" }.map { Double($0) ?? 1 }
    guard let first = parts.first else { return 1 }
    guard parts.count == 2, parts[1] != 0 else { return CGFloat(first) }
    return CGFloat(first / parts[1])
  }
}
