import SegueTextSupport

/// Functions that a calculation can call.
enum CalculationFunction: String {
  case min, max, round, floor, ceil

  /// Returns the result for these arguments, of which there is at least one.
  func value(of arguments: [Double]) throws(SceneError) -> Double {
    switch self {
    case .min: return arguments.reduce(arguments[0], Swift.min)
    case .max: return arguments.reduce(arguments[0], Swift.max)
    case .round, .floor, .ceil: break
    }
    guard arguments.count == 1 else {
      throw SceneError(
        "found \(arguments.count.counted("number")) in '\(rawValue)', expected one")
    }
    return switch self {
    case .floor: arguments[0].rounded(.down)
    case .ceil: arguments[0].rounded(.up)
    default: arguments[0].rounded()
    }
  }
}
