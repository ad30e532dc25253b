public import Foundation

extension AttributeScopes {
  /// Attributes of texts that SwiftUI shows.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextChanges {
  /// The looks that attributes set.
  nonisolated init(_ attributes: AttributeContainer) {
    typealias Names = AttributeScopes.SwiftUIAttributes
    font = attributes[Names.FontAttribute.self]
    kerning = attributes[Names.KerningAttribute.self] ?? attributes[Names.TrackingAttribute.self]
    baselineOffset = attributes[Names.BaselineOffsetAttribute.self]
    underline = attributes[Names.UnderlineStyleAttribute.self].map { TextLine(true, $0.color) }
    strikethrough = attributes[Names.StrikethroughStyleAttribute.self]
      .map { TextLine(true, $0.color) }
    foreground = attributes[Names.ForegroundColorAttribute.self]
      .map { TextPaint(AnyShapeStyle($0)) }
    background = attributes[Names.BackgroundColorAttribute.self]
  }
}
