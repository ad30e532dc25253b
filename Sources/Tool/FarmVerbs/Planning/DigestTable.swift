import SegueFiles
import SegueTextSupport

/// The SHA-256 of files, each of which is read once.
final class DigestTable: Sendable {
  private let known = Locked<[String: String]>([:])

  /// The word in place of the digest of a file that is not there.
  static let missing = "missing"

  /// The most bytes of a file of a scene.
  private static let limit = 4 << 30

  /// The digest of the file at a path; `missing` if there is none, or why it is no file.
  ///
  /// - Throws: what keeps this machine from reading a file that is there.
  func digest(of path: String) throws(FileError) -> String {
    if let digest = known.withLock({ $0[path] }) { return digest }
    guard InputFile.isThere(path) else {
      known.withLock { $0[path] = Self.missing }
      return Self.missing
    }
    let digest: String
    do throws(FileError) {
      digest = "\(SHA256(of: try InputFile.read(path, limit: Self.limit).bytes))"
    } catch {
      if let lack = error.lack, !lack.isAbsence { throw error }
      digest = error.reason == .missing ? Self.missing : "\(error)"
    }
    known.withLock { $0[path] = digest }
    return digest
  }
}
