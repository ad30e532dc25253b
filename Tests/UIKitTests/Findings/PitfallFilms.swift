import UIKit

/// Films of what every guide warns of, each with its mended twin.
@MainActor
enum PitfallFilms {
  /// A presentation on a device with a status bar.
  static func night(_ kind: NightScreen.Kind) -> UIKitRecording {
    UIKitRecording(of: presenting(NightScreen(kind)), on: HeadlessDevice.iPhone.withStatusBar)
  }

  /// A push below a bar that is seen through.
  static func clearBar(hasBackground: Bool) -> Film {
    Film(
      pushing(
        ShortPage("Next"), onto: ClearBar(ShortPage("First"), hasBackground: hasBackground)))
  }

  /// A push by an animator that has the page laid out before it moves, or not.
  static func eagerFade(laysOutFirst: Bool) -> Film {
    Film(
      UIKitTransition("push") { window in
        let navigation = UINavigationController(rootViewController: Page("from", .white))
        navigation.delegate = Giver(EagerFade(laysOutFirst: laysOutFirst))
        window.rootViewController = navigation
      } begin: { window in
        (window.rootViewController as? UINavigationController)?
          .pushViewController(CardPage(), animated: true)
      })
  }

  /// A segue that animates by itself, or leaves that to others.
  static func segue(isPlain: Bool) -> Film {
    Film(
      UIKitTransition("segue") { window in
        window.rootViewController = UINavigationController(rootViewController: Page("from"))
      } begin: { window in
        guard let top = (window.rootViewController as? UINavigationController)?.topViewController
        else { return }
        let next = Page("to", .blue)
        top.perform(
          isPlain
            ? PlainSegue(identifier: nil, source: top, destination: next)
            : FadeSegue(identifier: nil, source: top, destination: next))
      })
  }
}
