/// Counts what may have changed for constraints, so that nothing is solved twice.
@MainActor
enum LayoutChanges {
  /// Number of changes.
  private(set) static var count = 0

  /// A frame, a content, a constraint or a tree is another than before.
  static func note() { count += 1 }
}
