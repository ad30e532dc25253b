/// Something in the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("this part of a toolbar is not made of others") }
}

/// Something in a toolbar that people can rearrange; here they do not.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A part of a toolbar that is not made of others.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  @MainActor func add(to toolbar: inout ToolbarReader)
}

/// Puts parts of a toolbar behind each other.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarContentList(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> { .first(first) }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> { .second(second) }
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent { ToolbarContentList(parts: [content]) }
}

/// Parts behind each other.
nonisolated private struct ToolbarContentList: PrimitiveToolbarContent {
  let parts: [any ToolbarContent]

  @MainActor func add(to toolbar: inout ToolbarReader) {
    for part in parts { toolbar.add(part) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor func add(to toolbar: inout ToolbarReader) {
    if let content = self { toolbar.add(content) } else { toolbar.skip() }
  }
}

/// One of two parts, by a condition.
nonisolated public enum _ConditionalToolbarContent<
  TrueContent: ToolbarContent, FalseContent: ToolbarContent
>: PrimitiveToolbarContent {
  case first(TrueContent)
  case second(FalseContent)

  @MainActor func add(to toolbar: inout ToolbarReader) {
    switch self {
    case .first(let content): toolbar.add(content)
    case .second(let content): toolbar.add(content)
    }
  }
}

/// An item of a toolbar, at its place in a bar.
struct ToolbarEntry {
  /// A part of a bar.
  enum Place { case leading, trailing, principal, bottom, nowhere }

  /// The toolbar that an item belongs to, and its place in it.
  struct ID: Hashable {
    let node: Int
    let index: Int
  }

  let id: ID
  let place: Place
  let view: AnyView
  let environment: EnvironmentValues
  /// Number that changes whenever the view may have.
  let version: Int
}

/// Collects the items of a toolbar.
@MainActor
struct ToolbarReader {
  private let node: Node
  private let version: Int
  private let slots: ToolbarSlots
  private(set) var entries: [ToolbarEntry] = []
  private var count = 0

  init(for node: Node, _ slots: ToolbarSlots, version: Int) {
    (self.node, self.slots, self.version) = (node, slots, version)
  }

  /// Adds what a part of the toolbar is made of.
  mutating func add<Content: ToolbarContent>(_ content: Content) {
    if let content = content as? any PrimitiveToolbarContent { return content.add(to: &self) }
    slots.slots(at: count).connect(content, to: node)
    count += 1
    add(content.body)
  }

  /// Adds an item.
  mutating func add(_ view: some View, at place: ToolbarEntry.Place) {
    count += 1
    entries.append(
      ToolbarEntry(
        id: .init(node: node.number, index: count), place: place, view: AnyView(view),
        environment: node.environment, version: version))
  }

  /// Leaves room for an item that is missing now.
  mutating func skip() { count += 1 }
}

/// Room for what parts of a toolbar keep.
@MainActor
final class ToolbarSlots {
  private var slots: [Int: PropertySlots] = [:]

  /// The room of a part.
  func slots(at index: Int) -> PropertySlots {
    let known = slots[index] ?? PropertySlots()
    slots[index] = known
    return known
  }

  func disconnect() { for part in slots.values { part.disconnect() } }
}
