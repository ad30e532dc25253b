/// The name that somebody meant who named a file that does not exist.
private enum NearName {
  /// A hint for the missing file at `path`, if its folder, or the first missing folder on the way,
  /// has a neighbor with nearly its name.
  static func hint(for path: String) -> String? {
    if path.utf8.contains(UInt8(ascii: "\\")) { return "directories are separated by '/'" }
    var folder = path.hasPrefix("/") ? "/" : "."
    let parts = path.split(separator: "/").map(String.init)
    for part in parts {
      let next = FileName.join(folder, part)
      if let status = try? FileStatus(of: next), status.kind != .regular {
        folder = next
        continue
      }
      return hint(for: part, in: folder, isFolder: part != parts.last)
    }
    return nil
  }

  private static func hint(for name: String, in folder: String, isFolder: Bool) -> String? {
    guard let near = nearest(to: name, among: FolderListing.names(in: folder)) else {
      return isFolder ? "the directory \(FileName.join(folder, name).quoted) does not exist" : nil
    }
    let found = FileName.join(folder, near)
    // Bytes that are no text are replaced where names are read, and nothing is called like that.
    if near.unicodeScalars.contains("\u{FFFD}"), !InputFile.isThere(found) {
      return "the name of \(found.quoted) is no UTF-8: give the file another one"
    }
    return near.lowercased() == name.lowercased()
      ? "upper and lower case differ here: \(found.quoted) exists" : "did you mean \(found.quoted)?"
  }

  /// The name that differs least: in case or in the form of accents, else in what follows the last
  /// point, else in a slip of one letter.
  static func nearest(to name: String, among names: [String]) -> String? {
    names.first { $0.lowercased() == name.lowercased() }
      ?? names.first { isSame(stem(of: $0), stem(of: name)) }
      ?? names.first { isOneSlip(Array($0.unicodeScalars), Array(name.unicodeScalars)) }
  }

  private static func isSame(_ stem: Substring, _ other: Substring) -> Bool {
    !stem.isEmpty && stem == other
  }

  private static func stem(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
  }

  /// Returns `true` if the names differ by one inserted, removed or replaced letter or one swapped pair.
  private static func isOneSlip(_ name: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    guard min(name.count, other.count) > 1, abs(name.count - other.count) <= 1 else { return false }
    let front = zip(name, other).prefix { $0 == $1 }.count
    let room = min(name.count, other.count) - front
    let back = zip(name.reversed(), other.reversed()).prefix(room).prefix { $0 == $1 }.count
    let rest = (name.dropFirst(front).dropLast(back), other.dropFirst(front).dropLast(back))
    return max(rest.0.count, rest.1.count) <= 1
      || rest.0.count == 2 && rest.0.elementsEqual(rest.1.reversed())
  }
}

extension FileError {
  /// The failure to read `path`, with a hint where it is missing.
  init(reading path: String, _ reason: Reason) {
    self.init(
      .read, of: path, reason: reason, hint: reason == .missing ? NearName.hint(for: path) : nil)
  }
}
