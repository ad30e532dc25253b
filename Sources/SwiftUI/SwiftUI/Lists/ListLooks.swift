import HeadlessCoreGraphics
import HeadlessUIKit

/// Measures and colors of a list, by its style: those of UIKit's tables.
struct ListLooks {
  let form: _ListForm
  let settings: ListSettings
  let leastRowHeight: CGFloat
  let leastHeaderHeight: CGFloat?

  @MainActor init(in environment: EnvironmentValues) {
    form = environment.listForm
    settings = environment.listSettings
    leastRowHeight = environment.defaultMinListRowHeight
    leastHeaderHeight = environment.defaultMinListHeaderHeight
  }

  /// Room above and below the content of a row: what a line of text leaves of the least height, rounded.
  private static let rowPadding: CGFloat = 11
  /// Distance of the words of a header from the group below, and of those of a footer from the one above: a guess
  /// from looking at devices.
  private static let titleGap: CGFloat = 7
  /// Room above the words of a header: what a line of small words leaves of the height of a header.
  private static let headerTop: CGFloat = 15

  var isPlain: Bool { form == .plain || form == .inset }
  /// True where the rows of a section are in a box with round corners.
  var isInset: Bool { form == .insetGrouped || form == .sidebar }

  /// Distance of the rows from the edges of the list.
  var sideInset: CGFloat { isInset ? TableMetrics.groupInset : 0 }
  var radius: CGFloat { isInset ? TableMetrics.groupRadius : 0 }
  /// Distance at which lines end before the edge of a row.
  var lineEndInset: CGFloat { form == .inset ? TableMetrics.contentInset : 0 }
  var rowSpacing: CGFloat { settings.rowSpacing ?? 0 }

  static var rowInsets: EdgeInsets {
    EdgeInsets(
      top: rowPadding, leading: TableMetrics.contentInset, bottom: rowPadding,
      trailing: TableMetrics.contentInset)
  }

  /// Room around the words above or below a section.
  func titleInsets(_ kind: SectionPart.Kind) -> EdgeInsets {
    let side = sideInset + TableMetrics.contentInset
    let (top, bottom) =
      isPlain ? (0, 0) : kind == .header ? (Self.headerTop, Self.titleGap) : (Self.titleGap, 0)
    return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  /// Least height of a header or a footer, with words or without.
  func titleHeight(_ kind: SectionPart.Kind, isThere: Bool) -> CGFloat {
    guard isThere else { return isPlain ? 0 : TableMetrics.groupGap }
    if let leastHeaderHeight, kind == .header { return leastHeaderHeight }
    return kind == .header && !isPlain ? TableMetrics.groupHeader : TableMetrics.plainHeader
  }

  /// Color behind everything; `nil` for none.
  var background: UIColor? {
    guard settings.showsBackground else { return nil }
    return isPlain ? .systemBackground : .systemGroupedBackground
  }

  /// Color behind the rows of a section; `nil` where that of the list is seen.
  var rowBackground: UIColor? { isPlain ? nil : .secondarySystemGroupedBackground }

  /// Looks of the words above and below sections.
  var sections: SectionLooks {
    let isPlain = isPlain
    return SectionLooks { environment in
      guard environment.headerProminence == .standard else {
        environment.font = .title3.bold()
        return
      }
      environment.setForegroundStyles([AnyShapeStyle(Color(uiColor: .secondaryLabel))])
      environment.font = isPlain ? .subheadline.weight(.semibold) : .footnote
      if !isPlain { environment.textCase = .uppercase }
    } footer: { environment in
      environment.setForegroundStyles([AnyShapeStyle(Color(uiColor: .secondaryLabel))])
      environment.font = .footnote
    }
  }
}
