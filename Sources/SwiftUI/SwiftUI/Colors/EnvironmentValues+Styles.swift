/// A style that was set at a place, with those that held there before: a style may name these.
struct PlacedStyle: Sendable {
  let style: AnyShapeStyle
  let outer: [PlacedStyle]

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    var environment = environment
    environment.foregroundStyles = outer
    return style.resolvedPaint(in: environment, level: level)
  }
}

extension EnvironmentValues {
  /// The styles of what lies in front, the most important first; none for those of the system.
  var foregroundStyles: [PlacedStyle] {
    get { self[.foregroundStyles, or: []] }
    set { self[.foregroundStyles, or: []] = newValue }
  }

  /// Has what lies in front be painted with these styles, the most important first.
  package mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
    let outer = foregroundStyles
    foregroundStyles = styles.map { PlacedStyle(style: $0, outer: outer) }
  }

  /// The paint of what lies in front, so many steps away from the most important.
  package func foregroundPaint(level: Int) -> ResolvedPaint {
    let styles = foregroundStyles
    guard let last = styles.last else {
      return SystemStyle.labels.paint(in: self, level: level)
    }
    if level < styles.count { return styles[level].paint(in: self, level: 0) }
    return last.paint(in: self, level: level - (styles.count - 1))
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[.backgroundStyle, or: nil] }
    set { self[.backgroundStyle, or: nil] = newValue }
  }

  /// The style of controls; `nil` for the accent color.
  package var tintStyle: AnyShapeStyle? {
    get { self[.tint, or: nil] }
    set { self[.tint, or: nil] = newValue }
  }
}
