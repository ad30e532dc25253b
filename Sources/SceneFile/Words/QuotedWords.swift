extension StringProtocol {
  /// The user's own words for a message: in single quotes, on one line, cut after 40 characters.
  var quoted: String {
    var words = ""
    for scalar in unicodeScalars.prefix(40) {
      if scalar.value < 0x20 || scalar.value == 0x7F {
        words += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 40 ? "'\(words)…'" : "'\(words)'"
  }
}
