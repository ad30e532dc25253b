/// How much a constraint matters, up to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public var rawValue: Float

  /// The priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority with a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Has to hold.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a user can resize a scene by dragging.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How much a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How much dragging a split view resizes it without resizing the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view wants the size that it is asked to fit.
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
