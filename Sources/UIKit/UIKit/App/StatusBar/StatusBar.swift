import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

/// The device's status bar: it asks the controllers for its look when UIKit asks, and notes what comes too late.
@MainActor
final class StatusBar {
  /// The status bar of the app that runs.
  static var current: StatusBar { AppSession.current.belonging { StatusBar() } }

  /// Look of the bar: its ink, and if it is there at all.
  struct Look: Equatable {
    var isLight = false
    var isHidden = false

    /// The look in words.
    var words: String { isHidden ? "hidden" : isLight ? "light" : "dark" }
  }

  /// Bar as a film shows it; `nil` for a device without one.
  private(set) lazy var view: StatusBarView? =
    UIScreen.main.device.showsStatusBar ? StatusBarView(height: height) : nil
  private var height: CGFloat { UIScreen.main.safeAreaInsets.top }
  /// Look that is shown.
  private(set) var shown = Look()
  /// Time and name of the animated transition that has ended last.
  private var lastEnd: (time: Time, name: String)?

  /// Look that the controllers ask for now.
  var wanted: Look {
    let app = UIApplication.shared
    return Look(
      isLight: isLight(app.statusBarStyle, in: app.keyWindow), isHidden: app.isStatusBarHidden)
  }

  private func isLight(_ style: UIStatusBarStyle, in view: UIView?) -> Bool {
    switch style {
    case .lightContent: true
    case .darkContent: false
    case .default:
      (view?.traitCollection ?? UIScreen.main.traitCollection).userInterfaceStyle == .dark
    }
  }

  /// True if the controllers ask for another look than the one that is shown.
  var isStale: Bool { wanted != shown }

  /// Shows the look that the controllers ask for; in a block that animates it changes along with the rest.
  func update() {
    let wanted = wanted
    guard wanted != shown else { return }
    shown = wanted
    view?.show(wanted, by: UIApplication.shared.statusBarAnimation)
  }

  /// Shows the look that counts after a transition was cancelled, or nobody has seen it.
  func settle() { UIView.performWithoutAnimation { update() } }
}

// MARK: - What comes too late

extension StatusBar {
  /// Seconds after a transition within which a change belongs to it: a guess, the eye is still there.
  private static let patience = 1.0

  /// An animated transition has ended.
  func noteEnd(of name: String) { lastEnd = (AppSession.current.clock.now, name) }

  /// A controller has asked for an update by itself.
  func update(for controller: UIViewController) {
    let (old, new) = (shown, wanted)
    guard old != new else { return }
    let isAnimated = (ViewAnimation.current?.duration ?? 0) > 0
    let now = AppSession.current.clock.now
    if !isAnimated, let lastEnd, (now - lastEnd.time).seconds <= StatusBar.patience {
      let passed = Int(((now - lastEnd.time).seconds * 1000).rounded())
      AppSession.current.note(
        AppFinding(
          .statusBarLate,
          "the status bar jumps from \(old.words) to \(new.words) \(passed) ms after"
            + " \(lastEnd.name): let \(type(of: controller)) say its look before it comes,"
            + " or call setNeedsStatusBarAppearanceUpdate in an animation",
          at: SourcePlaces.place(of: type(of: controller), ["viewDidAppear(_:)"])))
    }
    update()
  }

  /// A controller has come that covers the bar; the bar may have the look of the one below.
  func noteIfIgnored(_ presented: UIViewController) {
    guard presented.resolvedStyle != .fullScreen,
      !presented.modalPresentationCapturesStatusBarAppearance,
      let view = presented.viewIfLoaded, view.window != nil,
      view.convert(view.bounds, to: nil).contains(CGRect(x: 0, y: 0, width: 1, height: 1))
    else { return }
    let app = UIApplication.shared
    let asked = Look(
      isLight: isLight(
        app.deciding(below: presented, \.childForStatusBarStyle).preferredStatusBarStyle, in: view),
      isHidden: app.deciding(below: presented, \.childForStatusBarHidden).prefersStatusBarHidden)
    guard asked != shown else { return }
    AppSession.current.note(
      AppFinding(
        .statusBarIgnored,
        "\(type(of: presented)) covers the screen and asks for a status bar that is \(asked.words);"
          + " it stays \(shown.words), as a presentation of its style does not ask it:"
          + " set modalPresentationCapturesStatusBarAppearance",
        at: SourcePlaces.place(of: type(of: presented))))
  }
}
