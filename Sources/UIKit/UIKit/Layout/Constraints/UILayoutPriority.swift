/// Priority of a constraint, up to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public var rawValue: Float

  /// The priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority with a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Has to hold.
  public static let required = UILayoutPriority(1000)
  /// Priority of a button's resistance to being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// Priority of a user's drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// Priority of a window's keeping its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Priority of a drag that resizes a split view without resizing the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Priority of a view's resistance to being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// Priority of a view's wish for the size that it is asked to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// A priority that is higher by so much.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is lower by so much.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
