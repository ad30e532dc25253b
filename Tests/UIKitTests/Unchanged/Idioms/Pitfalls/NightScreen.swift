import UIKit

/// A dark screen, over which the words of the status bar have to be light.
final class NightScreen: UIViewController {
  enum Kind: CaseIterable {
    /// Says so only when it has come.
    case late
    /// Says so all the time, and is not asked.
    case ignored
    /// Says so all the time, and is asked.
    case mended
  }

  private let kind: Kind
  private var isLight: Bool

  init(_ kind: Kind) {
    self.kind = kind
    isLight = kind != .late
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = kind != .ignored
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { isLight ? .lightContent : .default }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard kind == .late else { return }
    isLight = true
    setNeedsStatusBarAppearanceUpdate()
  }
}
