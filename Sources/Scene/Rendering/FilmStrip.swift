import SegueGeometry
public import SegueMotion
public import SegueRaster
import SegueSceneGraph

/// Several moments of a film in one picture.
public struct FilmStrip: Hashable, Sendable {
  /// Kinds of even spacing of the moments.
  public enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// As much time passes from each to the next.
    case time
    /// As much has moved from each to the next, so that none shows what another has shown.
    case movement
  }

  /// The number of moments, spread from the beginning to the end.
  public var count: Int
  /// The width of a moment at most, in pixels.
  public var maximumWidth: Int
  /// The kind of even spacing of the moments.
  public var spacing = Spacing.time
  /// The first moment; `nil` for the film's beginning.
  public var from: Time?
  /// The last moment; `nil` for the film's end.
  public var to: Time?

  /// A strip of this many moments.
  public init(count: Int = 5, maximumWidth: Int = 240) {
    self.count = count
    self.maximumWidth = maximumWidth
  }

  /// The pixels between and around the moments.
  static let gap = 8
  /// The color between and around them: a gray that neither light nor dark screens have.
  static let ground = Pixel(red: 0x8E, green: 0x8E, blue: 0x93)

  /// The most pixels that a strip has, whatever the film.
  public var mostPixels: Int { count * (maximumWidth + 2 * Self.gap) * Surface.maximumSide }

  /// The moments of a film.
  public func times(of film: AnimatedScene) -> [Time] {
    let first = min(from ?? .zero, film.duration)
    let last = max(min(to ?? film.duration, film.duration), first)
    switch spacing {
    case .time:
      return (0..<count).map { moment in
        let span = (last - first).nanoseconds
        return first + Time(nanoseconds: span * Int64(moment) / Int64(max(count - 1, 1)))
      }
    case .movement: return MovementProgress(of: film, from: first, to: last).times(count)
    }
  }

  /// Returns the boxes of the moments in a strip; none if the picture cannot be a strip of so many.
  public func places(in strip: Surface) -> [PixelRect] {
    let room = strip.width - FilmStrip.gap * (count + 1)
    let height = strip.height - 2 * FilmStrip.gap
    guard room > 0, room % count == 0, height > 0 else { return [] }
    let width = room / count
    return (0..<count).map { index in
      PixelRect(
        x: FilmStrip.gap + index * (width + FilmStrip.gap), y: FilmStrip.gap, width: width,
        height: height)
    }
  }

  /// The strip of a film.
  ///
  /// Moments are drawn as large as in the film and shrunk, so that thin lines are there in a strip too.
  public func surface(
    of film: AnimatedScene, _ renderer: SceneRenderer
  ) throws(RenderError) -> Surface {
    var small = film.canvas
    small.scale = min(small.scale, Double(maximumWidth) / small.size.width)
    try admit(small, renderer.memory)
    var pictures: [Picture] = []
    for time in times(of: film) {
      let surface = try renderer.surface(of: film.scene(at: time), at: FrameTime(time))
      do throws(MemoryError) {
        let moment = try surface.shrunk(
          toWidth: max(small.pixelWidth, 1), height: max(small.pixelHeight, 1))
        pictures.append(try Picture(moment, for: .moved))
      } catch {
        throw .memory(error)
      }
    }
    let (width, height) = (pictures[0].width, pictures[0].height)
    let step = width + FilmStrip.gap
    let commands = pictures.indices.map { index in
      let place = PixelRect(
        x: FilmStrip.gap + index * step, y: FilmStrip.gap, width: width, height: height)
      return DrawCommand(
        .pixels(place),
        .picture(PictureID(index), SamplingMap(x: place.minX, y: place.minY), .nearest))
    }
    let list = DisplayList(
      width: FilmStrip.gap + count * step, height: height + 2 * FilmStrip.gap,
      background: FilmStrip.ground, passes: [])
    do throws(MemoryError) {
      return try renderer.rasterizer.render(list.drawing(commands), pictures: pictures)
    } catch {
      throw .memory(error)
    }
  }
}

extension FilmStrip {
  /// Fails for moments that are too large to stand beside one another.
  private func admit(_ moment: Canvas, _ memory: RunMemory) throws(RenderError) {
    let (width, height) = (
      Self.gap + count * (moment.pixelWidth + Self.gap), moment.pixelHeight + 2 * Self.gap
    )
    guard max(width, height) <= Surface.maximumSide else {
      throw .tooWideStrip(width: width, height: height)
    }
    // The moments, and the strip that they are put into.
    let needed = 2 * Surface.bytes(width: width, height: height)
    guard needed <= memory.left else {
      throw .memory(.tooLargeFrames(needed: needed, left: memory.left))
    }
  }
}

extension DisplayList {
  fileprivate func drawing(_ commands: [DrawCommand]) -> DisplayList {
    var list = self
    list.passes = [Pass(.canvas, bounds, commands)]
    return list
  }
}
