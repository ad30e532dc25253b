import SegueTextSupport

/// What is wrong with a calculation, and how to go on.
struct CalculationMistake: Error {
  let message: String
  var hint: String?
}

/// What a calculation can call.
enum CalculationFunction: String {
  case min, max, round, floor, ceil

  /// What it makes of these numbers, of which there is at least one.
  func value(of arguments: [Double]) throws(CalculationMistake) -> Double {
    switch self {
    case .min: return arguments.reduce(arguments[0], Swift.min)
    case .max: return arguments.reduce(arguments[0], Swift.max)
    case .round, .floor, .ceil: break
    }
    guard arguments.count == 1 else {
      throw CalculationMistake(
        message: "found \(arguments.count.counted("number")) in '\(rawValue)', expected one")
    }
    return switch self {
    case .floor: arguments[0].rounded(.down)
    case .ceil: arguments[0].rounded(.up)
    default: arguments[0].rounded()
    }
  }
}
