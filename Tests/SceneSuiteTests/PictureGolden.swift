import Foundation
import SeguePictureCoding
import SegueRaster
import Testing

/// Expects a surface to have the pixels of the picture at `path` under `Tests/Goldens`.
///
/// On a mismatch the expected and the actual picture and their difference are written under
/// `output/Goldens`. `SEGUE_RECORD` writes goldens as it does for texts.
func expectPicture(
  _ surface: Surface, at path: String, _ circumstance: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = PictureGolden(path: path)
  if let complaint = try golden.complaint(about: surface) {
    Issue.record("\(path), \(circumstance): \(complaint)", sourceLocation: sourceLocation)
  }
}

/// A picture that was agreed on, in a file.
struct PictureGolden {
  let path: String

  private var agreed: URL { SceneSuite.package.appending(path: "Tests/Goldens/\(path)") }
  private var actual: URL { SceneSuite.package.appending(path: "output/Goldens/\(path)") }

  /// The names of the pictures in a folder of goldens, sorted.
  static func names(in folder: String) throws -> [String] {
    let url = SceneSuite.package.appending(path: "Tests/Goldens/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// What is wrong with `surface`; `nil` when it is as agreed, or has just been agreed on.
  func complaint(about surface: Surface) throws -> String? {
    let expected = try? Data(contentsOf: agreed)
    let difference = try expected.map { try Self.difference(from: Self.decoded($0), to: surface) }
    let isSame = difference.map { $0 == nil } ?? false
    let variables = ProcessInfo.processInfo.environment
    let mode = variables["CI"] == "true" ? "never" : variables["SEGUE_RECORD"] ?? "never"
    let isWritten =
      mode == "all" || (mode == "missing" && expected == nil) || (mode == "failed" && !isSame)
    if isWritten {
      try write(surface, to: agreed)
      return nil
    }
    if isSame { return nil }
    try write(surface, to: actual)
    let what = difference.flatMap { $0 } ?? "the picture is missing"
    return "\(what); it is in output/Goldens/\(path); SEGUE_RECORD=failed accepts it"
  }

  private static func decoded(_ data: Data) throws -> Surface {
    var budget = MemoryBudget(bytes: 1 << 30)
    let bytes = [UInt8](data)
    return try PictureDecoder().decode(bytes.span, budget: &budget).surface
  }

  private func write(_ surface: Surface, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try PNGEncoder().bytes(of: surface)).write(to: url)
  }

  /// What differs, in words; `nil` for equal surfaces.
  private static func difference(from expected: Surface, to actual: Surface) -> String? {
    if expected.width != actual.width || expected.height != actual.height {
      return "the size is \(actual.width)x\(actual.height), agreed was"
        + " \(expected.width)x\(expected.height)"
    }
    var count = 0
    var first: (x: Int, y: Int)?
    var largest = 0
    for index in expected.pixels.indices where expected.pixels[index] != actual.pixels[index] {
      count += 1
      first = first ?? (index % expected.width, index / expected.width)
      largest = max(largest, distance(expected.pixels[index], actual.pixels[index]))
    }
    return first.map {
      "\(count) pixels differ by up to \(largest) levels, the first at \($0.x),\($0.y)"
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
  }
}
