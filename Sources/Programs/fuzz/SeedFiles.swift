import SegueFiles

/// Files that are right, to begin with.
enum SeedFiles {
  /// The bytes of the files at these paths, as far as they are there.
  static func bytes(_ paths: [String]) -> [[UInt8]] {
    paths.compactMap { try? InputFile.read($0, limit: 1 << 24).bytes }
  }

  /// The paths of `Scenes/` with these names.
  static func scenes(_ names: String...) -> [[UInt8]] {
    bytes(names.map { "Scenes/\($0).json" })
  }
}
