private enum LeastLinesKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// Number of lines for which a text takes room, whatever it says.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
}

/// Sets the number of lines of the texts inside a view.
nonisolated struct LineLimitModifier: EnvironmentModifier {
  let least: Int
  let most: Int?

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.leastLines = least
    environment.lineLimit = most
  }
}

extension View {
  public func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(least: 0, most: number))
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(least: limit.lowerBound, most: limit.upperBound))
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(least: limit.lowerBound, most: nil))
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(least: 0, most: limit.upperBound))
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(least: reservesSpace ? limit : 0, most: limit))
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }
}
