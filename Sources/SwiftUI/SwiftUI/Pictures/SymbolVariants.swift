/// Variants of symbols, by the words that their names have behind the first.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  /// The shape around a symbol, which is first; then the fill, then the slash.
  private var shape: String?
  private var isFilled = false
  private var isCrossed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isCrossed: true)

  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var fill: SymbolVariants { union(.fill) }
  public var slash: SymbolVariants { union(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  /// Both together.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isCrossed: isCrossed || other.isCrossed)
  }

  /// The name of the variant of a symbol.
  package func name(of symbol: String) -> String {
    var words = symbol.split(separator: ".").map(String.init)
    let added = [shape, isCrossed ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }
    words += added.filter { !words.contains($0) }
    return words.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
  }
}
