public import Foundation
public import HeadlessUIKit

// What the system tells an app, and what it is asked for: no other app and no device is around a film.

/// Something that a device lets people feel.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  /// Weight of things that meet.
  nonisolated public enum Weight: Equatable, Sendable { case light, medium, heavy }
  /// Softness of things that meet.
  nonisolated public enum Flexibility: Equatable, Sendable { case rigid, solid, soft }

  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { SensoryFeedback() }
}

extension View {
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

// MARK: Apps

/// Menus of an app, on devices that have such.
public protocol Commands {}

/// No menus.
nonisolated public struct EmptyCommands: Commands { public init() {} }

/// Menus beside each other.
nonisolated public struct TupleCommands: Commands {}

/// A place among the menus that the system has.
nonisolated public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let appTermination = Self()
  public static let appVisibility = Self()
  public static let help = Self()
  public static let importExport = Self()
  public static let newItem = Self()
  public static let pasteboard = Self()
  public static let printItem = Self()
  public static let saveItem = Self()
  public static let sidebar = Self()
  public static let singleWindowList = Self()
  public static let systemServices = Self()
  public static let textEditing = Self()
  public static let textFormatting = Self()
  public static let toolbar = Self()
  public static let undoRedo = Self()
  public static let windowArrangement = Self()
  public static let windowList = Self()
  public static let windowSize = Self()
}

/// Entries of a menu that the system has.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Puts menus beside each other in a block.
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands { TupleCommands() }
}

extension Scene {
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
}
