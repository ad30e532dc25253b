import UIKit

/// A segue that puts its destination in the place of the top of the stack.
final class ReplaceTop: UIStoryboardSegue {
  override func perform() {
    guard let navigation = source.navigationController else { return }
    var stack = navigation.viewControllers
    stack.removeLast()
    stack.append(destination)
    navigation.setViewControllers(stack, animated: true)
  }
}
