/// A way to leave the screen that a view is on.
@MainActor @preconcurrency
public struct DismissAction {
  let leave: @MainActor () -> Void

  nonisolated init(_ leave: @escaping @MainActor () -> Void) { self.leave = leave }

  public func callAsFunction() { leave() }
}

/// A screen's being there, by the name of earlier systems.
nonisolated public struct PresentationMode {
  public let isPresented: Bool
  fileprivate let leave: @MainActor () -> Void

  @MainActor @preconcurrency public mutating func dismiss() { leave() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, leave: dismiss.leave)
    return Binding(get: { mode }, set: { (_: PresentationMode) in })
  }
}
