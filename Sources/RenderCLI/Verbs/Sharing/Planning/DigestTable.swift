import SegueFiles
import SegueLocks

/// The SHA-256 of files, each of which is read once.
final class DigestTable: Sendable {
  private let known = Guarded<[String: String]>([:])

  /// The most bytes of a file of a scene.
  private static let limit = 4 << 30

  /// The digest of the file at a path; `missing` if there is none, or why it cannot be read.
  func digest(of path: String) -> String {
    if let digest = known.withLock({ $0[path] }) { return digest }
    guard InputFile.isThere(path) else {
      known.withLock { $0[path] = "missing" }
      return "missing"
    }
    let digest: String
    do throws(FileError) {
      digest = "\(SHA256(of: try InputFile.read(path, limit: Self.limit).bytes))"
    } catch {
      digest = error.reason == .missing ? "missing" : "\(error)"
    }
    known.withLock { $0[path] = digest }
    return digest
  }
}
