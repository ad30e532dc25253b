// Declarations of whole apps: they compile, and are never run.

/// An app, made of scenes.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  init()
}

extension App {
  /// A film shows a view of the app, never the app as a whole.
  public static func main() {
    fatalError("an app is not run here: its previews and views are filmed, one by one")
  }
}

/// A part of an app that the system shows in windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("this scene is not made of others") }
}

/// Puts scenes beside each other in a block.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene(content: (repeat each content))
  }
}

/// Scenes beside each other.
nonisolated struct TupleScene<Content>: Scene {
  let content: Content
}

/// Windows of one kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window with the settings of an app.
nonisolated public struct Settings<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A type whose views a tool shows while one works on them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The room that a tool shows a preview in.
nonisolated public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a tool shows a preview on, by its name.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
