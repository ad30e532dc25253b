import SegueJSON
import SegueTextSupport

/// Values that all engines receive, each in its own syntax.
extension LaunchRequest {
  /// The name in the letters that are a name everywhere: `[a-z0-9-]`, at most forty.
  public var label: String {
    let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(letters).split(separator: "-").joined(separator: "-")
    let label = words.prefix(40).trimmed { $0 == "-" }
    return label.isEmpty ? "segue" : String(label)
  }

  /// Time limit of a shard with its retries, in minutes: three times the estimate, because a machine may be
  /// slow and a shard may begin again, and five minutes to begin and end.
  package var minutes: Int {
    let estimated = (longestShard * 3 / 60).rounded(.up)
    return 5 + (estimated < 1e9 ? Int(Swift.max(estimated, 0)) : 1_000_000_000)
  }

  /// The memory in mebibytes, rounded up.
  var mebibytes: Int { Swift.max((memory >> 20) + (memory % (1 << 20) == 0 ? 0 : 1), 1) }

  /// The command for the shard that a variable of the shell has the number of.
  func shard(_ number: String = "$shard") -> String {
    let run = [program.shellPath, "run", plan.shellPath, "--shard", "\"\(number)/\(shards)\""]
    return (run + ["-o", folder.shellPath] + options.map(\.shellWord)).joined(separator: " ")
  }

  /// The command for the merge.
  var merging: String { ([program.shellPath] + merge.map(\.shellWord)).joined(separator: " ") }

  /// The shell's lines that try the shard until it is done, has failed too often, or was ended by somebody.
  ///
  /// A shard that is started again continues.
  func tries(_ command: String, giveUp: String = "exit \"$status\"") -> String {
    """
    tries=\(retries + 1)
    until \(command); do
      status=$?
      tries=$((tries - 1))
      case $status in 130 | 143) exit "$status" ;; esac
      [ "$tries" -gt 0 ] || \(giveUp)
    done
    """
  }
}

extension String {
  /// The lines, each but the first so many columns deeper, to stand in a text that is.
  func indented(_ columns: Int) -> String {
    let margin = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + margin)
  }

  /// A command in which no template's brackets stand, such as `{{ }}`: words that have a brace are in single
  /// quotes, which may end behind it and begin again.
  var withoutTemplates: String {
    replacing { $0 == "{" || $0 == "}" ? "\($0)''" : nil }
  }

  /// A script whose dollars mean themselves to an engine that knows variables.
  var withDoubledDollars: String {
    replacing { $0 == "$" ? "$$" : nil }
  }

  /// The text as YAML and JSON quote it.
  var quoted: String { JSONValue.string(self).compact }
}
