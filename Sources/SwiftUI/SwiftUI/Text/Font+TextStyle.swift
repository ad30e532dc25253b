package import Foundation

extension Font {
  /// Purpose of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3
    case headline, subheadline, body, callout, footnote, caption, caption2
  }
}

extension Font.TextStyle {
  /// Weight of the letters.
  package var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The size in points, for each size that people choose, as Apple's guidelines list them.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    // Listed at the usual size alone; that they grow as the largest of the others is a guess.
    case .extraLargeTitle: Self.largeTitle.sizes.map { $0 + 2 }
    case .extraLargeTitle2: Self.title.sizes
    }
  }

  /// The size in points.
  package func size(at chosen: DynamicTypeSize) -> CGFloat {
    let index = DynamicTypeSize.allCases.firstIndex(of: chosen) ?? 3
    return sizes[index]
  }

  /// The factor by which texts of the style are larger than usual.
  package func growth(at chosen: DynamicTypeSize) -> CGFloat {
    size(at: chosen) / size(at: .large)
  }
}
