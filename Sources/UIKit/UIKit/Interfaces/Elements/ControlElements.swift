import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The elements that are controls.
@MainActor
enum ControlElements {
  typealias Kind = ViewElements.Kind

  static let table: [String: Kind] = [
    "control": Kind(UIControl.self, readBy: UIView.self) { element, control, _ in
      readControl(element, control)
    },
    "button": Kind(UIButton.self, read: readButton),
    "switch": Kind(UISwitch.self) { element, view, reader in
      readControl(element, view)
      element.take("on", view, \.isOn)
      element.paint("onTintColor", view, \.onTintColor, reader)
      element.paint("thumbTintColor", view, \.thumbTintColor, reader)
    },
    "slider": Kind(UISlider.self) { element, view, reader in
      readControl(element, view)
      element.take("minValue", view, \.minimumValue)
      element.take("maxValue", view, \.maximumValue)
      element.take("value", view, \.value)
      element.take("continuous", view, \.isContinuous)
      element.paint("minimumTrackTintColor", view, \.minimumTrackTintColor, reader)
      element.paint("maximumTrackTintColor", view, \.maximumTrackTintColor, reader)
      element.paint("thumbTintColor", view, \.thumbTintColor, reader)
    },
    "stepper": Kind(UIStepper.self) { element, view, _ in
      readControl(element, view)
      element.take("minimumValue", view, \.minimumValue)
      element.take("maximumValue", view, \.maximumValue)
      element.take("stepValue", view, \.stepValue)
      element.take("value", view, \.value)
    },
    "segmentedControl": Kind(UISegmentedControl.self) { element, view, reader in
      readControl(element, view)
      for (index, segment) in element.list("segments").enumerated() {
        if let image = segment.image("image", reader) {
          view.insertSegment(with: image, at: index, animated: false)
        } else {
          view.insertSegment(withTitle: segment["title"], at: index, animated: false)
        }
      }
      element.take("selectedSegmentIndex", view, \.selectedSegmentIndex)
      element.paint("selectedSegmentTintColor", view, \.selectedSegmentTintColor, reader)
    },
    "pageControl": Kind(UIPageControl.self, readBy: UIView.self) { element, view, reader in
      readControl(element, view)
      element.take("numberOfPages", view, \.numberOfPages)
      element.take("currentPage", view, \.currentPage)
      element.take("hidesForSinglePage", view, \.hidesForSinglePage)
      element.paint("pageIndicatorTintColor", view, \.pageIndicatorTintColor, reader)
      element.paint("currentPageIndicatorTintColor", view, \.currentPageIndicatorTintColor, reader)
    },
    "progressView": Kind(UIProgressView.self) { element, view, reader in
      element.take("progress", view, \.progress)
      element.paint("progressTintColor", view, \.progressTintColor, reader)
      element.paint("trackTintColor", view, \.trackTintColor, reader)
    },
    "activityIndicatorView": Kind(UIActivityIndicatorView.self) { element, view, reader in
      element.choose("style", view, \.style)
      view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if let color = element.color("color", reader) { view.color = color }
      if element.flag("animating") ?? false { view.startAnimating() }
    },
    "datePicker": Kind(UIDatePicker.self, readBy: UIView.self) { element, view, _ in
      readControl(element, view)
      element.choose("datePickerMode", view, \.datePickerMode)
      element.take("minuteInterval", view, \.minuteInterval)
    },
    "pickerView": Kind(UIPickerView.self, readBy: UIView.self),
  ]

  static func readControl(_ element: InterfaceElement, _ control: UIControl) {
    element.take("enabled", control, \.isEnabled)
    element.take("selected", control, \.isSelected)
    element.take("highlighted", control, \.isHighlighted)
    element.choose("contentHorizontalAlignment", control, \.contentHorizontalAlignment)
    element.choose("contentVerticalAlignment", control, \.contentVerticalAlignment)
  }

  // MARK: Buttons

  private static func readButton(
    _ element: InterfaceElement, _ button: UIButton, _ reader: InterfaceReader
  ) {
    readControl(element, button)
    button.take(
      element.choice("buttonType", of: UIButton.ButtonType.self)
        ?? (element["buttonType"] == "roundedRect" ? .system : .custom))
    if let font = element.font(reader) { button.titleLabel?.font = font }
    if let mode = TextElements.lineBreakMode(element) { button.ownTitle.lineBreakMode = mode }
    for (key, property) in [
      ("contentEdgeInsets", \UIButton.contentEdgeInsets),
      ("titleEdgeInsets", \UIButton.titleEdgeInsets),
      ("imageEdgeInsets", \UIButton.imageEdgeInsets),
    ] {
      if let insets = element.value(of: key) { button[keyPath: property] = insets.insets }
    }
    for state in element.children where state.name == "state" {
      readState(state, button, reader)
    }
    if let configuration = element.value(of: "configuration") {
      button.configuration = readConfiguration(configuration, reader)
    }
  }

  private static func readState(
    _ element: InterfaceElement, _ button: UIButton, _ reader: InterfaceReader
  ) {
    let state: UIControl.State =
      switch element["key"] {
      case "highlighted": .highlighted
      case "disabled": .disabled
      case "selected": .selected
      default: .normal
      }
    if let title = element.words("title") { button.setTitle(title, for: state) }
    if let color = element.color("titleColor", reader) { button.setTitleColor(color, for: state) }
    if let image = element.image("image", reader) { button.setImage(image, for: state) }
    if let image = element.image("backgroundImage", reader) {
      button.setBackgroundImage(image, for: state)
    }
  }

  private static func readConfiguration(
    _ element: InterfaceElement, _ reader: InterfaceReader
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    configuration.title = element.words("title")
    configuration.subtitle = element.words("subtitle")
    configuration.image = element.image("image", reader)
    configuration.baseForegroundColor = element.color("baseForegroundColor", reader)
    configuration.baseBackgroundColor = element.color("baseBackgroundColor", reader)
    if let style = element.choice("cornerStyle", of: UIButton.Configuration.CornerStyle.self) {
      configuration.cornerStyle = style
    }
    if let padding = element.number("imagePadding") {
      configuration.imagePadding = CGFloat(padding)
    }
    return configuration
  }
}
