import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The status bar as it is drawn: the time, and what is known of the network and the battery, in two inks.
@MainActor
final class StatusBarView: UIView {
  private let dark: Ink
  private let light: Ink

  /// A bar across the screen.
  ///
  /// - Parameter height: of the unsafe edge that it fills.
  init(height: CGFloat) {
    let box = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    (dark, light) = (Ink(.black, box), Ink(.white, box))
    super.init(frame: box)
    accessibilityIdentifier = "status-bar"
    isUserInteractionEnabled = false
    for ink in [dark, light] { addSubview(ink) }
    show(StatusBar.Look(), by: .none)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a look; in a block that animates, the inks fade into each other.
  func show(_ look: StatusBar.Look, by animation: UIStatusBarAnimation) {
    (dark.alpha, light.alpha) = look.isLight ? (0, 1) : (1, 0)
    let change = {
      self.alpha = look.isHidden ? 0 : 1
      let way = look.isHidden && animation == .slide ? -self.bounds.height : 0
      self.transform = CGAffineTransform(translationX: 0, y: way)
    }
    animation == .none ? UIView.performWithoutAnimation(change) : change()
  }
}

extension StatusBarView {
  /// The parts of a status bar in one color.
  @MainActor
  private final class Ink: UIView {
    private let color: UIColor
    /// Middles of the time and of the battery, from the edges of a phone with a notch: read off pictures.
    private static let margin: CGFloat = 54
    private static let battery: CGFloat = 40

    init(_ color: UIColor, _ box: CGRect) {
      self.color = color
      super.init(frame: box)
      accessibilityIdentifier = color == .white ? "status-bar.light" : "status-bar.dark"
      addTime()
      // Above a screen without a notch the bar is low, and its parts are in its middle.
      let middle = box.height > 30 ? box.height - 21 : box.height / 2
      let right = box.width - Ink.battery
      addBattery(CGPoint(x: right, y: middle))
      addWaves(CGPoint(x: right - 26, y: middle))
      addBars(CGPoint(x: right - 49, y: middle))
    }

    required init?(coder: NSCoder) { nil }

    private func addTime() {
      let time = UILabel()
      time.accessibilityIdentifier = "status-bar.time"
      time.text = "9:41"
      time.textColor = color
      time.font = .systemFont(ofSize: bounds.height > 30 ? 17 : 12, weight: .semibold)
      time.textAlignment = .center
      let height: CGFloat = min(bounds.height, 22)
      let top = bounds.height > 30 ? bounds.height - 32 : (bounds.height - height) / 2
      time.frame = CGRect(x: Ink.margin - 30, y: top, width: 60, height: height)
      addSubview(time)
    }

    private func add(_ path: UIBezierPath, stroke: CGFloat? = nil, opacity: Float = 1) {
      let shape = CAShapeLayer()
      shape.name = "status-bar.shape"
      shape.frame = bounds
      shape.path = path.cgPath
      shape.fillColor = stroke == nil ? color.cgColor : nil
      shape.strokeColor = stroke == nil ? nil : color.cgColor
      shape.lineWidth = stroke ?? 0
      shape.opacity = opacity
      layer.addSublayer(shape)
    }

    private func addBattery(_ middle: CGPoint) {
      let box = CGRect(x: middle.x - 12.5, y: middle.y - 6, width: 24, height: 12)
      add(UIBezierPath(roundedRect: box, cornerRadius: 3.5), stroke: 1, opacity: 0.4)
      add(UIBezierPath(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 2))
      let knob = CGRect(x: box.maxX + 1.5, y: middle.y - 2, width: 1.5, height: 4)
      add(UIBezierPath(roundedRect: knob, cornerRadius: 0.75), opacity: 0.4)
    }

    /// Three waves of a radio that come from below.
    private func addWaves(_ middle: CGPoint) {
      let source = CGPoint(x: middle.x, y: middle.y + 4.5)
      for radius: CGFloat in [2, 5.5, 9] {
        let wave = UIBezierPath()
        wave.addArc(
          withCenter: source, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
          clockwise: true)
        add(wave, stroke: 2.2)
      }
    }

    private func addBars(_ middle: CGPoint) {
      for index in 0..<4 {
        let height = CGFloat(4 + index * 8 / 3)
        let bar = CGRect(
          x: middle.x - 8.5 + CGFloat(index) * 4.7, y: middle.y + 6 - height, width: 3,
          height: height)
        add(UIBezierPath(roundedRect: bar, cornerRadius: 1))
      }
    }
  }
}
