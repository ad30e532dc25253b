import CICU

/// The dictionaries of ICU, which know the words of scripts that are written without spaces.
///
/// Pango asks libthai for the words of Thai, and nobody for those of Lao, Khmer and Burmese. The library is
/// loaded when the first text in one of these scripts is set.
@safe
package enum LineDictionary {
  /// The linker's complaint about a library.
  private struct Complaint: Error {
    let words: String
  }

  /// The loaded library, which is not changed any more.
  @safe
  private struct Library: @unchecked Sendable {
    let functions: OpaquePointer
  }

  private static let library: Result<Library, Complaint> = {
    var complaint: UnsafePointer<CChar>?
    if let functions = unsafe cicu_load(&complaint) {
      return unsafe .success(Library(functions: functions))
    }
    return unsafe .failure(Complaint(words: complaint.map { unsafe String(cString: $0) } ?? ""))
  }()

  /// The reason why the library cannot be used; `nil` if it can.
  static var complaint: String? {
    if case .failure(let complaint) = library { complaint.words } else { nil }
  }

  /// The beginning of the library's name; `nil` if it cannot be used.
  package static var name: String? { complaint == nil ? "libicuuc.so" : nil }

  /// The Debian package that has the library.
  static let package = "libicu\(cicu_version())"

  /// The pieces of a text between two places at which a line may end, in bytes, as far as they have letters of
  /// such a script; none without the library.
  static func words(in text: [UInt8]) -> [Range<Int>] {
    var starts: [Int] = [0]
    if let library = try? library.get() {
      starts += ends(in: text, library)
    }
    return zip(starts, starts.dropFirst()).map { $0..<$1 }.filter { word in
      String(decoding: text[word], as: UTF8.self).unicodeScalars.contains(where: \.hasDictionary)
    }
  }

  private static func ends(in text: [UInt8], _ library: Library) -> [Int] {
    var ends = [CInt](repeating: 0, count: text.count)
    let count = unsafe cicu_line_ends(library.functions, text, text.count, &ends)
    return ends.prefix(max(count, 0)).map(Int.init)
  }
}

extension Unicode.Scalar {
  /// True if it belongs to Lao, Khmer or Burmese, whose words only dictionaries know.
  var hasDictionary: Bool {
    switch value {
    case 0x0E80...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
    default: false
    }
  }
}
