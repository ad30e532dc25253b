import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The elements that show text, or have it typed.
@MainActor
enum TextElements {
  typealias Kind = ViewElements.Kind

  static let table: [String: Kind] = [
    "label": Kind(UILabel.self, read: readLabel),
    "textField": Kind(UITextField.self, read: readField),
    "textView": Kind(UITextView.self) { element, view, reader in
      ListElements.readScroll(element, view, reader)
      if let font = element.font(reader) { view.font = font }
      element.paint("textColor", view, \.textColor, reader)
      element.choose("textAlignment", view, \.textAlignment)
      element.take("editable", view, \.isEditable)
      element.take("selectable", view, \.isSelectable)
      if let text = element.words("text") { view.text = text }
    },
    "searchBar": Kind(UISearchBar.self) { element, bar, reader in
      element.take("text", bar, \.text)
      element.take("placeholder", bar, \.placeholder)
      element.take("showsCancelButton", bar, \.showsCancelButton)
      element.paint("barTintColor", bar, \.barTintColor, reader)
      if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    },
  ]

  private static func readLabel(
    _ element: InterfaceElement, _ label: UILabel, _ reader: InterfaceReader
  ) {
    if let font = element.font(reader) { label.font = font }
    if let color = element.color("textColor", reader) { label.textColor = color }
    element.paint("highlightedColor", label, \.highlightedTextColor, reader)
    element.paint("shadowColor", label, \.shadowColor, reader)
    if let offset = element.value(of: "shadowOffset") { label.shadowOffset = offset.size }
    element.choose("textAlignment", label, \.textAlignment)
    if let mode = lineBreakMode(element) { label.lineBreakMode = mode }
    element.take("numberOfLines", label, \.numberOfLines)
    element.take("minimumScaleFactor", label, \.minimumScaleFactor)
    element.take("preferredMaxLayoutWidth", label, \.preferredMaxLayoutWidth)
    element.take("enabled", label, \.isEnabled)
    element.take("highlighted", label, \.isHighlighted)
    // Left out where a label shrinks: only those that have a least size may.
    if element.number("minimumScaleFactor") != nil || element.number("minimumFontSize") != nil {
      label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    }
    if let text = element.words("text") { label.text = text }
  }

  /// The way in which an element's words end or break.
  static func lineBreakMode(_ element: InterfaceElement) -> NSLineBreakMode? {
    switch element["lineBreakMode"] {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  private static func readField(
    _ element: InterfaceElement, _ field: UITextField, _ reader: InterfaceReader
  ) {
    ControlElements.readControl(element, field)
    if let font = element.font(reader) { field.font = font }
    element.paint("textColor", field, \.textColor, reader)
    element.choose("textAlignment", field, \.textAlignment)
    element.choose("borderStyle", field, \.borderStyle)
    element.choose("clearButtonMode", field, \.clearButtonMode)
    element.take("minimumFontSize", field, \.minimumFontSize)
    element.take("clearsOnBeginEditing", field, \.clearsOnBeginEditing)
    if let placeholder = element.words("placeholder") { field.placeholder = placeholder }
    if let text = element.words("text") { field.text = text }
    guard let traits = element.value(of: "textInputTraits") else { return }
    traits.take("secureTextEntry", field, \.isSecureTextEntry)
    traits.choose("keyboardType", field, \.keyboardType)
    traits.choose("returnKeyType", field, \.returnKeyType)
    traits.choose("autocorrectionType", field, \.autocorrectionType)
  }
}
