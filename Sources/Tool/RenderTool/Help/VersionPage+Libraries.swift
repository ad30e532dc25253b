import CStamp
package import SegueCommandLine
import SegueFarmVerbs
import SegueImages
import SegueVideo

extension VersionPage {
  /// Returns the commit that the program was built from, and the libraries that frames pass through on their way
  /// into files.
  package static func libraries() -> [Row] {
    let pictures =
      PictureFormat.allCases.flatMap(\.libraries) + AnimationFormat.all.flatMap(\.libraries)
    return [
      Row("commit", [stamp ?? "unknown, as in every build that is not of a package"]),
      Row("movies", Set(MovieCodec.all.flatMap(\.libraries)).sorted()),
      Row("pictures", Set(pictures).sorted()),
      Row("texts", LibraryTable.letterLibraries.sorted()),
    ]
  }

  /// The stamp written into the program after it was linked; nil where nothing was.
  private static var stamp: String? {
    let bytes = (0..<CSTAMP_LENGTH).map(cstamp_byte).prefix { $0 != 0 }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
