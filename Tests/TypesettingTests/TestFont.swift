import Foundation
import SegueTypesetting

/// Debian's fonts, by file, in the order in which the tests number them.
enum TestFont: Int, CaseIterable {
  case inter, arabic, devanagari, cjk, variable, lao, khmer, burmese, emoji

  var path: String {
    let folder = "/usr/share/fonts"
    return switch self {
    case .inter: "\(folder)/opentype/inter/Inter-Regular.otf"
    case .arabic: "\(folder)/truetype/noto/NotoSansArabic-Regular.ttf"
    case .devanagari: "\(folder)/truetype/noto/NotoSansDevanagari-Regular.ttf"
    case .cjk: "\(folder)/truetype/droid/DroidSansFallbackFull.ttf"
    case .variable: "\(folder)/truetype/inter-vf/Inter.var.ttf"
    case .lao: "\(folder)/truetype/noto/NotoSansLao-Regular.ttf"
    case .khmer: "\(folder)/truetype/noto/NotoSansKhmer-Regular.ttf"
    case .burmese: "\(folder)/truetype/noto/NotoSansMyanmar-Regular.ttf"
    case .emoji: "\(folder)/truetype/noto/NotoColorEmoji.ttf"
    }
  }

  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(filePath: path))) }
  }

  /// The faces that serve most tests, Latin first.
  static let usual: [Int] = [inter, arabic, devanagari, cjk].map(\.rawValue)

  /// A typesetter that has them all, and that for emoji if asked.
  static func typesetter(hasEmoji: Bool = false) throws -> Typesetter {
    var table = try FontTable()
    for font in allCases where font != .emoji || hasEmoji {
      _ = try table.add(try font.bytes, name: font.path)
    }
    return try Typesetter(table)
  }
}

extension TextBlock {
  /// Words of one look.
  init(
    _ words: String, faces: [Int] = TestFont.usual, size: Double = 16, width: Double = 200,
    axes: [AxisSetting] = [], spacing: Double = 0
  ) {
    let run = Run(words, faces: faces, size: size, axes: axes, letterSpacing: spacing)
    self.init([run], width: width)
  }

  func changed(_ change: (inout TextBlock) -> Void) -> TextBlock {
    var block = self
    change(&block)
    return block
  }
}
