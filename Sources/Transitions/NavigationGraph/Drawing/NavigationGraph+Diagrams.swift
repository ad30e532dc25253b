import SegueTextSupport

extension NavigationGraph {
  /// The map in the language of Graphviz.
  package var dot: String {
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

extension NavigationGraph {
  /// The map as a flowchart of Mermaid, which GitHub and GitLab draw in Markdown.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    let ids = identifiers
    for screen in screens {
      let shape = roots.contains(screen.name) ? ("([", "])") : ("[", "]")
      lines.append("  \(ids[screen.name] ?? "")\(shape.0)\"\(screen.name.inMermaid)\"\(shape.1)")
    }
    for way in ways {
      guard let from = ids[way.from], let to = ids[way.to] else { continue }
      let arrow = way.isForward ? "-->" : "-.->"
      lines.append("  \(from) \(arrow)|\"\(label(way).inMermaid)\"| \(to)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension NavigationGraph {
  /// Returns the label at the arrow of a way.
  func label(_ way: NavigationEdge.Group) -> String {
    let looks = way.looks
    let more = looks.count > 1 ? ", \(looks.count - 1) more" : ""
    let count = way.walks.count > 1 ? ", \(way.walks.count)x" : ""
    return "\(way.operation): \(looks[0].words)\(more)\(count)"
  }

  /// Names that every language of graphs understands.
  var identifiers: [String: String] {
    Dictionary(
      screens.enumerated().map { ($0.element.name, "s\($0.offset)") }, uniquingKeysWith: { $1 })
  }
}

extension String {
  /// The text between the quotation marks of Mermaid, which reads HTML's entities.
  fileprivate var inMermaid: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "<", ">", "&", "#", "`", "\\": text += "#\(scalar.value);"
      default: text.appendVisible(scalar)
      }
    }
    return text
  }
}
