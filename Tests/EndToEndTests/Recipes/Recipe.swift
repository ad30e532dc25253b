import TestSupport

/// A file by which other people's CI runs the program.
struct Recipe {
  /// The shell scripts in it, in their order.
  let scripts: [String]

  /// The recipe at a path of the package, whose scripts stand behind `key`.
  ///
  /// A script is `key: |` with the lines below it, or a list of commands and scripts.
  init(_ path: String, key: String) throws {
    let text = try Package.text(of: path)
    var scripts: [String] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      let word = line.drop { $0 == " " }
      if word == "\(key): |" {
        scripts.append(Self.block(&rest, below: line.count - word.count))
      } else if word == "\(key):" {
        scripts.append(Self.list(&rest, below: line.count - word.count))
      }
    }
    self.scripts = scripts
  }

  /// The lines that stand further in, without that.
  private static func block(_ rest: inout ArraySlice<Substring>, below indent: Int) -> String {
    let lines = rest.prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > indent }
    rest = rest.dropFirst(lines.count)
    let margin = lines.first { !$0.isEmpty }?.prefix { $0 == " " }.count ?? 0
    return lines.map { $0.dropFirst(margin) + "\n" }.joined()
  }

  /// The commands of a list, one after the other.
  private static func list(_ rest: inout ArraySlice<Substring>, below indent: Int) -> String {
    var script = ""
    while let line = rest.first, line.prefix(while: { $0 == " " }).count > indent {
      rest = rest.dropFirst()
      let item = line.drop { $0 == " " }.dropFirst(2)
      script += item == "|" ? block(&rest, below: indent + 2) : item + "\n"
    }
    return script
  }
}
