public import SegueGeometry
public import SegueRaster
public import SegueSceneGraph

/// The files of a scene, decoded: what drawing needs and cannot fail to find.
public struct AssetTable: Sendable {
  /// A picture and how large it wants to be.
  public struct Entry: Sendable {
    /// The pixels; a picture of outlines is there in several sizes, the largest last.
    public let pictures: [Picture]
    /// The extents in points at which one pixel of the picture is one of the canvas at scale 1.
    public let size: Size
    /// The extents of the whole picture in the units in which parts of it are cut out.
    public let grid: Size

    /// The picture, which is `size` points large at its own scale.
    public init(_ picture: Picture, size: Size) {
      self.init(
        [picture], size: size, grid: Size(Double(picture.width), Double(picture.height)))
    }

    /// A picture of outlines, drawn in several sizes, the largest last.
    public init(drawn pictures: [Picture], size: Size) {
      self.init(pictures, size: size, grid: size)
    }

    private init(_ pictures: [Picture], size: Size, grid: Size) {
      precondition(!pictures.isEmpty, "a picture is there in one size at least")
      self.pictures = pictures
      self.size = size
      self.grid = grid
    }
  }

  /// A picture of the table, and the number of its first size in display lists.
  struct Numbered {
    let entry: Entry
    let first: Int
  }

  /// The pictures in all their sizes, in the order in which display lists number them.
  public private(set) var pictures: [Picture] = []
  /// Text setter of the scene; without it no texts are visible.
  public var texts: (any TextSource)?
  private var entries: [AssetID: Numbered] = [:]

  /// A table without pictures.
  public init() {}

  /// Adds a picture under a name.
  public mutating func add(_ entry: Entry, as id: AssetID) {
    entries[id] = Numbered(entry: entry, first: pictures.count)
    pictures += entry.pictures
  }

  /// The bytes that the pictures take: their pixels, and these once more in strips and at smaller sizes.
  public var bytes: Int {
    pictures.reduce(0) { $0 + Surface.bytes(width: $1.width, height: $1.height) / 3 * 7 }
  }

  /// The picture with this name.
  func picture(_ id: AssetID) -> Numbered? { entries[id] }

  /// The largest of the sizes in which there is a picture with this name.
  package func largestPicture(_ id: AssetID) -> Picture? {
    entries[id]?.entry.pictures.max { $0.height < $1.height }
  }
}
