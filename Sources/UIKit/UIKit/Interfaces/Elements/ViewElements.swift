import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The elements that are views, and what all of them have.
@MainActor
enum ViewElements {
  /// A kind of elements.
  struct Kind {
    /// The class whose `init(coder:)` reads them: that of UIKit's which sets itself up last.
    let readBy: UIView.Type
    let make: @MainActor (NSCoder) -> NSObject?
    let read: @MainActor (InterfaceElement, UIView, InterfaceReader) -> Void

    init<View: UIView>(
      _ view: View.Type, readBy: UIView.Type? = nil,
      read: @escaping @MainActor (InterfaceElement, View, InterfaceReader) -> Void = { _, _, _ in }
    ) {
      self.readBy = readBy ?? view
      make = { View(coder: $0) }
      self.read = { element, object, reader in
        if let view = object as? View { read(element, view, reader) }
      }
    }
  }

  /// The kinds by the names of their elements.
  static let table: [String: Kind] =
    plain.merging(ControlElements.table) { first, _ in first }
    .merging(TextElements.table) { first, _ in first }
    .merging(ListElements.table) { first, _ in first }
    .merging(BarElements.table) { first, _ in first }

  private static let plain: [String: Kind] = [
    "view": Kind(UIView.self), "containerView": Kind(UIView.self),
    "tableViewCellContentView": Kind(UIView.self),
    "imageView": Kind(UIImageView.self) { element, view, reader in
      view.image = element.image("image", reader)
      view.highlightedImage = element.image("highlightedImage", reader)
      element.take("highlighted", view, \.isHighlighted)
    },
    "stackView": Kind(UIStackView.self, readBy: UIView.self, read: readStack),
    "scrollView": Kind(UIScrollView.self, read: ListElements.readScroll),
    "visualEffectView": Kind(UIVisualEffectView.self) { element, view, reader in
      let blur = element.child("blurEffect")
      view.effect = blur.map {
        UIBlurEffect(style: $0.choice("style", of: UIBlurEffect.Style.self) ?? .light)
      }
      if let content = element.child("view") {
        reader.read(content.varied(for: reader.traits), into: view.contentView)
      }
    },
  ]

  static func kind(of name: String) -> UIView.Type { table[name]?.readBy ?? UIView.self }

  // MARK: Every view

  /// Reads what every view has: its frame and looks, and the views inside.
  static func readBase(_ element: InterfaceElement, into view: UIView, _ reader: InterfaceReader) {
    if let frame = element.value(of: "frame") { view.frame = frame.rect }
    if let bounds = element.value(of: "bounds") { view.bounds = bounds.rect }
    if let mask = element.value(of: "autoresizingMask") { view.autoresizingMask = resizing(mask) }
    element.take(
      "translatesAutoresizingMaskIntoConstraints", view, \.translatesAutoresizingMaskIntoConstraints
    )
    element.choose("contentMode", view, \.contentMode)
    element.choose("semanticContentAttribute", view, \.semanticContentAttribute)
    element.take("alpha", view, \.alpha)
    element.take("hidden", view, \.isHidden)
    element.take("opaque", view, \.isOpaque)
    element.take("tag", view, \.tag)
    element.take("clipsSubviews", view, \.clipsToBounds)
    // What Interface Builder leaves out is its own default, not the class's.
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    element.take("multipleTouchEnabled", view, \.isMultipleTouchEnabled)
    element.take("autoresizesSubviews", view, \.autoresizesSubviews)
    element.take("preservesSuperviewLayoutMargins", view, \.preservesSuperviewLayoutMargins)
    element.take("insetsLayoutMarginsFromSafeArea", view, \.insetsLayoutMarginsFromSafeArea)
    element.take("restorationIdentifier", view, \.restorationIdentifier)
    element.paint("backgroundColor", view, \.backgroundColor, reader)
    if let tint = element.color("tintColor", reader) { view.tintColor = tint }
    if let margins = element.value(of: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: margins.length("top"), left: margins.length("left"),
        bottom: margins.length("bottom"), right: margins.length("right"))
    }
    view.accessibilityIdentifier =
      element.child("accessibility")?["identifier"] ?? view.accessibilityIdentifier
    readPriorities(element, into: view)
    readSubviews(element, into: view, reader)
  }

  private static func readPriorities(_ element: InterfaceElement, into view: UIView) {
    for (name, axis) in [
      ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      if let priority = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
      }
      if let priority = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
      }
    }
  }

  private static func readSubviews(
    _ element: InterfaceElement, into view: UIView, _ reader: InterfaceReader
  ) {
    for child in element.list("subviews") where !element.excludes(child) {
      guard let inner = reader.view(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(inner)
      } else {
        view.addSubview(inner)
      }
    }
  }

  private static func resizing(_ mask: InterfaceElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if mask[$1.0] == "YES" { $0.formUnion($1.1) } }
  }

  private static func readStack(
    _ element: InterfaceElement, _ stack: UIStackView, _ reader: InterfaceReader
  ) {
    element.choose("axis", stack, \.axis)
    element.choose("distribution", stack, \.distribution)
    switch element["alignment"] {
    case "top": stack.alignment = .leading
    case "bottom": stack.alignment = .trailing
    default: element.choose("alignment", stack, \.alignment)
    }
    element.take("spacing", stack, \.spacing)
    element.take("baselineRelativeArrangement", stack, \.isBaselineRelativeArrangement)
    element.take("layoutMarginsRelativeArrangement", stack, \.isLayoutMarginsRelativeArrangement)
  }

  // MARK: Guides

  /// Keys of the guides that views have.
  static let guides = ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"]

  static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    default: nil
    }
  }
}
