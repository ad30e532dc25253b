// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import ObjectiveC

// Devices here have no keys: code that handles them compiles, and is never called.

/// A key that is held down.
@MainActor @preconcurrency
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  open var phase: Phase { .began }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
}

/// Event of pressed keys.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// A combination of keys that sends a message.
@MainActor @preconcurrency
open class UIKeyCommand: NSObject {
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1 << 17)
    public static let control = Modifiers(rawValue: 1 << 18)
    public static let alternate = Modifiers(rawValue: 1 << 19)
    public static let command = Modifiers(rawValue: 1 << 20)
  }

  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

  public let input: String?
  public let modifierFlags: Modifiers
  public let action: Selector?
  open var title = ""
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: Modifiers, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }
}

public typealias UIKeyModifierFlags = UIKeyCommand.Modifiers
