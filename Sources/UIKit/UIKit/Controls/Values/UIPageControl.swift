public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// A row of dots that says which page is shown.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  private var dots: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9

  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { makeDots() } } }
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      show()
    }
  }
  private var page = 0
  open var hidesForSinglePage = false { didSet { show() } }
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteLook(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
      show()
    }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteLook(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
      show()
    }
  }
  open var allowsContinuousInteraction = true
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(pageCount) * UIPageControl.dot
    return CGSize(width: dots + CGFloat(max(pageCount - 1, 0)) * UIPageControl.gap + 32, height: 26)
  }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<max(numberOfPages, 0)).map { index in
      let dot = UIView()
      dot.accessibilityIdentifier = "dot-\(index)"
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = UIPageControl.dot / 2
      addSubview(dot)
      return dot
    }
    currentPage = page
    invalidateIntrinsicContentSize()
  }

  private func show() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && dots.count < 2
    }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (side, step) = (UIPageControl.dot, UIPageControl.dot + UIPageControl.gap)
    let left = bounds.midX - (CGFloat(dots.count) * step - UIPageControl.gap) / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: left + CGFloat(index) * step, y: bounds.midY - side / 2, width: side, height: side)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { send(.valueChanged, event) }
  }
}
