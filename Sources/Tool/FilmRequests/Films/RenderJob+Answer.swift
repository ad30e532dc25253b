import SegueCommandLine
import SegueFiles
import SegueFilms
import SegueJSON
import SegueVideo
import SegueMotion
import SegueImages
import SegueRendering
import SegueSceneFile
import SegueSceneGraph

/// The messages about an output.
extension RenderJob {
  /// Warnings about surprises in the output.
  package var warnings: [String] {
    if let format = output.animation { return warnings(of: format) }
    guard let form = videoForm else { return [] }
    let canvas = film.scene.canvas
    var warnings: [String] = []
    if canvas.background.alpha < 1, !form.keepsAlpha {
      warnings.append(
        "the canvas is transparent, and this video is not: it is drawn on black; --background chooses"
          + " another color, and a .webm stays transparent")
    }
    if let padding, !hasUsualSize { warnings.append(padding) }
    return warnings
  }

  /// Returns warnings about surprises in an animated picture.
  private func warnings(of format: AnimationFormat) -> [String] {
    var warnings: [String] = []
    if let warning = format.traits.transparencyWarning, film.scene.canvas.background.alpha < 1 {
      warnings.append(warning)
    }
    if rate.framesPerSecond > Double(format.maximumRate) {
      warnings.append(
        "browsers show each frame for 100 ms where a picture has more than \(format.maximumRate) a"
          + " second: --fps 60 makes it as fast as it should be")
    }
    return warnings
  }

  /// Remarks that only verbose output shows.
  var remarks: [String] { hasUsualSize ? [padding].compactMap(\.self) : [] }

  /// That the video is larger than the canvas, if it is.
  private var padding: String? {
    let (width, height) = (film.scene.canvas.pixelWidth, film.scene.canvas.pixelHeight)
    guard let form = videoForm, form.isPadded, width % 2 + height % 2 > 0 else {
      return nil
    }
    return "the canvas has \(width)x\(height) pixels, and this video needs even numbers:"
      + " its last pixels are repeated to make it \(width + width % 2)x\(height + height % 2)"
  }

  /// The properties of a video's frames; nil if the output is no video.
  private var videoForm: (keepsAlpha: Bool, isPadded: Bool)? {
    if case .raw(.y4m, _) = output { return (false, true) }
    return movieRecipe.map { ($0.keepsAlpha, !$0.takesSurfaces) }
  }

  /// True if the canvas size comes from a device or a scale, which is nobody's mistake.
  private var hasUsualSize: Bool { film.scene.canvas.scale != 1 }

  /// Returns the report on the output, as one document for programs.
  ///
  /// - Parameter printed: the digests where no file has taken them.
  func json(_ timings: Timings, printed: String) -> JSONValue {
    let canvas = film.scene.canvas
    let count = output.isFilm ? schedule.indices.count : 1
    var members: [JSONValue.Member] = [
      .init("schemaVersion", 1), .init("output", .string(output.path ?? "")),
      .init("frames", JSONValue(count)),
    ]
    if case .strip = output {
      // A strip has a size of its own.
    } else {
      members.append(
        .init("pixelSize", [JSONValue(canvas.pixelWidth), JSONValue(canvas.pixelHeight)]))
    }
    if !moments.isEmpty {
      members.append(.init("moments", .array(moments.map { .listed($0.milliseconds) })))
    }
    if output.isFilm {
      let end = rate.time(ofFrame: count)
      members += [
        .init("fps", .string(rate.text)),
        .init("duration", .number(Time.seconds(end.seconds()).milliseconds)),
      ]
    }
    members.append(.init("seconds", timings.json))
    if let bytes { members.append(.init("bytes", JSONValue(bytes))) }
    let hashes = printed.split(separator: "\n").compactMap(Self.hash)
    if !hashes.isEmpty { members.append(.init("hashes", .array(hashes))) }
    return .object(members)
  }

  /// The digest of a frame from its line, whose columns `HashEncoder` names.
  private static func hash(in line: Substring) -> JSONValue? {
    let columns = line.split(separator: " ")
    let size = columns.count == 4 ? columns[2].split(separator: "x").compactMap { Int($0) } : []
    guard size.count == 2, let seconds = Double(columns[1]) else { return nil }
    return [
      "frame": Int(columns[0]).map { JSONValue($0) } ?? .null, "seconds": .listed(seconds),
      "pixelSize": .array(size.map { JSONValue($0) }), "sha256": .string(String(columns[3])),
    ]
  }

  /// The moments that a picture shows, from left to right; none of a film.
  private var moments: [Time] {
    switch output {
    case .still(_, let moment): [min(moment, film.scene.duration)]
    case .strip: options.strip.times(of: film.scene)
    default: []
    }
  }

  /// The bytes of all files that were written.
  private var bytes: Int? {
    if case .sequence(let pattern) = output {
      return schedule.indices.compactMap { OutputFile.byteCount(at: pattern.path(of: $0)) }
        .reduce(0, +)
    }
    return output.path.flatMap { OutputFile.byteCount(at: $0) }
  }
}
