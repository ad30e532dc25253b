/// A command of path data.
struct PathCommand: CustomStringConvertible {
  /// Kinds of path commands; the raw value is the relative letter.
  enum Kind: Character {
    case move = "m"
    case line = "l"
    case horizontal = "h"
    case vertical = "v"
    case cubic = "c"
    case smoothCubic = "s"
    case quad = "q"
    case smoothQuad = "t"
    case arc = "a"
    case close = "z"
  }

  /// Kind of the command.
  let kind: Kind
  /// The letter as it was written.
  private let letter: Character

  private init(_ kind: Kind, letter: Character) {
    self.kind = kind
    self.letter = letter
  }

  /// The command of this letter; `nil` if there is none.
  init?(_ byte: UInt8) {
    guard byte < 0x80, let kind = Kind(rawValue: Character(Unicode.Scalar(byte | 0x20))) else {
      return nil
    }
    self.init(kind, letter: Character(Unicode.Scalar(byte)))
  }

  /// True if coordinates are relative to the pen.
  var isRelative: Bool { letter.isLowercase }

  /// Command for further arguments: the points behind a move are joined by lines.
  var continued: PathCommand {
    kind == .move ? PathCommand(.line, letter: letter) : self
  }

  var description: String { String(letter) }
}
