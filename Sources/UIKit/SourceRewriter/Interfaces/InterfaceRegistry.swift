/// Storyboards and nibs as code, which registers them before the program begins.
enum InterfaceRegistry {
  /// Returns the code; empty where there are none.
  static func text(for interfaces: TargetInterfaces, in folder: String) -> String {
    guard !interfaces.isEmpty else { return "" }
    let calls = interfaces.documents.map { document in
      let label = document.file.isStoryboard ? "storyboard" : "nib"
      return "    AppInterfaces.register(\(label): \(Location.literal(document.file.name)), "
        + "path: \(path(of: document, in: folder)), xml: \(literal(document.file.xml)))"
    }
    let screens = interfaces.storyboards.compactMap { screen($0, in: folder) }
    return """

      @section(".init_array") @used
      private let unchangedUIKitInterfaces: @convention(c) () -> Void = {
      \(screens.joined(separator: "\n"))
        MainActor.assumeIsolated {
      \(calls.joined(separator: "\n"))
        }
      }

      """
  }

  /// The registration of a storyboard's first scene, which an app shows without anybody's help; `nil` if it has none.
  private static func screen(
    _ storyboard: TargetInterfaces.Document, in folder: String
  ) -> String? {
    guard storyboard.uses.hasInitialScene else { return nil }
    let name = Location.literal(storyboard.file.name)
    return "  AppScreens.register(\(name), as: .storyboard, "
      + "fileID: \(path(of: storyboard, in: folder)), line: 1) { "
      + "UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController() }"
  }

  private static func path(of document: TargetInterfaces.Document, in folder: String) -> String {
    Location.literal(PlaceTable.path(document.file.path, in: folder))
  }

  /// A text as a literal over its own lines, between as many signs as nothing in it can end it with.
  static func literal(_ text: String) -> String {
    let signs = text.longestRunOfSigns + 1
    // Nobody writes that many; and what ends lines for Swift alone would become something else.
    guard signs < 64, !text.unicodeScalars.contains(where: \.isUnwritable) else {
      return Location.literal(text)
    }
    let sign = String(repeating: "#", count: signs)
    return "\(sign)\"\"\"\n\(text)\n\"\"\"\(sign)"
  }
}

extension String {
  /// The most signs `#` that follow each other.
  fileprivate var longestRunOfSigns: Int {
    var (longest, current) = (0, 0)
    for byte in utf8 {
      current = byte == UInt8(ascii: "#") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// True if a literal of several lines does not keep it as it is.
  fileprivate var isUnwritable: Bool {
    value < 0x20 && value != 0x0A && value != 0x09 || value == 0x7F
  }
}
