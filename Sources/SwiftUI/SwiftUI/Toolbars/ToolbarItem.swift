/// A place for items of a toolbar.
nonisolated public struct ToolbarItemPlacement: Sendable {
  let place: ToolbarEntry.Place
  /// True for the action that a screen is there for, whose words are bold.
  let isProminent: Bool

  private init(_ place: ToolbarEntry.Place, isProminent: Bool = false) {
    (self.place, self.isProminent) = (place, isProminent)
  }

  public static let automatic = Self(.trailing)
  public static let principal = Self(.principal)
  public static let navigation = Self(.leading)
  public static let primaryAction = Self(.trailing)
  public static let secondaryAction = Self(.trailing)
  public static let status = Self(.bottom)
  public static let confirmationAction = Self(.trailing, isProminent: true)
  public static let cancellationAction = Self(.leading)
  public static let destructiveAction = Self(.trailing)
  public static let topBarLeading = Self(.leading)
  public static let topBarTrailing = Self(.trailing)
  public static let navigationBarLeading = Self(.leading)
  public static let navigationBarTrailing = Self(.trailing)
  public static let bottomBar = Self(.bottom)
  public static let title = Self(.principal)
  /// There is no keyboard on whose bar the item could be seen.
  public static let keyboard = Self(.nowhere)
}

/// A view in a bar around a screen.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () { (self.placement, self.content) = (placement, content()) }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String { (self.placement, self.content) = (placement, content()) }

  @MainActor func add(to toolbar: inout ToolbarReader) { toolbar.add(content, placement) }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Views beside each other in a bar around a screen.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  @MainActor func add(to toolbar: inout ToolbarReader) { toolbar.add(content, placement) }
}

extension ToolbarReader {
  /// Adds a view at a place that an app names.
  fileprivate mutating func add(_ view: some View, _ placement: ToolbarItemPlacement) {
    if placement.isProminent {
      add(view.fontWeight(.semibold), at: placement.place)
    } else {
      add(view, at: placement.place)
    }
  }
}
