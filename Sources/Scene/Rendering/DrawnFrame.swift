import SegueRaster

/// The last frame that a task has drawn, and what it was drawn from: the next one is this one and what has
/// changed.
///
/// The sink may still hold the same pixels. Who is the last to hold them draws over them; others copy what
/// stays.
package struct DrawnFrame: Sendable {
  /// The display list of the frame.
  let list: DisplayList
  private var surface: Surface?
  private var planes: VideoPlanes?

  /// A frame in pixels.
  init(_ list: DisplayList, _ surface: Surface) {
    self.list = list
    self.surface = surface
  }

  /// A frame for video.
  init(_ list: DisplayList, _ planes: VideoPlanes) {
    self.list = list
    self.planes = planes
  }

  /// The memory that its pixels take.
  var bytes: Int {
    let form: Frame.Form = surface == nil ? .video : .pixels
    return form.keptBytes(list.width * list.height)
  }

  /// Takes the pixels out; `nil` if the frame is for video.
  mutating func takeSurface() -> Surface? { surface.take() }

  /// Takes the planes out; `nil` if the frame is in pixels.
  mutating func takePlanes() -> VideoPlanes? { planes.take() }
}

extension Rasterizer {
  /// Returns a surface for the next frame of a task, and the cells in which it does not show that frame yet;
  /// `nil` for all of them.
  func surface(
    for list: DisplayList, after last: inout DrawnFrame?, in workspaces: ScratchPool
  ) throws(MemoryError) -> (surface: Surface, damage: DamagedRegion?) {
    let earlier = last?.list
    guard var surface = last?.takeSurface(), let earlier else {
      return (try workspaces.surface(width: list.width, height: list.height), nil)
    }
    last = nil
    let damage = damage(from: earlier, to: list)
    if surface.isUnique { return (surface, damage) }
    var other = try workspaces.surface(width: list.width, height: list.height)
    if let damage { try other.copy(surface, outside: damage) }
    return (other, damage)
  }

  /// Returns planes for the next frame of a task, and the cells in which they do not show that frame yet;
  /// `nil` for all of them.
  func planes(
    for list: DisplayList, after last: inout DrawnFrame?, in workspaces: ScratchPool
  ) -> (planes: VideoPlanes, damage: DamagedRegion?) {
    let earlier = last?.list
    guard var planes = last?.takePlanes(), let earlier else {
      return (workspaces.planes(width: list.width, height: list.height), nil)
    }
    last = nil
    let damage = damage(from: earlier, to: list, forVideo: true)
    if planes.isUnique { return (planes, damage) }
    var other = workspaces.planes(width: list.width, height: list.height)
    if let damage { other.copy(planes, outside: damage) }
    return (other, damage)
  }
}
