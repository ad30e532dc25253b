/// Choices of a row; `nil` for those that the list makes.
///
/// What stands nearer to the row holds before what stands further out.
struct RowSettings {
  /// The line at an edge of a row.
  struct Line {
    var visibility: Visibility?
    var tint: Color?
  }

  var insets: EdgeInsets?
  var top = Line()
  var bottom = Line()

  /// Fills in what is not said yet.
  mutating func fill(_ line: Line, at edges: VerticalEdge.Set) {
    if edges.contains(.top) { top.fill(line) }
    if edges.contains(.bottom) { bottom.fill(line) }
  }
}

extension RowSettings.Line {
  fileprivate mutating func fill(_ outer: Self) {
    visibility = visibility ?? outer.visibility
    tint = tint ?? outer.tint
  }
}

/// Name of what a row tells its list.
enum RowSettingsTrait: ElementTraitKey {
  static var defaultValue: RowSettings { RowSettings() }
}

/// Tells the list something about the rows inside.
nonisolated struct RowSettingsModifier: ElementModifier {
  let fill: (inout RowSettings) -> Void

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    RowSettingsElement(self, around: child, in: node)
  }
}

private final class RowSettingsElement: ModifiedElement<RowSettingsModifier> {
  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    guard Asked.self == RowSettingsTrait.self else { return child.trait(key) }
    var settings = child.trait(RowSettingsTrait.self)
    modifier.fill(&settings)
    return settings as? Asked.Value ?? child.trait(key)
  }
}

extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowSettingsModifier { $0.insets = $0.insets ?? insets })
  }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowSettingsModifier { $0.fill(.init(visibility: visibility), at: edges) })
  }
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowSettingsModifier { $0.fill(.init(tint: color), at: edges) })
  }

  // Sections have no lines of their own here: the box of a group ends there, or the line of its last row.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  // The tint of a row colors marks that the device draws in some of its lists, none of these.
  public func listItemTint(_ tint: Color?) -> some View { self }
}
