extension NSLayoutConstraint {
  /// The constraints that a sentence of the visual format language means.
  ///
  /// As in UIKit, a mistake in the sentence ends the program.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatMistake) {
      return try VisualFormatConstraints(
        VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:], views: views
      ).all()
    } catch {
      preconditionFailure("the visual format '\(format)' cannot be read: \(error)")
    }
  }
}
