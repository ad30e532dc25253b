/// A storyboard or a nib among the files of a target.
package struct InterfaceSource: Sendable {
  /// Its name as messages say it.
  package let path: String
  /// Its text, in lines that end alike.
  package let xml: String

  /// A document with this text; the ends of its lines become those of XML, and a byte order mark goes.
  package init(path: String, xml: String) {
    self.path = path
    let lines = xml.replacingCarriageReturns
    self.xml = lines.first == "\u{FEFF}" ? String(lines.dropFirst()) : lines
  }

  /// A document with these bytes.
  package init(path: String, bytes: [UInt8]) {
    self.init(path: path, xml: String(decoding: bytes, as: UTF8.self))
  }

  /// The name by which code asks for it.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
  }

  var isStoryboard: Bool { path.hasSuffix(".storyboard") }

  /// The documents that a target takes: of one that is there in several languages, that which the others are
  /// translations of, which is in `Base.lproj`, or else in English.
  static func chosen(from files: [InterfaceSource]) -> [InterfaceSource] {
    var best: [String: InterfaceSource] = [:]
    for file in files {
      let key = file.pathWithoutLanguage
      if let other = best[key], other.rank <= file.rank { continue }
      best[key] = file
    }
    return files.filter { best[$0.pathWithoutLanguage]?.path == $0.path }
  }

  private var parts: [Substring] { path.split(separator: "/", omittingEmptySubsequences: false) }

  private var language: Substring? {
    parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
  }

  private var pathWithoutLanguage: String {
    parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  private var rank: Int {
    switch language {
    case nil, "Base.lproj": 0
    case "en.lproj": 1
    default: 2
    }
  }
}

extension String {
  /// The text with a line feed for every carriage return, and for a pair of both.
  fileprivate var replacingCarriageReturns: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isBehindReturn = false
    for byte in utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || !isBehindReturn {
        bytes.append(byte)
      }
      isBehindReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
