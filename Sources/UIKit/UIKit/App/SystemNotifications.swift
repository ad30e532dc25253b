public import HeadlessCoreGraphics
import ObjectiveC

// What the system tells whoever listens. An app is active from its first frame to its last, the device
// stays as it is held, and no keyboard comes, so that most of this is never posted here.

private func name(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIScene {
  public nonisolated static let willConnectNotification = name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = name(
    "UISceneDidEnterBackgroundNotification")
}

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification = name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = name(
    "UITextViewTextDidChangeNotification")
}

extension UIContentSizeCategory {
  public static let didChangeNotification = name("UIContentSizeCategoryDidChangeNotification")
}
