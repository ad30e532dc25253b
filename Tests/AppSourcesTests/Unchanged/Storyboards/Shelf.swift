import UIKit

/// An app's screens as Interface Builder wires them: outlets of every kind, actions, and a segue of its own.
class ShelfViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet var books: [UIButton]!
  @IBOutlet weak var panel: UIView? {
    didSet { panel?.isHidden = true }
  }
  @IBOutlet private(set) var keeper: ShelfKeeper!
  @IBInspectable var shelf: Int = 1
  private(set) var events: [String] = []

  var wiredTitle: String? { titleLabel?.text }

  @IBAction private func refresh() { events.append("refresh") }
  @IBAction func open(_ sender: UIButton) { performSegue(withIdentifier: "open", sender: sender) }
  @IBAction func touch(_ sender: Any?, forEvent event: UIEvent) { events.append("touch") }
  @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) { events.append("unwind") }
  @IBAction func back(segue: UIStoryboardSegue) { events.append("back") }
  @IBSegueAction func makeBook(_ coder: NSCoder) -> BookViewController? {
    BookViewController(coder: coder, title: "Dune")
  }
}

final class SpecialShelfViewController: ShelfViewController {
  #if DEBUG
    @IBOutlet weak var badge: UILabel?
  #endif
  @IBOutlet weak var footer: UIView?
}

class BookViewController: UIViewController {
  @IBOutlet weak var scroller: UIScrollView!
  let name: String

  init?(coder: NSCoder, title: String) {
    name = title
    super.init(coder: coder)
  }

  required init?(coder aDecoder: NSCoder) {
    name = "plain"
    super.init(coder: aDecoder)
  }
}

/// An object of a scene that is neither a view nor a controller.
@objc(Keeper)
final class ShelfKeeper: NSObject, UIScrollViewDelegate {
  @IBOutlet weak var owner: ShelfViewController?
}

private final class SpineCell: UITableViewCell {
  @IBOutlet private var spine: UILabel?
  @IBOutlet @objc(mark) var marker: UIView?
}

enum Drawings {
  class Rule: UIView {
    @IBInspectable var thickness: CGFloat = 1 {
      didSet { setNeedsDisplay() }
    }
    @IBInspectable var double: Bool {
      get { thickness > 2 }
      set { thickness = newValue ? 3 : 1 }
    }
  }
}

final class LongPull: UIPanGestureRecognizer {
  @IBInspectable var distance: CGFloat = 40
}

final class RiseSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

extension UIView {
  @IBInspectable var roundness: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
