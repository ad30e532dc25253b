import SegueTextSupport

extension NavigationGraph {
  /// The map in the language of Graphviz.
  public var dot: String {
    var lines = [
      "digraph screens {", "  rankdir=LR;",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for screen in screens {
      let bold = roots.contains(screen.name) ? " [penwidth=2]" : ""
      lines.append("  \(screen.name.inDOT)\(bold);")
    }
    for way in ways {
      let dashed = way.isForward ? "" : ", style=dashed"
      lines.append(
        "  \(way.from.inDOT) -> \(way.to.inDOT) [label=\(label(way).inDOT)\(dashed)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text as a quoted name of Graphviz, where nothing but quotation marks and backslashes means
  /// anything.
  fileprivate var inDOT: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.appendVisible(scalar)
      }
    }
    return text + "\""
  }
}
