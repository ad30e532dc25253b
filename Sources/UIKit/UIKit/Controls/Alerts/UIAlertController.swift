import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// A choice of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  fileprivate var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A question with some answers, on a card above the page.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  private let card = UIView()
  private var rows: [UIView] = []

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    card.accessibilityIdentifier = "alert.card"
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    view.addSubview(card)
    addWords(title, .systemFont(ofSize: 17, weight: .semibold))
    addWords(message, .systemFont(ofSize: 13))
    for field in textFields ?? [] { add(field) }
    for action in sortedActions { add(button(for: action)) }
  }

  /// The answer that gives up stands last in a column, and first in a row.
  private var sortedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return isRow ? cancel + others : others + cancel
  }

  private var isRow: Bool { preferredStyle == .alert && actions.count == 2 }

  private func addWords(_ words: String?, _ font: UIFont) {
    guard let words else { return }
    let label = UILabel()
    (label.text, label.font) = (words, font)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textAlignment = .center
    add(label)
  }

  private func add(_ row: UIView) {
    rows.append(row)
    card.addSubview(row)
  }

  private func button(for action: UIAlertAction) -> UIView {
    let button = AnswerButton(type: .system)
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) { action.handler?(action) }
      }, for: .touchUpInside)
    return button
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds: CGRect = view.bounds
    let isAlert = preferredStyle == .alert
    let width = isAlert ? 270 : bounds.width - 16
    let height = layOutRows(width)
    let y =
      isAlert
      ? (bounds.height - height) / 2 : bounds.height - view.safeAreaInsets.bottom - 8 - height
    card.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }

  private func layOutRows(_ width: CGFloat) -> CGFloat {
    var y: CGFloat = rows.first is UILabel ? 19 : 0
    let labels = rows.filter { $0 is UILabel }
    for row in rows where !(row is AnswerButton) {
      let height =
        row is UILabel ? row.sizeThatFits(CGSize(width: width - 32, height: 0)).height : 30
      row.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      y += height + (row is UILabel ? 3 : 8)
    }
    if !labels.isEmpty { y += 16 }
    let buttons = rows.filter { $0 is AnswerButton }
    let share = isRow ? width / 2 : width
    let height: CGFloat = preferredStyle == .alert ? 44 : 57
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      button.frame = CGRect(
        x: isRow ? place * share : 0, y: isRow ? y : y + place * height, width: share,
        height: height)
    }
    return y + height * CGFloat(isRow ? 1 : buttons.count)
  }
}

/// A button of an alert, below a line.
private final class AnswerButton: UIButton {
  private let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    line.backgroundColor = .separator
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    if line.superview == nil { addSubview(line) }
  }
}
