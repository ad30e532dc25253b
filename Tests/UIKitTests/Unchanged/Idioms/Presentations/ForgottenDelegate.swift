import UIKit

/// A delegate that nobody keeps, and one that the controller owns.
enum Delegates {
  @MainActor
  static func forgotten() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: BlankController())
    navigation.delegate = OperationDelegate()
    return navigation
  }

  @MainActor
  static func taken() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: BlankController())
    let delegate = OperationDelegate()
    navigation.delegate = delegate
    navigation.delegate = nil
    return navigation
  }
}
