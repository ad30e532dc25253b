extension String {
  /// The text as a POSIX shell takes it for one word, in visible characters alone.
  ///
  /// What cannot be seen is left to `printf`, which every shell has; only line breaks at the very end
  /// are lost on its way.
  package var shellWord: String {
    if !isEmpty, utf8.allSatisfy({ $0.isPlain || "=+,@%:".utf8.contains($0) }) { return self }
    if self != visible { return "\"$(printf '\(octal)')\"" }
    return shellQuoted
  }

  /// The text in single quotes as POSIX shells and zsh take it: only they mean anything within them.
  package var shellQuoted: String {
    "'" + replacing { $0 == "'" ? "'\\''" : nil } + "'"
  }

  /// The text in single quotes as fish takes it, where backslashes have a meaning as well.
  package var fishQuoted: String {
    "'" + replacing { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil } + "'"
  }

  /// The text with something else for some of its scalars.
  ///
  /// Characters would hide them: a mark that is set over a quotation mark makes one character of both,
  /// and no program but Swift sees it so.
  package func replacing(_ words: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let words = words(scalar) { text += words } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The path as a shell's word that no program takes for an option.
  package var shellPath: String {
    (hasPrefix("-") && self != "-" ? "./" + self : self).shellWord
  }

  /// The bytes as `printf` writes them; all that could mean something to it or to the shell as
  /// numbers.
  private var octal: String {
    utf8.map { byte in
      if byte.isPlain { return String(Unicode.Scalar(byte)) }
      return "\\" + byte.digits(atLeast: 3, radix: 8)
    }.joined()
  }
}

extension UInt8 {
  /// True if the byte stands for itself in any position.
  fileprivate var isPlain: Bool {
    let letter = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letter.contains(self | 0x20) || "0123456789/._-".utf8.contains(self)
  }
}
