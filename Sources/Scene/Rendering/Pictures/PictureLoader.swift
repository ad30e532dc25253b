import SegueCompositing
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueSceneGraph
import SegueTextSupport

/// Reads the pictures of a scene, each file once.
struct PictureLoader {
  private(set) var table = AssetTable()
  private(set) var findings: [AssetResolver.Finding] = []
  private(set) var budget: MemoryBudget
  private let resolver: AssetResolver
  private let film: AnimatedScene?
  private var entries: [String: AssetTable.Entry] = [:]
  /// The pictures of outlines, which are drawn when all are known.
  private var drawings: [Drawing] = []

  /// A picture of outlines, and the requests that it answers.
  private struct Drawing {
    let path: String
    let outlines: any DrawableAsset
    var requests: [AssetRequest]
  }

  init(_ resolver: AssetResolver, of film: AnimatedScene?, within budget: MemoryBudget) {
    self.resolver = resolver
    self.film = film
    self.budget = budget
  }

  /// Reads the picture of a request, unless it has been read.
  mutating func take(_ request: AssetRequest) {
    if let entry = entries[request.path] { return table.add(entry, as: request.id) }
    if let index = drawings.firstIndex(where: { $0.requests[0].path == request.path }) {
      return drawings[index].requests.append(request)
    }
    do throws(FileError) {
      let (path, bytes) = try bytes(of: request)
      decode(bytes, path: path, for: request)
    } catch {
      findings.append(finding(about: request, "\(error)", hint: error.hint, lack: error.lack))
    }
  }

  /// Draws the pictures of outlines in the sizes that the film shows.
  mutating func drawOutlines() {
    if drawings.isEmpty { return }
    var sizes = DrawingSizes()
    for drawing in drawings {
      sizes.add(drawing.outlines.size, for: drawing.requests.map(\.id))
    }
    if let film { sizes.measure(film) }
    for (index, drawing) in drawings.enumerated() {
      do throws(RenderError) {
        let entry = try entry(drawing.outlines, sizes[index])
        for request in drawing.requests { table.add(entry, as: request.id) }
      } catch {
        findings.append(refusal(error, path: drawing.path, for: drawing.requests[0]))
      }
    }
  }

  /// The bytes of a picture, from the file whose scale suits the canvas.
  private func bytes(
    of request: AssetRequest
  ) throws(FileError) -> (path: String, bytes: [UInt8]) {
    let scale = film?.canvas.scale
    let others = scale.map { PictureScale.paths(of: request.path, for: $0) } ?? []
    for path in others {
      do throws(FileError) {
        return (path, try resolver.read(path))
      } catch {
        if error.reason != .missing { throw error }
      }
    }
    return (request.path, try resolver.read(request.path))
  }

  private mutating func decode(_ bytes: [UInt8], path: String, for request: AssetRequest) {
    do throws(RenderError) {
      let decoded = try resolver.decoder.decode(bytes, budget: &budget)
      findings += decoded.warnings.map {
        finding(about: request, "'\(path)': \($0)", isWarning: true)
      }
      switch decoded.content {
      case .outlines(let outlines):
        drawings.append(Drawing(path: path, outlines: outlines, requests: [request]))
      case .pixels(let surface):
        let scale = PictureScale(of: path).factor
        let size = Size(Double(surface.width) / scale, Double(surface.height) / scale)
        let entry = AssetTable.Entry(try picture(surface), size: size)
        entries[request.path] = entry
        table.add(entry, as: request.id)
      }
    } catch {
      findings.append(refusal(error, path: path, for: request))
    }
  }

  private mutating func entry(
    _ outlines: any DrawableAsset, _ sizes: [DrawingSizes.PixelSize]
  ) throws(RenderError) -> AssetTable.Entry {
    var pictures: [Picture] = []
    for size in sizes {
      let surface = try outlines.surface(width: size.width, height: size.height, budget: &budget)
      pictures.append(try picture(surface))
    }
    return AssetTable.Entry(drawn: pictures, size: outlines.size)
  }

  private mutating func picture(_ surface: Surface) throws(RenderError) -> Picture {
    do throws(MemoryError) {
      // A picture that may be scaled is kept once more in strips, and in smaller copies.
      try budget.take(Surface.bytes(width: surface.width, height: surface.height) * 4 / 3)
      return try Picture(surface, kernels: resolver.kernels)
    } catch {
      throw .picture("\(error)", lack: error.lack)
    }
  }

  private func refusal(
    _ error: RenderError, path: String, for request: AssetRequest
  ) -> AssetResolver.Finding {
    finding(about: request, "cannot use '\(path)': \(error)", hint: error.hint, lack: error.lack)
  }

  private func finding(
    about request: AssetRequest, _ message: String, hint: String? = nil,
    lack: MachineLack? = nil,
    isWarning: Bool = false
  ) -> AssetResolver.Finding {
    var finding = AssetResolver.Finding(
      subject: .asset(request.id), message: message, hint: hint, isWarning: isWarning)
    finding.lack = lack
    return finding
  }
}

/// In which sizes a film shows its pictures of outlines.
///
/// Where a layer rests its picture is there in exactly the pixels that it takes; where it moves the
/// largest is shown smaller. All of it follows from the film alone: not from its frame rate, and not
/// from the frames that are drawn.
struct DrawingSizes {
  /// A size in whole pixels.
  struct PixelSize: Hashable, Comparable {
    var width: Int
    var height: Int

    /// The one with fewer pixels comes first.
    static func < (a: PixelSize, b: PixelSize) -> Bool {
      (a.width * a.height, a.width) < (b.width * b.height, b.width)
    }
  }

  /// A picture, and what has been seen of it.
  fileprivate struct Picture {
    let natural: Size
    var rests: Set<PixelSize> = []
    var largest = PixelSize(width: 0, height: 0)
  }

  private var pictures: [Picture] = []
  private var numbers: [AssetID: Int] = [:]

  /// Maximum number of sampled moments, and of layers in all of them together.
  private static let momentLimit = 121
  private static let layerLimit = 500_000
  /// The most pixels of one size, which is more than a screen has; what is shown larger is drawn from
  /// it.
  private static let pixelLimit = 1 << 24
  /// The most sizes of a picture; the smallest are left out.
  private static let sizeLimit = 8

  /// Adds a picture of this natural size, in points, that layers know by these names.
  mutating func add(_ natural: Size, for names: [AssetID]) {
    for name in names { numbers[name] = pictures.count }
    pictures.append(Picture(natural: natural))
  }

  /// Looks at a film.
  mutating func measure(_ film: AnimatedScene) {
    let sizes = numbers.mapValues { pictures[$0].natural }
    let moments = Self.moments(of: film)
    var earlier: [Int: PixelExtents] = [:]
    for (index, time) in moments.enumerated() {
      let isEnd = index == 0 || index == moments.count - 1
      var now: [Int: PixelExtents] = [:]
      for shown in Compositor.extents(of: sizes, in: film.scene(at: time)) {
        let isRest = isEnd || earlier[shown.layer] == shown.extents
        numbers[shown.asset].map { pictures[$0].see(PixelSize(shown.extents), isRest: isRest) }
        now[shown.layer] = shown.extents
      }
      earlier = now
    }
  }

  /// The sizes in which a picture is shown, the largest last; what is not shown has its own.
  subscript(number: Int) -> [PixelSize] {
    let picture = pictures[number]
    let isSeen = picture.largest.width > 0
    let own = PixelSize(PixelExtents(picture.natural.width, picture.natural.height))
    let top = (isSeen ? picture.largest : own).limited(to: Self.pixelLimit)
    return picture.rests.filter { $0 < top }.sorted().suffix(Self.sizeLimit - 1) + [top]
  }

  /// Moments at even distances, from the begin of a film to its end.
  private static func moments(of film: AnimatedScene) -> [Time] {
    let layers = film.epochs.map(\.tree.nodes.count).max() ?? 0
    let count = film.duration > .zero ? max(2, min(momentLimit, layerLimit / max(layers, 1))) : 1
    let step = film.duration.nanoseconds / Int64(max(count - 1, 1))
    return (0..<count - 1).map { Time(nanoseconds: step * Int64($0)) } + [film.duration]
  }
}

extension DrawingSizes.Picture {
  fileprivate mutating func see(_ size: DrawingSizes.PixelSize, isRest: Bool) {
    largest.width = max(largest.width, size.width)
    largest.height = max(largest.height, size.height)
    if isRest { rests.insert(size) }
  }
}

extension DrawingSizes.PixelSize {
  /// The nearest whole size, of one pixel at least.
  init(_ extents: PixelExtents) {
    func whole(_ length: Double) -> Int { Int(clamping: length.rounded(), to: 1...1_000_000) }
    self.init(width: whole(extents.width), height: whole(extents.height))
  }

  /// The size, made smaller in proportion where it has more pixels than `limit`, or too long a side.
  func limited(to limit: Int) -> Self {
    let excess = max(
      (Double(width) * Double(height) / Double(limit)).squareRoot(),
      Double(max(width, height)) / 16_384)
    if excess <= 1 { return self }
    return Self(
      width: max(1, Int(Double(width) / excess)), height: max(1, Int(Double(height) / excess)))
  }
}

/// Number of picture pixels per point, as the name of its file says.
///
/// `photo@2x.png` has two. Where a scene names `photo.png`, the folder may have it in several scales,
/// and the canvas decides which one is shown.
package struct PictureScale: Hashable, Sendable {
  /// The pixels of a point.
  package let factor: Double

  /// The scales that a name can give.
  private static let factors = [2, 3, 4]

  /// The scale of the picture at `path`; 1 if its name says nothing.
  package init(of path: String) {
    let stem = Self.split(path).stem
    factor = Double(Self.factors.first { stem.hasSuffix("@\($0)x") } ?? 1)
  }

  /// The files that may hold the picture at `path` for a canvas with this many pixels to a point, the
  /// best first: the smallest that is large enough, then larger ones, then smaller ones.
  ///
  /// A name that gives a scale means that file alone.
  package static func paths(of path: String, for scale: Double) -> [String] {
    let (stem, ending) = split(path)
    if ending.isEmpty || PictureScale(of: path).factor > 1 { return [path] }
    let all = [1] + factors
    let order = all.filter { Double($0) >= scale } + all.filter { Double($0) < scale }.reversed()
    return order.map { $0 == 1 ? path : "\(stem)@\($0)x.\(ending)" }
  }

  /// The name in front of its last dot, with the folders around it, and what is behind the dot.
  private static func split(_ path: String) -> (stem: Substring, ending: Substring) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[name...].lastIndex(of: ".") else { return (path[...], "") }
    return (path[..<dot], path[path.index(after: dot)...])
  }
}
