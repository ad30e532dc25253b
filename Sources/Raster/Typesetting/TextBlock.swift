public import SegueSceneGraph

/// Words to be set: pieces with their fonts, and how lines are made of them.
public struct TextBlock: Hashable, Sendable {
  /// Words that look the same.
  public struct Run: Hashable, Sendable {
    /// The words.
    public var string: String
    /// The numbers of the faces that serve it: the first that has a character shows it.
    public var faces: [Int]
    /// The size of the font, in points.
    public var size: Double
    /// Settings of the axes of variable faces; a face takes those that it has.
    public var axes: [AxisSetting]
    /// Extra room after each letter, in points.
    public var letterSpacing: Double
    /// True if a line runs below.
    public var isUnderlined: Bool
    /// True if letters lean; those of an upright face are slanted for it.
    public var isItalic: Bool
    /// True if all digits are as wide as one another, where a face has such digits.
    public var hasTabularFigures = false

    /// The words with these looks.
    public init(
      _ string: String, faces: [Int], size: Double, axes: [AxisSetting] = [],
      letterSpacing: Double = 0, isUnderlined: Bool = false, isItalic: Bool = false
    ) {
      self.string = string
      self.faces = faces
      self.size = size
      self.axes = axes
      self.letterSpacing = letterSpacing
      self.isUnderlined = isUnderlined
      self.isItalic = isItalic
    }
  }

  /// The pieces, in reading order.
  public var runs: [Run]
  /// The room from side to side, in points.
  public var width: Double
  /// The alignment of lines between the sides.
  public var alignment = TextContent.Alignment.leading
  /// The distance from one baseline to the next, as a multiple of the fonts' own.
  public var lineHeight = 1.0
  /// The largest number of lines; 0 for as many as it takes.
  public var maximumLines = 0
  /// The places at which a line may be broken.
  public var wrapping = TextContent.Wrapping.word
  /// The position of the dots.
  public var truncation = TextContent.Truncation.end
  /// The side on which reading begins.
  public var direction = TextContent.Direction.automatic
  /// The language, which decides about some shapes; empty for none.
  public var language = ""
  /// True if lines begin at the right, whatever their words.
  public var isMirrored = false

  /// The pieces in a column of this width.
  public init(_ runs: [Run], width: Double) {
    self.runs = runs
    self.width = width
  }

  /// The words of a layer in a column of at most this width, their pieces as `run` says.
  ///
  /// The width is a whole number of 1/1024 points, as all lengths of a layout are.
  package init(_ content: TextContent, width: Double, run: (TextRun) -> Run) {
    self.init(content.runs.map(run), width: (width * 1_024).rounded(.down) / 1_024)
    alignment = content.alignment
    lineHeight = content.lineHeight
    maximumLines = content.maximumLines
    wrapping = content.wrapping
    truncation = content.truncation
    direction = content.direction
    language = content.language
    isMirrored = content.isMirrored
  }
}

extension TextBlock {
  /// The setting of one axis of a variable font.
  public struct AxisSetting: Hashable, Sendable {
    /// The four letters of the axis, such as `wght`.
    public var tag: String
    /// The setting.
    public var value: Double

    /// The axis `tag` at `value`.
    public init(_ tag: String, _ value: Double) {
      self.tag = tag
      self.value = value
    }
  }
}

extension TextBlock {
  /// The room from side to side as Pango gets it.
  var columnWidth: Int {
    width.isNaN ? 0 : Int((min(max(width, 0), 1_000_000) * 1_024).rounded(.down))
  }
}

extension TextBlock.Run {
  /// The size of the font in 1/1024 point, the finest there is.
  var sizeInUnits: Int { max(1, Int((min(size, 100_000) * 1_024).rounded())) }

  /// The size of the font as it is set, in points.
  public var pointSize: Double { Double(sizeInUnits) / Double(TextLayout.unitsPerPoint) }
}
