public import Foundation

/// Words, each stretch of which may have looks of its own.
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// Words with the same looks.
  struct Segment: Equatable, Sendable {
    var words: Words
    var looks = TextChanges()
  }

  /// Words, or what becomes words where it is shown.
  enum Words: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case picture(Image)
    case date(Date, DateStyle)
    case timer(TextTimer)
  }

  var segments: [Segment]

  init(segments: [Segment]) { self.segments = segments }
  init(_ words: Words) { segments = [Segment(words: words)] }

  public init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(.key(key, table: tableName, bundle: bundle)) }

  // A literal is a key, though it could be an attributed text as well.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  public init(_ image: Image) { self.init(.picture(image)) }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(segments: lhs.segments + rhs.segments)
  }
}

// MARK: Values with formats

/// Values are written as in the United States: a film is the same everywhere.
private let formatLocale = Locale(identifier: "en_US")

extension Text {
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.locale(formatLocale).format(input))
  }

  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.locale(formatLocale).format(input))
  }

  public init<Subject: Foundation.NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

// MARK: Looks

extension Text {
  /// The text with looks for all stretches that have none of their own.
  func changed(_ change: (inout TextChanges) -> Void) -> Text {
    var text = self
    var looks = TextChanges()
    change(&looks)
    for index in text.segments.indices {
      text.segments[index].looks = text.segments[index].looks.over(looks)
    }
    return text
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.fontChanges = weight.map { [.weight($0)] } ?? [] }
  }
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.fontChanges = width.map { [.width($0)] } ?? [] }
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.fontChanges = design.map { [.design($0)] } ?? [] }
  }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { changed { $0.fontChanges = [.bold(isActive)] } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text {
    changed { $0.fontChanges = [.italic(isActive)] }
  }
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.fontChanges = [.design(isActive ? .monospaced : .default)] }
  }
  public func monospacedDigit() -> Text {
    changed { $0.fontChanges = [.forms(.monospacedDigits)] }
  }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = TextLine(isActive, color) }
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = TextLine(isActive, color) }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }

  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foreground = color.map { TextPaint(AnyShapeStyle($0)) } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.foreground = TextPaint(AnyShapeStyle(style)) }
  }

  /// Pattern and color of a line along a text.
  public struct LineStyle: Hashable, Sendable {
    /// Pattern of a line along a text; here all are drawn solid.
    public enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    public static let single = LineStyle()
  }
}
