import SegueFiles
import SegueGeometry
import SegueMotion
package import SegueRaster
import SegueRendering
import SegueSceneGraph

extension GoldenKind {
  /// Several moments in one picture.
  package static let strip = GoldenKind(StripGolden())
}

extension CaseResult.Evidence {
  /// Several moments of the film.
  package var strip: Surface? {
    get { self[.strip] }
    set { self[.strip] = newValue }
  }
}

/// Golden of several moments in one picture, which people look at, and by which pixels are tolerated.
struct StripGolden: FilmGolden {
  let name = "strip"
  let ending = ".strip.png"
  let words = "film strip"
  let summary = "a film strip"

  var kindsOfRecordings: Set<GoldenKind> { [.strip] }

  func value(
    of item: SnapshotCase, engine: String, concurrency: Int
  ) throws(RenderError) -> Surface {
    let strip = FilmStrip()
    return try item.maskedStrip(try strip.surface(of: item.film, item.renderer), strip)
  }

  func bytes(of strip: Surface) throws(RenderError) -> [UInt8] { try strip.png() }

  func value(reading bytes: [UInt8]) throws(GoldenError) -> Surface {
    try Surface(goldenStrip: bytes)
  }

  func judge(_ actual: Surface, expected: Surface, in verdict: inout Verdict) {
    if verdict.isPixelsOnly, verdict.tolerance.accepts(expected, actual) {
      verdict.findings = []
    } else if let finding = PictureComparison(expected: expected, actual: actual).finding {
      verdict.findings.append(.picture(finding))
    }
  }

  func exhibit(of strip: Surface) -> GoldenExhibit? { .moments(strip) }
}

extension StripGolden: RecordingGolden {
  func bytes(
    of film: RecordedFilm, in item: some RecordedCase, into evidence: inout CaseResult.Evidence
  ) throws(RenderError) -> [UInt8] {
    let strip = try item.strip(at: film.footage.rate)
    evidence.strip = strip
    return try strip.png()
  }

  func read(_ bytes: [UInt8], into goldens: inout RecordedGoldenSet) throws(GoldenError) {
    goldens.strip = try Surface(goldenStrip: bytes)
  }
}

extension SnapshotCase {
  /// A film strip without what is ignored in its moments.
  fileprivate func maskedStrip(
    _ surface: Surface, _ strip: FilmStrip
  ) throws(RenderError) -> Surface {
    if ignored.isEmpty { return surface }
    var small = film
    small.canvas.scale = min(
      film.canvas.scale, Double(strip.maximumWidth) / film.canvas.size.width)
    var boxes: [PixelRect] = []
    for (place, time) in zip(strip.places(in: surface), strip.times(of: film)) {
      boxes += ignoredBoxes(in: small.scene(at: time)).map { box in
        PixelRect(
          x: place.minX + box.minX, y: place.minY + box.minY, width: box.width, height: box.height
        ).intersection(place)
      }
    }
    return try surface.covered(boxes)
  }
}
