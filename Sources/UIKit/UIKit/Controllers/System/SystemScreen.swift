import HeadlessCoreGraphics
import ObjectiveC

/// A screen of the system's, which is a gray box with its name here.
///
/// What is on it is another program's, and not in the app's code.
@MainActor
package final class SystemScreen: UIView {
  private let label = UILabel()

  /// The screen of a kind.
  package init(_ name: String) {
    super.init(frame: UIScreen.main.bounds)
    label.text = name
    setUp()
  }
  /// A screen without a name.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityIdentifier = "system-screen"
    backgroundColor = .systemGray5
    label.accessibilityIdentifier = "system-screen.name"
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }
}
