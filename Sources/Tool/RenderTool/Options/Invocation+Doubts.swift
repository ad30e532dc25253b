import SegueMotion
import SegueTextSupport

extension Invocation {
  /// Warnings about valid but unlikely values: seconds where milliseconds count.
  var doubts: [String] {
    settings.compactMap { setting in
      guard case .time(let span) = setting.value, span > .zero, span < .milliseconds(1) else {
        return nil
      }
      let time = Time(span).milliseconds
      return
        "option '\(setting.option.longForm)': \(NumberText.format(time)) ms is less than a frame;"
        + " times are milliseconds: \(NumberText.format(time * 1000)),"
        + " or \(NumberText.format(time))s"
    }
  }

  /// The variable that is given two values; nothing where none is.
  var contradiction: UsageError? {
    var values: [String: String] = [:]
    for case .assignment(let assignment) in settings.map(\.value) {
      let other = values.updateValue(assignment.value, forKey: assignment.name)
      if let other, other != assignment.value { return .twoValues(assignment.name) }
    }
    return nil
  }
}
