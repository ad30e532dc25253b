import Foundation

/// Has a view pressed by a finger, and acts when that is lifted.
nonisolated struct PressModifier: ViewModifier {
  let press: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(PressSizeModifier(press: press, action: action))
  }
}

/// The same for a view whose box is known.
nonisolated struct PressSizeModifier: ElementModifier {
  let press: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void
  /// True where the whole row of a list acts.
  var isForRow = false
  /// True where that row leads on, and has a mark at its end.
  var showsDisclosure = false

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    PressElement(self, around: child, in: node)
  }
}

private final class PressElement: ModifiedElement<PressSizeModifier>, GestureSite, RowActing {
  var rank: GestureRank { .usual }
  var isForRow: Bool { modifier.isForRow }
  var rowAction: @MainActor () -> Void { modifier.action }
  var isUsable: Bool { isEnabled }
  var isEnabled: Bool { node.environment.isEnabled }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    // All of a button's box takes fingers.
    guard frame.contains(point) || child.hit(at: point) != nil else { return nil }
    return (child.hit(at: point) ?? []) + [self]
  }

  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    if Asked.self == RowDisclosureTrait.self, let value = modifier.showsDisclosure as? Asked.Value {
      return value
    }
    return child.trait(key)
  }

  func local(_ point: CGPoint) -> CGPoint { localPlace(of: point) }

  func makeTracker(
    _ context: GestureContext, report: @escaping (_ isRecognized: Bool) -> Void
  ) -> AnyGestureTracker {
    let tracker = PressTracker(size: frame.size, context)
    let (press, action) = (modifier.press, modifier.action)
    tracker.report = { phase in
      switch phase {
      case .possible(let isPressed): press(isPressed ?? false)
      case .active: break
      case .ended:
        press(false)
        context.atEnd(action)
      case .failed: press(false)
      }
      if case .ended = phase { report(true) } else { report(false) }
    }
    return tracker
  }
}

/// A finger on a button; the value is true while it would act.
final class PressTracker: GestureTracker<Bool> {
  /// Distance outside of its box at which a button still follows a finger: a guess.
  private static let reach: CGFloat = 70

  private let area: CGRect
  private let context: GestureContext
  private var isInside = false

  init(size: CGSize, _ context: GestureContext) {
    area = CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach)
    self.context = context
  }

  override func take(_ touch: GestureTouch) {
    let isInside = area.contains(context.local(touch.place))
    switch touch.phase {
    case .began, .moved:
      if isInside != self.isInside { become(.possible(isInside)) }
      self.isInside = isInside
    case .ended: become(isInside ? .ended(true) : .failed)
    case .cancelled: become(.failed)
    }
  }
}
