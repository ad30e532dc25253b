import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// A row that a finger pulls to a side, and the buttons that come to sight beside it.
///
/// Apple has published no numbers: widths, springs and the share of the row after which the first button acts
/// by itself are near what devices show.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  let isTrailing: Bool
  /// Distance by which the row is pulled: negative to the left.
  private(set) var offset: CGFloat = 0
  private let configuration: UISwipeActionsConfiguration
  private let strip = UIView()
  private var buttons: [UIButton] = []
  private weak var table: UITableView?
  private var isActing = false

  private static let leastWidth: CGFloat = 74
  /// Share of the row's width beyond which a finger that lets go has chosen the first button.
  private static let fullSwipe: CGFloat = 0.6

  init(
    _ configuration: UISwipeActionsConfiguration, of cell: UITableViewCell, at path: IndexPath,
    in table: UITableView, isTrailing: Bool
  ) {
    (self.configuration, self.cell, self.path) = (configuration, cell, path)
    (self.table, self.isTrailing) = (table, isTrailing)
    strip.accessibilityIdentifier = "row-actions"
    strip.clipsToBounds = true
    strip.frame = cell.frame
    table.insertSubview(strip, belowSubview: cell)
    buttons = configuration.actions.map(button)
    for button in buttons.reversed() { strip.addSubview(button) }
    pull(by: 0)
  }

  private func button(for action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.accessibilityIdentifier = action.title
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
    button.tintColor = .white
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.backgroundColor = action.backgroundColor
    button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
    return button
  }

  private func width(of button: UIButton) -> CGFloat {
    max(button.sizeThatFits(.zero).width + 30, RowSwipe.leastWidth)
  }

  /// Distance at which all buttons are in sight.
  private var openOffset: CGFloat {
    let width = buttons.reduce(0) { $0 + self.width(of: $1) }
    return isTrailing ? -width : width
  }

  private var actsByItself: Bool {
    configuration.performsFirstActionWithFullSwipe
      && offset.magnitude > cell.bounds.width * RowSwipe.fullSwipe
  }

  /// Pulls the row; buttons share what comes to sight, the first one at the edge.
  func pull(by distance: CGFloat) {
    offset = isTrailing ? min(distance, 0) : max(distance, 0)
    let (seen, open) = (offset.magnitude, max(openOffset.magnitude, 1))
    cell.frame.origin.x = strip.frame.minX + offset
    // Each button comes out from below the one before it, with all of its words from the begin.
    var near: CGFloat = 0
    for button in buttons {
      let isAlone = actsByItself && button === buttons.first
      let whole = width(of: button)
      near += isAlone ? seen : whole * seen / open
      let width = isAlone ? seen : max(whole, whole * seen / open)
      button.frame = CGRect(
        x: isTrailing ? strip.bounds.width - near : near - width, y: 0, width: width,
        height: strip.bounds.height)
    }
  }

  /// The finger lets go: the row stays open, closes, or the first button acts.
  func letGo(velocity: CGFloat) {
    if actsByItself, let first = configuration.actions.first { return perform(first) }
    let isOpening = isTrailing ? velocity < 0 : velocity > 0
    let isFar = offset.magnitude > openOffset.magnitude / 2
    velocity.magnitude > 100 ? move(open: isOpening) : move(open: isFar)
  }

  func move(open: Bool) {
    if !open, table?.rows.swipe === self { table?.rows.swipe = nil }
    let goal = open ? openOffset : 0
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      self.pull(by: goal)
      for button in self.buttons { button.layoutIfNeeded() }
    } completion: { [self] _ in
      if !open { end() }
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard !isActing else { return }
    isActing = true
    action.handler(action, strip) { [weak self] _ in
      guard let self else { return }
      isActing = false
      table?.isRowThere(cell) == true ? move(open: false) : end()
    }
  }

  /// The buttons go, and the row belongs to the table again.
  func end() {
    strip.removeFromSuperview()
    guard let table else { return }
    if table.rows.swipe === self { table.rows.swipe = nil }
    table.setNeedsLayout()
    table.rowDelegate?.tableView(table, didEndEditingRowAt: path)
  }
}

/// The pan that pulls rows to a side: it begins only where a row has buttons there.
@MainActor
final class RowSwipePan: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var start: CGFloat = 0

  init(of table: UITableView) {
    super.init(target: nil, action: nil)
    self.table = table
    maximumNumberOfTouches = 1
    addTarget(self, action: Selector("pull", RowSwipePan.pull))
  }
  override init?(coder: NSCoder) { super.init(coder: coder) }

  override func mayBegin() -> Bool {
    guard let table else { return false }
    let way = velocity(in: table)
    guard way.x.magnitude > way.y.magnitude,
      let path = table.indexPathForRow(at: location(in: table))
    else { return false }
    if table.rows.swipe?.path == path { return true }
    return table.beginSwipe(at: path, isTrailing: way.x < 0)
  }

  private func pull() {
    guard let table, let swipe = table.rows.swipe else { return }
    switch state {
    case .began:
      start = swipe.offset
      swipe.pull(by: start + translation(in: table).x)
    case .changed: swipe.pull(by: start + translation(in: table).x)
    case .ended: swipe.letGo(velocity: velocity(in: table).x)
    case .cancelled: swipe.move(open: false)
    default: break
    }
  }
}
