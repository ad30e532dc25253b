import SegueGeometry
package import SegueMotion
package import SegueRaster
import SegueSceneGraph

/// Several moments of a film in one picture.
package struct FilmStrip: Hashable, Sendable {
  /// Kinds of even spacing of the moments.
  package enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// As much time passes from each to the next.
    case time
    /// As much has moved from each to the next, so that none shows what another has shown.
    case movement
  }

  /// The number of moments, spread from the beginning to the end.
  package var count: Int
  /// The width of a moment at most, in pixels.
  package var maximumWidth: Int
  /// The kind of even spacing of the moments.
  package var spacing = Spacing.time
  /// The first moment; `nil` for the film's beginning.
  package var from: Time?
  /// The last moment; `nil` for the film's end.
  package var to: Time?

  /// A strip of this many moments.
  package init(count: Int = 5, maximumWidth: Int = 240) {
    self.count = count
    self.maximumWidth = maximumWidth
  }

  /// The pixels between and around the moments.
  static let gap = 8
  /// The color between and around them: a gray that neither light nor dark screens have.
  static let ground = Pixel(red: 0x8E, green: 0x8E, blue: 0x93)

  /// The most pixels that a strip has, whatever the film.
  package var mostPixels: Int { count * (maximumWidth + 2 * Self.gap) * Surface.maximumSide }

  /// The moments of a film.
  package func times(of film: AnimatedScene) -> [Time] {
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
  package func places(in strip: Surface) -> [PixelRect] {
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
  package func surface(
    of film: AnimatedScene, _ renderer: SceneRenderer
  ) throws(RenderError) -> Surface {
    var small = film.canvas
    small.scale = min(small.scale, Double(maximumWidth) / small.size.width)
    try admit(small, renderer.memory)
    var pictures: [Picture] = []
    for time in times(of: film) {
      if Task.isCancelled { throw .cancelled }
      let surface = try renderer.surface(of: film, at: FrameTime(time))
      do throws(MemoryError) {
        let moment = try surface.shrunk(
          toWidth: max(small.pixelWidth, 1), height: max(small.pixelHeight, 1),
          with: renderer.rasterizer.kernels)
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
    list.passes = [Pass(.canvas, in: bounds, commands)]
    return list
  }
}

/// Progress of all movement in a film, frame by frame.
///
/// Each property that moves counts the same, however far it goes: the way of a layer across the screen
/// as much as the opacity of another.
private struct MovementProgress {
  /// The moments that were looked at, and the part of the movement that has passed at each.
  private let moments: [(time: Time, part: Double)]

  init(of film: AnimatedScene, from first: Time, to last: Time) {
    let times = Self.frames(of: film, from: first, to: last)
    var ways = Array(repeating: 0.0, count: times.count)
    for epoch in film.epochs {
      for entry in Set(epoch.timeline.entries.map(MovedProperty.init)) {
        let steps = Self.steps(of: entry, in: epoch, of: film, times)
        let whole = steps.reduce(0, +)
        guard whole > 0 else { continue }
        for index in ways.indices { ways[index] += steps[index] / whole }
      }
    }
    let whole = ways.reduce(0, +)
    var passed = 0.0
    moments = zip(times, ways).map { time, way in
      passed += way
      return (time, whole > 0 ? passed / whole : 0)
    }
  }

  /// So many moments from the first to the last, between which as much moves.
  ///
  /// Where nothing moves, they are the first and the last one again and again.
  func times(_ count: Int) -> [Time] {
    (0..<count).map { index in
      if index == count - 1, count > 1 { return moments[moments.count - 1].time }
      let part = Double(index) / Double(max(count - 1, 1))
      // The first frame that has come so far, but for the rounding of sums.
      return (moments.first { $0.part >= part - 1e-9 } ?? moments[moments.count - 1]).time
    }
  }

  private static func frames(of film: AnimatedScene, from first: Time, to last: Time) -> [Time] {
    let inside = (0..<film.frameCount).map {
      Time.seconds(film.frameRate.time(ofFrame: $0).seconds())
    }.filter { first < $0 && $0 < last }
    return [first] + inside + (last > first ? [last] : [])
  }

  /// Returns the distances that a property moves from each moment to the next.
  private static func steps(
    of moved: MovedProperty, in epoch: Epoch, of film: AnimatedScene, _ times: [Time]
  ) -> [Double] {
    let next = film.epochs.first { $0.start > epoch.start }?.start
    var before: Value?
    return times.map { time in
      guard time >= epoch.start, next.map({ time < $0 }) ?? true else { return 0 }
      let properties = epoch.timeline.properties(
        of: epoch.tree, at: (time - epoch.start).seconds)
      let value = properties[moved.layer][moved.property]
      defer { before = value }
      guard let before, let value else { return 0 }
      return before.distance(to: value)
    }
  }
}

/// A property of a layer, by its index.
private struct MovedProperty: Hashable {
  let layer: Int
  let property: Property

  init(_ entry: Timeline.Entry) {
    layer = entry.layer
    property = entry.property
  }
}

extension FilmStrip {
  /// The frames that a strip of a film of so many shows, where nothing is known of times between them.
  package func frames(of frameCount: Int) -> [Int] {
    (0..<count).map { $0 * (max(frameCount, 1) - 1) / max(count - 1, 1) }
  }

  /// The strip of pictures of one size that are there already, one for each moment.
  package func surface(of pictures: [Surface]) throws(RenderError) -> Surface {
    precondition(pictures.count == count && count > 0, "a picture for each moment")
    let factor = min(1, Double(maximumWidth) / Double(pictures[0].width))
    let width = max(1, Int((Double(pictures[0].width) * factor).rounded()))
    let height = max(1, Int((Double(pictures[0].height) * factor).rounded()))
    let (wide, high) = (Self.gap + count * (width + Self.gap), height + 2 * Self.gap)
    guard max(wide, high) <= Surface.maximumSide else {
      throw .tooWideStrip(width: wide, height: high)
    }
    do throws(MemoryError) {
      var strip = try Surface(width: wide, height: high)
      try strip.withPixels { pixels in
        for i in pixels.indices { pixels[i] = Self.ground.word }
      }
      for (index, picture) in pictures.enumerated() {
        let moment = try picture.shrunk(toWidth: width, height: height)
        let left = Self.gap + index * (width + Self.gap)
        try strip.withPixels { pixels in
          for y in 0..<height {
            let start = (y + Self.gap) * wide + left
            for x in 0..<width { pixels[start + x] = moment.pixels[y * width + x] }
          }
        }
      }
      return strip
    } catch {
      throw .memory(error)
    }
  }
}
