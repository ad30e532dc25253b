package import Foundation

/// UIKit's measures of tables, in points and seconds.
package enum TableMetrics {
  /// Height of a row with one line of text, and the least height of any other.
  package static let rowHeight: CGFloat = 44
  /// Distance of a row's content from the edges of the row.
  package static let contentInset: CGFloat = 16
  /// Distance of the rows of an inset group from the edges of the table.
  package static let groupInset: CGFloat = 16
  /// Radius of the corners of an inset group.
  package static let groupRadius: CGFloat = 10
  /// Room above a group without a header, and below one without a footer.
  package static let groupGap: CGFloat = 18
  /// Height of a header above a group.
  package static let groupHeader: CGFloat = 38
  /// Height of a header among plain rows, and of any footer.
  package static let plainHeader: CGFloat = 28
  /// Duration of the animation of rows that come, go and move.
  package static let updateDuration = 0.3
  /// Color of a row that is chosen, or under a finger.
  @MainActor package static var selection: UIColor { .systemGray4 }
}
