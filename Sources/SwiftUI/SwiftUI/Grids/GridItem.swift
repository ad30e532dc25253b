public import HeadlessCoreGraphics

/// A column of a grid that scrolls down, or a row of one that scrolls to the side; an adaptive one is several.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The tracks of a grid in some room.
struct GridTracks {
  /// Distance between tracks that name none, in points.
  static let usualSpacing: CGFloat = 8

  /// One track: where it begins, its length, and the alignment of cells in it.
  struct Track {
    var start: CGFloat = 0
    let length: CGFloat
    let gap: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// Length of all tracks with the room between them.
  private(set) var length: CGFloat = 0

  /// Shares a length among items, in their order; `nil` asks for the least.
  init(_ items: [GridItem], in room: CGFloat?) {
    func gap(_ item: GridItem) -> CGFloat { item.spacing ?? Self.usualSpacing }
    var fixed = items.dropLast().reduce(CGFloat(0)) { $0 + gap($1) }
    for item in items {
      if case .fixed(let length) = item.size { fixed += length }
    }
    var rest = (room ?? 0) - fixed
    var remaining = items.filter { if case .fixed = $0.size { false } else { true } }.count
    for item in items {
      func add(_ length: CGFloat, times count: Int = 1) {
        for _ in 0..<count {
          tracks.append(Track(length: length, gap: gap(item), alignment: item.alignment))
        }
      }
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let least, let most):
        let length = min(max(rest / CGFloat(remaining), least), most)
        add(length)
        (rest, remaining) = (rest.isFinite ? rest - length : rest, remaining - 1)
      case .adaptive(let least, let most):
        let share = max(rest / CGFloat(remaining), 0)
        let gap = gap(item)
        let fitting = (share + gap) / max(least + gap, 1)
        let count = fitting.isFinite ? min(max(Int(fitting), 1), 10_000) : 1
        let between: CGFloat = CGFloat(count - 1) * gap
        add(min(max((share - between) / CGFloat(count), 0), most), times: count)
        (rest, remaining) = (rest.isFinite ? rest - share : rest, remaining - 1)
      }
    }
    for index in tracks.indices {
      tracks[index].start = length
      length += tracks[index].length + (index + 1 < tracks.count ? tracks[index].gap : 0)
    }
  }
}
