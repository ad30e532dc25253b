import UIKit

/// A fade that lays the arriving page out before it begins, or only while it runs.
final class EagerFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let laysOutFirst: Bool

  init(laysOutFirst: Bool) {
    self.laysOutFirst = laysOutFirst
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let arriving = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: arriving)
    to.alpha = 0
    context.containerView.addSubview(to)
    if laysOutFirst { to.layoutIfNeeded() }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        to.alpha = 1
        to.layoutIfNeeded()
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

/// A page with a card that constraints place.
final class CardPage: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemIndigo
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 45),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -45),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      card.heightAnchor.constraint(equalToConstant: 400),
    ])
  }
}
