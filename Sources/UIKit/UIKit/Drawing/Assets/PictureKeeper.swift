internal import Foundation

/// Storage for bytes that came from no file, so that a film can name them.
enum PictureKeeper {
  static func keep(_ data: Data) -> String? {
    // FNV-1a: the same bytes have the same name in every run.
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("picture-\(String(hash, radix: 16))")
    do {
      try data.write(to: file, options: .atomic)
      return file.path
    } catch {
      return nil
    }
  }
}
