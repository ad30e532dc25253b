import SegueFiles
import SegueTextSupport
import SegueVideo
import SegueFilms
import SegueImages
import SegueFarm
import SegueTypesetting

/// The shared libraries that the answers about films pass through, as this machine has them.
///
/// A plan says nothing of them, because whoever makes it need not have them. Each answer says which it has
/// passed through: another version may give other bytes.
package final class LibraryTable: Sendable {
  private let known = Locked<[Use: [String]]>([:])

  /// Kinds of purposes that libraries serve.
  private enum Use: Hashable, Sendable {
    case movie(MovieCodec)
    case footage
    case picture(PictureFormat)
    case animation(AnimationFormat)
    case letters
  }

  /// The libraries for a case that is made of these files, sorted.
  func libraries(
    of files: [String], _ task: WorkPlan.Task, _ output: FilmOutput?
  ) -> [String] {
    var uses = Set(files.flatMap(Self.uses))
    switch (task, output) {
    case (.draw, .movie(_, let codec, _)?): uses.insert(.movie(codec))
    case (.draw, .animation(_, let format)?): uses.insert(.animation(format))
    case (.preview, _): uses.formUnion([.movie(.h264(.standard)), .movie(.vp9), .picture(.webP)])
    // Strips, and the pictures of pages.
    case (.draw, _), (.record, _), (.verify, _), (.audit, _): uses.insert(.picture(.png))
    }
    return Set(uses.flatMap(libraries)).sorted()
  }

  private func libraries(for use: Use) -> [String] {
    if let libraries = known.withLock({ $0[use] }) { return libraries }
    let libraries: [String] =
      switch use {
      case .movie(let codec): Self.sure(codec.libraries)
      case .footage: Self.sure(MovieCodec.readingLibraries)
      case .picture(let format): format.libraries
      case .animation(let format): format.libraries
      case .letters: Self.letterLibraries
      }
    known.withLock { $0[use] = libraries }
    return libraries
  }

  /// Pages have pictures where there is no FFmpeg, which is another answer.
  private static func sure(_ libraries: [String]) -> [String] {
    libraries.isEmpty ? ["libavcodec (missing)"] : libraries
  }

  /// Those that texts pass through, as they are here.
  package static var letterLibraries: [String] {
    (letters + [LineDictionary.name].compactMap(\.self)).compactMap(LoadedLibrary.text)
  }

  /// Those that find glyphs, their places and their outlines.
  private static let letters = [
    "libpango-1.0.so", "libpangoft2-1.0.so", "libharfbuzz.so", "libfreetype.so",
  ]

  /// Returns the purposes that a file of a film needs libraries for, as far as its name tells.
  private static func uses(of path: String) -> [Use] {
    if path.hasPrefix("font ") { return [.letters] }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
    return switch ending.lowercased() {
    case "json", "json5", "txt", "timeline", "": []
    case "png", "apng": [.picture(.png)]
    case "jpg", "jpeg": [.picture(.jpeg)]
    case "webp": [.picture(.webP)]
    case "svg": [.picture(.svg)]
    case "gif": [.animation(.gif)]
    default: [.footage]
    }
  }
}
