import HeadlessCoreGraphics

/// Measures and movement of menus: guesses from looking at devices.
nonisolated enum MenuLooks {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let titleHeight: CGFloat = 32
  static let radius: CGFloat = 13
  /// Color of the card, whose glass lets little through.
  static let fill = Color(uiColor: .secondarySystemGroupedBackground)
  /// Room beside the words of a row, and in front of them where rows have marks.
  static let inset: CGFloat = 16
  static let markRoom: CGFloat = 22
  /// Height of the line between two groups, and its opacity.
  static let groupGap: CGFloat = 8
  static let gapOpacity = 0.08
  /// Distance of the menu from what it belongs to, and from the edges of the screen.
  static let distance: CGFloat = 6
  static let margin: CGFloat = 8
  /// Size of a menu that has not grown yet.
  static let closedScale = 0.2
  static let opening = Animation.spring(response: 0.32, dampingFraction: 0.78)
  static let closing = Animation.easeOut(duration: 0.2)
  static let shadow = (opacity: 0.2, radius: CGFloat(32), y: CGFloat(10))
  /// Opacity of a row under a finger.
  static let pressedOpacity = 0.1

  /// Height of a menu with these rows.
  static func height(of groups: [MenuGroup]) -> CGFloat {
    let rows = groups.reduce(CGFloat(0)) { height, group in
      height + CGFloat(group.entries.count) * rowHeight + (group.title.isEmpty ? 0 : titleHeight)
    }
    return rows + CGFloat(max(groups.count - 1, 0)) * groupGap
  }

  /// The box of a menu beside what it belongs to: below, or above where there is no room.
  static func frame(height: CGFloat, beside anchor: CGRect, in room: CGRect) -> CGRect {
    let leading = anchor.midX <= room.midX
    let x = leading ? anchor.minX : anchor.maxX - width
    let below = anchor.maxY + distance
    let y =
      below + height <= room.maxY - margin
      ? below : max(anchor.minY - distance - height, room.minY + margin)
    let least = room.minX + margin
    return CGRect(
      x: min(max(x, least), max(room.maxX - margin - width, least)), y: y, width: width,
      height: height)
  }
}
