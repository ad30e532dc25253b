import SegueVerification
import SegueTextSupport

extension VerificationReport {
  /// The run as JUnit XML, which CI systems read.
  ///
  /// A case that is not as expected is a failure, one that cannot be drawn an error, and one that leaves it open is
  /// skipped. Attachments are
  /// named in the notation that GitLab and Jenkins know.
  package var junit: String {
    let broken = count(.broken)
    let totals: Markup =
      "tests=\"\(caseCount)\" failures=\"\(failureCount - broken)\" errors=\"\(broken)\" "
    let time: Markup = "time=\"\(Self.seconds(milliseconds ?? 0))\""
    var text: Markup = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(title)\" \(totals)\(time)>\n"
    text += "  <testsuite name=\"\(title)\" \(totals)skipped=\"\(count(.open))\" \(time)>\n"
    text += properties
    for item in cases { text += element(of: item) }
    text += "  </testsuite>\n</testsuites>\n"
    return text.text
  }

  private var properties: Markup {
    let all = [Fact("engine", engine)] + facts
    let lines = all.map { fact -> Markup in
      "      <property name=\"\(fact.name)\" value=\"\(fact.value)\"/>\n"
    }
    return "    <properties>\n\(Markup(lines))    </properties>\n"
  }

  private func element(of item: ReportedCase) -> Markup {
    var start: Markup = "    <testcase name=\"\(item.name)\" classname=\"\(title)\""
    start += " time=\"\(Self.seconds(item.milliseconds ?? 0))\""
    if let place = item.place {
      start += " file=\"\(place.file)\""
      if let line = place.line { start += " line=\"\(line)\"" }
    }
    let content = Markup([failure(of: item), skip(of: item), attachments(of: item)])
    return content.text.isEmpty ? "\(start)/>\n" : "\(start)>\n\(content)    </testcase>\n"
  }

  private func failure(of item: ReportedCase) -> Markup {
    guard item.outcome.isFailure else { return .none }
    let name: Markup = item.outcome == .broken ? "error" : "failure"
    let words = item.messageLines.isEmpty ? item.findings : item.messageLines
    var lines = words.map { Markup(escaping: $0) }
    lines += (item.result?.remarks ?? []).map { "note: \($0)" }
    if let judgement = item.result?.judgement { lines.append("judged \(judgement.words)") }
    if let command = item.reproduceCommand { lines.append("to reproduce: \(command)") }
    if let command = item.acceptCommand { lines.append("to accept: \(command)") }
    let body = lines.map(\.text).joined(separator: "\n")
    let start: Markup =
      "      <\(name) message=\"\(item.sentence)\" type=\"\(item.outcome.rawValue)\">"
    return "\(start)\(Markup(trusted: body))</\(name)>\n"
  }

  /// The reasons why nothing is told about it.
  private func skip(of item: ReportedCase) -> Markup {
    guard item.outcome == .open else { return .none }
    let words = (item.result?.reasons ?? []).joined(separator: "; ")
    return "      <skipped message=\"can't tell: \(words)\"/>\n"
  }

  private func attachments(of item: ReportedCase) -> Markup {
    if item.attachments.isEmpty { return .none }
    let lines = item.attachments.map { Markup(escaping: "[[ATTACHMENT|\($0)]]").text }
    let text = Markup(trusted: lines.joined(separator: "\n"))
    return "      <system-out>\(text)</system-out>\n"
  }

  /// Seconds with three decimals.
  static func seconds(_ milliseconds: Int) -> String {
    NumberText.fixed(units: milliseconds, decimals: 3)
  }
}
