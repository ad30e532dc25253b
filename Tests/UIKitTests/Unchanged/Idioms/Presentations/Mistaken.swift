import UIKit

/// A screen with one of the mistakes that nobody sees in the code.
final class Mistaken: UIViewController {
  enum Mistake: CaseIterable {
    case stays, leavesOpen, contradicts, changesOnQueue, changesInTask, movesNothing, hasNoSegue
    case hasNoAction, hasNoCell, isNowhere, hasNoPicture, hasNoColor, hasPDF
  }

  private static var kept: [Mistaken] = []
  private let mistake: Mistake
  private let box = UIView()

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    var constraints = [
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
    ]
    if mistake != .leavesOpen {
      constraints.append(box.heightAnchor.constraint(equalToConstant: 9))
    }
    if mistake == .contradicts {
      constraints.append(box.widthAnchor.constraint(equalToConstant: 50))
    }
    NSLayoutConstraint.activate(constraints)
    if mistake == .stays { Mistaken.kept.append(self) }
    if mistake == .hasNoCell {
      let list = UITableView(frame: view.bounds)
      view.addSubview(list)
      _ = list.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    }
  }

  func go() {
    switch mistake {
    case .changesOnQueue: DispatchQueue.global().async { self.box.alpha = 0.5 }
    case .changesInTask:
      let layer = box.layer
      Task.detached { layer.opacity = 0.5 }
    case .movesNothing:
      box.layer.add(CABasicAnimation(keyPath: "nothing"), forKey: nil)
    case .hasNoSegue: performSegue(withIdentifier: "next", sender: nil)
    case .hasNoAction:
      Timer.scheduledTimer(
        timeInterval: 0.1, target: self, selector: Selector(("gone")), userInfo: nil, repeats: false
      )
    case .hasNoPicture: box.layer.contents = UIImage(named: "nowhere")?.cgImage
    case .hasNoColor: box.backgroundColor = UIColor(named: "nothing")
    case .hasPDF: box.layer.contents = UIImage(named: "paper")?.cgImage
    case .isNowhere: Mistaken(.stays).present(UIViewController(), animated: true)
    default: break
    }
  }
}
