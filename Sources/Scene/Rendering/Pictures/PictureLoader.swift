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
  private(set) var findings: [AssetFinding] = []
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

  init(_ resolver: AssetResolver, _ film: AnimatedScene?, _ budget: MemoryBudget) {
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
    do throws(AssetFinding) {
      let (path, bytes) = try bytes(of: request)
      try decode(bytes, path, request)
    } catch {
      findings.append(error)
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
      do throws(UndecodableAsset) {
        let entry = try entry(drawing.outlines, sizes[index])
        for request in drawing.requests { table.add(entry, as: request.id) }
      } catch {
        findings.append(refusal(error, drawing.path, drawing.requests[0]))
      }
    }
  }

  /// The bytes of a picture, from the file whose scale suits the canvas.
  private func bytes(
    of request: AssetRequest
  ) throws(AssetFinding) -> (path: String, bytes: [UInt8]) {
    let scale = film?.canvas.scale
    let others = scale.map { PictureScale.paths(of: request.path, for: $0) } ?? []
    do throws(FileError) {
      for path in others {
        do throws(FileError) {
          return (path, try resolver.read(path))
        } catch {
          if error.reason != .missing { throw error }
        }
      }
      return (request.path, try resolver.read(request.path))
    } catch {
      throw finding(request, "\(error)", error.hint, error.lack)
    }
  }

  private mutating func decode(
    _ bytes: [UInt8], _ path: String, _ request: AssetRequest
  ) throws(AssetFinding) {
    do throws(UndecodableAsset) {
      let decoded = try resolver.decoder.decode(bytes, budget: &budget)
      findings += decoded.warnings.map { finding(request, "'\(path)': \($0)", isWarning: true) }
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
      throw refusal(error, path, request)
    }
  }

  private mutating func entry(
    _ outlines: any DrawableAsset, _ sizes: [DrawingSizes.PixelSize]
  ) throws(UndecodableAsset) -> AssetTable.Entry {
    var pictures: [Picture] = []
    for size in sizes {
      let surface = try outlines.surface(width: size.width, height: size.height, budget: &budget)
      pictures.append(try picture(surface))
    }
    return AssetTable.Entry(drawn: pictures, size: outlines.size)
  }

  private mutating func picture(_ surface: Surface) throws(UndecodableAsset) -> Picture {
    do throws(MemoryShortage) {
      // A picture that may be scaled is kept once more in strips, and in smaller copies.
      try budget.take(Surface.bytes(width: surface.width, height: surface.height) * 4 / 3)
      return try Picture(surface, kernels: resolver.kernels)
    } catch {
      throw UndecodableAsset("\(error)", lack: error.lack)
    }
  }

  private func refusal(
    _ error: UndecodableAsset, _ path: String, _ request: AssetRequest
  ) -> AssetFinding {
    finding(request, "cannot use '\(path)': \(error.message)", error.hint, error.lack)
  }

  private func finding(
    _ request: AssetRequest, _ message: String, _ hint: String? = nil, _ lack: MachineLack? = nil,
    isWarning: Bool = false
  ) -> AssetFinding {
    var finding = AssetFinding(
      subject: .asset(request.id), message: message, hint: hint, isWarning: isWarning)
    finding.lack = lack
    return finding
  }
}
