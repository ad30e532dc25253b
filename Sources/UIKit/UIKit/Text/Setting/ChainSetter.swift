import HeadlessCoreGraphics
import SegueSceneGraph
import SegueTypesetting

/// Sets texts in some fonts, whose files it keeps open.
final class ChainSetter {
  /// Fonts, all of one size, and the fallback families.
  struct Key: Hashable {
    /// The size of all fonts of a key, which does not matter.
    static let size = 17.0

    let fonts: [Font]
    let spare: [String]
  }

  private let key: Key
  private var typesetter: Typesetter?
  /// The faces of each font, the first that has a character shows it.
  private var chains: [[Int]] = []

  init(_ key: Key, entry: (Font) -> FontCatalog.Entry?) {
    self.key = key
    guard var table = try? FontTable() else { return }
    let own = key.fonts.map { entry($0)?.path }
    let spare = key.fonts.map { font in
      key.spare.map {
        entry(Font(.family($0), weight: font.weight, isItalic: font.isItalic))?.path
      }
    }
    var numbers: [String: Int] = [:]
    for path in (own + spare.flatMap { $0 }).compactMap({ $0 }) where numbers[path] == nil {
      guard let file = FileManager.default.contents(atPath: path) else { continue }
      numbers[path] = try? table.add([UInt8](file), name: path)
    }
    chains = key.fonts.indices.map { index in
      var known: Set<Int> = []
      return ([own[index]] + own + spare[index]).compactMap { $0.flatMap { numbers[$0] } }
        .filter { known.insert($0).inserted }
    }
    typesetter = try? Typesetter(table)
  }

  /// The text in a column of this width, set as films set it.
  func layout(of content: TextContent, width: Double) -> TextLayout {
    var block = TextBlock(
      content.runs.map(run), width: (width * 1_024).rounded(.down) / 1_024)
    block.alignment = content.alignment
    block.lineHeight = content.lineHeight
    block.maximumLines = content.maximumLines
    block.wrapping = content.wrapping
    block.truncation = content.truncation
    block.direction = content.direction
    block.language = content.language
    return (try? typesetter?.layout(of: block)) ?? TextLayout(lines: [], height: 0)
  }

  private func run(_ run: TextRun) -> TextBlock.Run {
    var font = run.font
    (font.size, font.axes) = (Key.size, [])
    let number = key.fonts.firstIndex(of: font)
    let chain = number.map { chains[$0] } ?? []
    return TextBlock.Run(
      run.string, faces: chain, size: run.font.size, axes: axes(of: run.font),
      letterSpacing: run.letterSpacing, isUnderlined: run.isUnderlined,
      isItalic: run.font.isItalic)
  }

  private func axes(of font: Font) -> [AxisSetting] {
    [AxisSetting("wght", font.weight)] + font.axes.map { AxisSetting($0.tag, $0.value) }
  }
}
