/// Words in a box.
public struct TextContent: Hashable, Sendable {
  /// Positions of lines between the sides of the box.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
    /// Spread over the full width, but for the last line.
    case justified
  }

  /// Positions of the lines between top and bottom of the box.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
  }

  /// Rules for where a line may be broken.
  public enum Wrapping: String, Hashable, Sendable, CaseIterable {
    /// Between words.
    case word
    /// Between characters.
    case character
    /// Nowhere.
    case none
  }

  /// Positions of the ellipsis when not everything fits.
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// No dots; lines that do not fit are left out.
    case none
    /// At the beginning of the last line.
    case start
    /// In its middle.
    case middle
    /// At its end.
    case end
  }

  /// The side on which reading begins.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// As the first strong character says.
    case automatic
    /// On the left.
    case leftToRight = "left-to-right"
    /// On the right.
    case rightToLeft = "right-to-left"
  }

  /// The pieces, in reading order.
  package var runs: [TextRun]
  /// Position of lines between the sides.
  package var alignment: Alignment
  /// Position of the lines between top and bottom.
  package var verticalAlignment: VerticalAlignment
  /// The distance from one baseline to the next, as a multiple of the font's own.
  package var lineHeight: Double
  /// The largest number of lines; 0 for as many as it takes.
  package var maximumLines: Int
  /// Rule for where a line may be broken.
  package var wrapping: Wrapping
  /// Position of the ellipsis.
  package var truncation: Truncation
  /// The side on which reading begins.
  package var direction: Direction
  /// The language, such as `en` or `ar-EG`, which decides about some shapes; empty for none.
  package var language: String
  /// The part that is shown; `nil` for all of it.
  package var slice: TextSlice?
  /// True if lines begin at the right, whatever their words: in a scene that is mirrored.
  package var isMirrored = false

  /// The words with these settings.
  public init(
    _ runs: [TextRun], alignment: Alignment = .leading,
    verticalAlignment: VerticalAlignment = .top, lineHeight: Double = 1, maximumLines: Int = 0,
    wrapping: Wrapping = .word, truncation: Truncation = .end,
    direction: Direction = .automatic, language: String = ""
  ) {
    self.runs = runs
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.lineHeight = lineHeight
    self.maximumLines = maximumLines
    self.wrapping = wrapping
    self.truncation = truncation
    self.direction = direction
    self.language = language
  }

  /// The number that the words show, if they show one.
  package var number: Double? {
    get { runs.lazy.compactMap(\.count).first?.value }
    set {
      guard let newValue else { return }
      for index in runs.indices { runs[index].count?.value = newValue }
    }
  }

  /// All the words, without their looks.
  package var string: String { runs.map(\.string).joined() }
}

/// Words that look the same.
public struct TextRun: Hashable, Sendable {
  /// Widths of digits.
  package enum Figures: String, Hashable, Sendable, CaseIterable {
    /// All alike where the words are a number that counts.
    case automatic
    /// As wide as each is.
    case proportional
    /// All alike, where the font has such digits.
    case tabular
  }

  /// The words.
  package var string: String
  /// The number that the words show; `nil` for words that stay.
  package var count: CountedNumber? {
    didSet { if let count { string = count.text } }
  }
  /// The font.
  package var font: Font
  /// Paint of the glyphs.
  package var paint: Paint
  /// Extra room after each letter, in points.
  package var letterSpacing: Double
  /// True if a line runs below the text.
  package var isUnderlined: Bool
  /// Widths of digits.
  package var figures = Figures.automatic

  /// The words with these looks.
  public init(
    _ string: String, font: Font = Font(), paint: Paint = .color(.black),
    letterSpacing: Double = 0, isUnderlined: Bool = false
  ) {
    self.string = string
    self.font = font
    self.paint = paint
    self.letterSpacing = letterSpacing
    self.isUnderlined = isUnderlined
  }

  /// A number with the looks of words.
  package init(_ count: CountedNumber, font: Font = Font()) {
    self.init(count.text, font: font)
    self.count = count
  }

  /// True if all digits are as wide as one another, where the font has such digits.
  package var hasTabularFigures: Bool {
    figures == .tabular || (figures == .automatic && count != nil)
  }
}

/// A number that is shown as words.
package struct CountedNumber: Hashable, Sendable {
  /// The number.
  package var value: Double
  /// The form in which it is written.
  package var format: CountFormat

  /// The number in this form.
  package init(_ value: Double, format: CountFormat = .whole) {
    (self.value, self.format) = (value, format)
  }

  /// The words.
  package var text: String { format.text(of: value) }
}

extension TextContent {
  /// The text with all characters that its number may show, broken into as many lines as that takes.
  ///
  /// Fonts are chosen for it, and found lacking by it, before the number moves.
  package var withAllCharacters: TextContent {
    guard number != nil else { return self }
    var text = self
    for (index, run) in runs.enumerated() {
      guard let count = run.count else { continue }
      text.runs[index].count = nil
      text.runs[index].string = count.format.characters
    }
    (text.maximumLines, text.wrapping, text.truncation) = (0, .character, .none)
    return text
  }
}

/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// Sources of the typeface.
  public enum Source: Hashable, Sendable {
    /// A family by its name.
    case family(String)
    /// A font file of the scene.
    case asset(AssetID)
  }

  /// The setting of one axis of a variable font.
  public struct Axis: Hashable, Sendable {
    /// The four letters of the axis, such as `wght`.
    package var tag: String
    /// The setting.
    package var value: Double

    /// The axis `tag` at `value`.
    public init(_ tag: String, _ value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// Source of the typeface.
  package var source: Source
  /// The size, in points.
  package var size: Double
  /// The weight, from 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
  package var weight: Double
  /// True if the slanted cut is used.
  package var isItalic: Bool
  /// Settings of further axes of a variable font, in order.
  package var axes: [Axis]

  /// The typeface with these settings.
  public init(
    _ source: Source = .family("Inter"), size: Double = 17, weight: Double = 400,
    isItalic: Bool = false, axes: [Axis] = []
  ) {
    self.source = source
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.axes = axes
  }
}
