public import SegueGeometry
public import SegueRaster
public import SegueSceneGraph

/// The files of a scene, decoded: what drawing needs and cannot fail to find.
public struct AssetTable: Sendable {
  /// A picture and how large it wants to be.
  public struct Entry: Sendable {
    /// The pixels.
    public let picture: Picture
    /// The extents in points at which one pixel of the picture is one of the canvas at scale 1.
    public let size: Size

    /// The picture, which is `size` points large at its own scale.
    public init(_ picture: Picture, size: Size) {
      self.picture = picture
      self.size = size
    }
  }

  /// The pictures, in the order in which display lists number them.
  public private(set) var entries: [Entry] = []
  /// What sets the scene's texts; without it there are none to be seen.
  public var texts: (any TextSource)?
  private var indices: [AssetID: Int] = [:]

  /// A table without pictures.
  public init() {}

  /// Adds a picture under a name.
  public mutating func add(_ entry: Entry, as id: AssetID) {
    indices[id] = entries.count
    entries.append(entry)
  }

  /// The number of the picture with this name.
  func index(of id: AssetID) -> Int? { indices[id] }

  /// The pictures alone.
  public var pictures: [Picture] { entries.map(\.picture) }
}
