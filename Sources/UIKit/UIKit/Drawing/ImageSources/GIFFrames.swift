internal import Foundation
internal import SegueGeometry

/// The frames of a GIF file, each as a file of its own and with its place: what a decoder needs to show one.
///
/// Offsets and blocks are those of the GIF89a specification of CompuServe, 1990.
struct GIFFrames {
  /// Use of the canvas for what comes after a frame.
  enum Disposal {
    /// The frame stays.
    case kept
    /// Its place becomes empty.
    case cleared
    /// The canvas becomes what it was before.
    case takenBack
  }

  /// A frame: what it changes of the canvas, and for how long that is seen.
  struct Frame {
    /// Part of the canvas that it changes, in pixels.
    let place: Rect
    /// Duration in seconds, as the file says it.
    let delay: Double
    /// A file with nothing but this frame, as large as its place.
    let file: Data
    let disposal: Disposal
  }

  /// Part of a frame that is seen.
  struct Piece {
    let frame: Int
    let place: Rect
  }

  let size: Size
  /// Number of repetitions; 0 for endless, `nil` for none.
  private(set) var loops: Int?
  private(set) var frames: [Frame] = []

  private let bytes: [UInt8]
  private var place = 13
  private var control: [UInt8] = []
  private var globalColors: [UInt8] = []

  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.count > 13, Array("GIF8".utf8) == Array(bytes[0..<4]) else { return nil }
    size = Size(Double(GIFFrames.little(bytes, 6)), Double(GIFFrames.little(bytes, 8)))
    if bytes[10] & 0x80 != 0 {
      guard let colors = take(3 << (Int(bytes[10] & 7) + 1)) else { return nil }
      globalColors = colors
    }
    readBlocks()
    if frames.isEmpty { return nil }
  }

  private static func little(_ bytes: [UInt8], _ place: Int) -> Int {
    guard place + 1 < bytes.count else { return 0 }
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, place + count <= bytes.count else { return nil }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  private mutating func readBlocks() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x21: guard readExtension() else { return }
      case 0x2C: guard readFrame() else { return }
      default: return
      }
    }
  }

  /// Takes the chain of blocks that begins here, with the empty one at its end.
  private mutating func takeChain() -> [UInt8]? {
    let start = place
    while place < bytes.count {
      let length = Int(bytes[place])
      place += 1 + length
      if length == 0 { return place <= bytes.count ? Array(bytes[start..<place]) : nil }
    }
    return nil
  }

  private mutating func readExtension() -> Bool {
    guard let head = take(2), let chain = takeChain() else { return false }
    if head[1] == 0xF9, chain.count >= 6 { control = head + chain }
    let isLoop =
      head[1] == 0xFF && chain.count > 15
      && Array("NETSCAPE2.0".utf8) == Array(chain[1..<12])
    if isLoop { loops = GIFFrames.little(chain, 14) }
    return true
  }

  private mutating func readFrame() -> Bool {
    guard let head = take(10) else { return false }
    let (left, top) = (GIFFrames.little(head, 1), GIFFrames.little(head, 3))
    let (width, height) = (GIFFrames.little(head, 5), GIFFrames.little(head, 7))
    var colors: [UInt8] = []
    if head[9] & 0x80 != 0 {
      guard let own = take(3 << (Int(head[9] & 7) + 1)) else { return false }
      colors = own
    }
    guard let code = take(1), let pixels = takeChain(), width > 0, height > 0 else { return false }
    var file = Array(bytes[0..<13])
    file.replaceSubrange(6..<10, with: head[5..<9])
    file += globalColors + control + [0x2C, 0, 0, 0, 0] + head[5..<10] + colors + code + pixels
    file.append(0x3B)
    let disposal: [UInt8: Disposal] = [2: .cleared, 3: .takenBack]
    frames.append(
      Frame(
        place: Rect(
          x: Double(left), y: Double(top), width: Double(width), height: Double(height)),
        delay: Double(control.count > 5 ? GIFFrames.little(control, 4) : 0) / 100,
        file: Data(file),
        disposal: control.count > 3 ? disposal[control[3] >> 2 & 7] ?? .kept : .kept))
    control = []
    return true
  }

  /// Parts of the frames that are seen together with one, the lowest first.
  func pieces(at index: Int) -> [Piece] {
    var pieces: [Piece] = []
    for (number, frame) in frames[..<index].enumerated() {
      switch frame.disposal {
      case .kept: pieces.append(Piece(frame: number, place: frame.place))
      case .takenBack: break
      case .cleared:
        pieces = pieces.flatMap { piece in
          piece.place.outside(of: frame.place).map { Piece(frame: piece.frame, place: $0) }
        }
      }
    }
    return pieces + [Piece(frame: index, place: frames[index].place)]
  }
}

extension Rect {
  /// The parts of the box that another one leaves: above it, below it, and at both sides.
  fileprivate func outside(of other: Rect) -> [Rect] {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, top < bottom else { return [self] }
    return [
      Rect(x: minX, y: minY, width: width, height: top - minY),
      Rect(x: minX, y: bottom, width: width, height: maxY - bottom),
      Rect(x: minX, y: top, width: left - minX, height: bottom - top),
      Rect(x: right, y: top, width: maxX - right, height: bottom - top),
    ].filter { !$0.isEmpty }
  }
}
