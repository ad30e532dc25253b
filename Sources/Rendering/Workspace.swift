import SegueRaster
import Synchronization

/// Memory that one task at a time draws with, kept from frame to frame of one film.
final class Workspace: Sendable {
  /// What stays the same from frame to frame is kept up to this size: some screens.
  private static let kept = 64 << 20
  private let layers = Mutex(LayerMemory(cache: PassCache(bytes: Workspace.kept)))
  // What earlier frames were drawn in that nobody needs any more.
  private let surface = Mutex<Surface?>(nil)
  private let planes = Mutex<VideoPlanes?>(nil)

  /// Lends the layers to the one task that has the workspace.
  func use<Value: Sendable>(
    _ body: (LayerMemory) throws(MemoryShortage) -> Value
  ) throws(MemoryShortage) -> Value {
    let result = layers.withLock { layers -> Result<Value, MemoryShortage> in
      do throws(MemoryShortage) {
        return .success(try body(layers))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Takes what a frame was drawn in, to draw another one over it.
  func leave(_ content: Frame.Content) {
    switch content {
    case .pixels(let left): surface.withLock { $0 = left }
    case .video(let left): planes.withLock { $0 = left }
    }
  }

  // What has been left is taken out, so that nobody shares it and drawing does not copy it.

  /// A surface of any content.
  func surface(width: Int, height: Int) throws(MemoryShortage) -> Surface {
    if let left = surface.withLock({ $0.take() }), left.width == width, left.height == height {
      return left
    }
    return try Surface(width: width, height: height)
  }

  /// Video planes of any content, for a canvas of this size.
  func planes(width: Int, height: Int) -> VideoPlanes {
    let (evenWidth, evenHeight) = ((width + 1) & ~1, (height + 1) & ~1)
    if let left = planes.withLock({ $0.take() }), left.width == evenWidth,
      left.height == evenHeight
    {
      return left
    }
    return VideoPlanes(width: width, height: height)
  }
}
