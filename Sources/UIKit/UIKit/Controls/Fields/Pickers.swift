public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A control for a date, which shows it as words.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var datePickerMode = Mode.dateAndTime
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var calendar: Calendar!
  open var locale: Locale?
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of rows; each shows the row that is chosen and its neighbors.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var rows: [Int: Int] = [:]
  private var labels: [UILabel] = []

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int {
    rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
    makeRows()
  }
  open func reloadAllComponents() { makeRows() }
  open func reloadComponent(_ component: Int) { makeRows() }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  private func makeRows() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    for component in 0..<numberOfComponents {
      let chosen = selectedRow(inComponent: component)
      for row in chosen - 2...chosen + 2
      where (0..<numberOfRows(inComponent: component)).contains(row) {
        let label = UILabel()
        label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        label.alpha = 1 - 0.35 * CGFloat(abs(row - chosen))
        // Where it stands: the wheel, and the rows from the chosen one.
        label.tag = component * 5 + row - chosen + 2
        addSubview(label)
        labels.append(label)
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(numberOfComponents, 1))
    for label in labels {
      label.frame = CGRect(
        x: CGFloat(label.tag / 5) * width, y: bounds.midY - 16 + CGFloat(label.tag % 5 - 2) * 32,
        width: width, height: 32)
    }
  }
}

/// Spokes above a list, which turn while it is loaded anew.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  private let spokes = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size.height = 60
    title.textAlignment = .center
    addSubview(spokes)
    addSubview(title)
    isHidden = true
  }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? {
    didSet { title.attributedText = attributedTitle }
  }
  open func beginRefreshing() {
    (isRefreshing, isHidden) = (true, false)
    spokes.startAnimating()
  }
  open func endRefreshing() {
    (isRefreshing, isHidden) = (false, true)
    spokes.stopAnimating()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    title.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
  }
}
