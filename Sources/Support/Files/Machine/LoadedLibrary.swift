import CSystem

/// The shared libraries that this process has in its memory.
///
/// Not every library can be asked for its version, and not every version has one number: the file behind the
/// name that programs are linked with has the whole of it, and the linker's identity tells builds of one
/// version apart.
package enum LoadedLibrary {
  /// The library whose file has this name, or one that begins so, as in `libx264.so.164 1f2e3d4c`; `nil` if it
  /// is not loaded.
  package static func text(of name: String) -> String? {
    var text = [CChar](repeating: 0, count: 300)
    guard unsafe csystem_library(name, &text, text.count) else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
