import SegueTextSupport

/// Words in Markdown that stay words, also in a cell of a table.
struct MarkdownText {
  /// The words with everything escaped that Markdown or HTML would obey.
  let text: String

  init(_ words: String) {
    var output = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!", "$": output += "\\\(scalar)"
      // What could become a link by itself.
      case ":" where output.hasSuffix("http") || output.hasSuffix("https"): output += "&#58;"
      default: output.appendVisible(scalar)
      }
    }
    text = output
  }
}
