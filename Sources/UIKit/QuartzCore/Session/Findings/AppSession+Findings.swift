/// A method of an app's class, while it runs.
struct RunningMethod {
  let owner: AnyClass
  let name: String
}

extension AppSession {
  /// Adds something that was found, once; what nobody else is known for is about the code that runs.
  package func note(_ finding: AppFinding) {
    let isKnown = findings.contains { ($0.kind, $0.message) == (finding.kind, finding.message) }
    guard !isKnown else { return }
    var finding = finding
    finding.place =
      finding.place
      ?? runningMethods.reversed().lazy
      .compactMap { SourcePlaces.place(of: $0.owner, [$0.name]) }.first
    findings.append(finding)
  }

  /// Calls a method of the app: what is found meanwhile is its, unless more is known.
  package func running<Result>(
    _ owner: AnyClass, _ method: String, _ work: () throws -> Result
  ) rethrows -> Result {
    runningMethods.append(RunningMethod(owner: owner, name: method))
    defer { runningMethods.removeLast() }
    return try work()
  }
}
