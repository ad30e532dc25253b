public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// View above or below the rows of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(label)
    return label
  }()
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let labels = contentView.subviews.filter { $0 is UILabel }
    if labels.count == 1, labels[0] === textLabel {
      labels[0].frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
    }
  }
}
