import HeadlessQuartzCore
import HeadlessUIKit

// Controls of UIKit's among views: what they look like and how they answer fingers stands there.

/// The control's action, as the view has it that was described last.
@MainActor
final class ControlActions {
  var changed: () -> Void = {}
  var began: () -> Void = {}
  var ended: () -> Void = {}

  /// Has a control do what the view says.
  func follow(_ control: UIControl) {
    control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    control.addAction(UIAction { [weak self] _ in self?.began() }, for: .touchDown)
    control.addAction(
      UIAction { [weak self] _ in self?.ended() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }
}

extension EnvironmentValues {
  /// The color of controls where one is set; of a style of several colors the first one.
  var controlTint: UIColor? {
    tintStyle?.resolvedPaint(in: self).mainColor.map { UIColor(cgColor: $0.cgColor) }
  }
}

extension UIView {
  /// Takes over what is known at the place of a view.
  func take(_ environment: EnvironmentValues) {
    let style = UIUserInterfaceStyle(environment.colorScheme)
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    (self as? UIControl)?.isEnabled = environment.isEnabled
  }
}

extension Transaction {
  /// Has a control of UIKit's change as the transaction has it: by itself where there is an animation.
  ///
  /// Such a control has curves of its own, whatever the animation is.
  @MainActor
  func change(_ change: (_ isAnimated: Bool) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    change(animation != nil)
    CATransaction.commit()
  }
}

/// Looks of controls that cannot be used.
enum DisabledLooks {
  /// Opacity of the whole control: a guess, that of UIKit's switch.
  static let opacity = 0.5
}

/// Makes a view faint where controls cannot be used.
nonisolated struct FaintWhereDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  init() {}

  @MainActor func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : DisabledLooks.opacity)
  }
}
