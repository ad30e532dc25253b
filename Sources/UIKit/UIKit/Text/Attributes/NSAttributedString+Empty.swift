public import HeadlessCoreGraphics

extension NSAttributedString {
  /// A text without a letter, which is what `NSAttributedString()` means.
  ///
  /// Foundation on Linux has no initializer without arguments, and an extension can give it none that
  /// overrides NSObject's.
  public convenience init(withoutLetters: Void = ()) { self.init(string: "") }
}
