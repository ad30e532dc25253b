/// The size that people choose for texts, by its old name.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  /// The same size by its new name, of which there are as many in the same order.
  package var dynamicTypeSize: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[index]
  }

  /// The same size by its old name.
  package init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[index]
  }
}
