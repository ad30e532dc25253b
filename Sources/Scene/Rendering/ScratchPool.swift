package import SegueRaster
import SegueTextSupport

/// The workspaces of the tasks that draw the frames of a film, kept from frame to frame.
///
/// More frames are on their way than are being drawn: memory for layers is lent for the drawing alone,
/// so that there is as much of it as tasks have drawn at the same time.
package final class ScratchPool: Sendable {
  /// Those that nobody draws with, the last one used behind the others, and how many are lent.
  private let free = Locked<(resting: [Workspace], lent: Int)>(([], 0))
  // What frames were drawn in that nobody needs any more.
  private let surfaces = Locked<[Surface]>([])
  private let planes = Locked<[VideoPlanes]>([])
  /// The most bytes of layers that a workspace keeps because they stay the same from frame to frame.
  private let reused: Int

  /// Workspaces that keep at most so many bytes of layers each.
  package init(keeping reused: Int) { self.reused = reused }

  /// Lends memory for layers, `limit` bytes of it, to a task that draws, and the last frame that was drawn with
  /// it.
  package func lend<Value: Sendable>(
    _ limit: Int, _ body: (OffscreenMemory, inout DrawnFrame?) throws(MemoryError) -> Value
  ) throws(MemoryError) -> Value {
    dropShared()
    let workspace = free.withLock { free in
      free.lent += 1
      return free.resting.popLast()
    }
    let lent = workspace ?? Workspace(keeping: reused)
    defer {
      free.withLock { free in
        free.lent -= 1
        free.resting.append(lent)
      }
    }
    return try lent.use(limit, body)
  }

  /// Returns the bytes of layers and of last frames that rest while so many frames are drawn, of which one takes
  /// `needed` bytes.
  ///
  /// A frame that has not begun yet is drawn in memory that rests, if there is any: that counts once.
  package func resting(besides frames: Int, needing needed: Int) -> Int {
    free.withLock { free in
      let held = free.resting.map(\.held)
      let unused = max(held.count - max(frames - free.lent, 0), 0)
      return held.prefix(unused).reduce(0, +)
        + held.dropFirst(unused).reduce(0) { $0 + max($1 - needed, 0) }
    }
  }

  /// Lets go of all memory that nobody draws with at the moment.
  func empty() { free.withLock { $0.resting = [] } }

  /// Takes what a frame was drawn in, to draw another one over it.
  func leave(_ content: consuming Frame.Content) {
    switch consume content {
    case .pixels(let surface): surfaces.withLock { $0.append(surface) }
    case .video(let left): planes.withLock { $0.append(left) }
    }
  }

  /// Lets go of what a workspace holds as its last frame: then nobody else does, and it is drawn over there.
  private func dropShared() {
    surfaces.withLock { left in
      for index in left.indices.reversed() where !left[index].isUnique { left.remove(at: index) }
    }
    planes.withLock { left in
      for index in left.indices.reversed() where !left[index].isUnique { left.remove(at: index) }
    }
  }

  // What has been left is taken out, so that nobody shares it and drawing does not copy it.

  /// A surface of any content, of the size that all frames of the film have.
  func surface(width: Int, height: Int) throws(MemoryError) -> Surface {
    if let left = surfaces.withLock({ $0.popLast() }) { return left }
    return try Surface(width: width, height: height)
  }

  /// Video planes of any content, for a canvas of the size that all frames of the film have.
  func planes(width: Int, height: Int) -> VideoPlanes {
    planes.withLock { $0.popLast() } ?? VideoPlanes(width: width, height: height)
  }
}

/// Memory for layers, which one task at a time draws with, and the last frame that was.
private final class Workspace: Sendable {
  private let state: Locked<(layers: OffscreenMemory, last: DrawnFrame?)>

  init(keeping reused: Int) {
    state = Locked((OffscreenMemory(cache: PassCache(bytes: reused)), nil))
  }

  /// The bytes of its layers and of the last frame.
  var held: Int { state.withLock { $0.layers.held + ($0.last?.bytes ?? 0) } }

  func use<Value: Sendable>(
    _ limit: Int, _ body: (OffscreenMemory, inout DrawnFrame?) throws(MemoryError) -> Value
  ) throws(MemoryError) -> Value {
    let result = state.withLock { state -> Result<Value, MemoryError> in
      state.layers.limit = limit
      do throws(MemoryError) {
        return .success(try body(state.layers, &state.last))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
