extension UIApplicationDelegate {
  /// The window of a delegate that has one, whose value may be missing as well.
  ///
  /// A requirement that is optional in Objective-C; the source step asks for it where a file treats it as one.
  public var window__ifImplemented: UIWindow?? { .some(window) }
}
