import SegueJSON

extension VerificationReport {
  /// The most errors that GitHub shows of one step.
  private static let annotationLimit = 10

  /// A line for each case that needs somebody, as GitHub's workflow commands; it shows them beside
  /// the files.
  ///
  /// Errors beyond the tenth would be dropped, so that a warning says how many there are.
  public var annotations: [String] {
    let failures = cases.filter { $0.outcome.isFailure }
    let lines = failures.prefix(Self.annotationLimit).map { item in
      let place = item.place.map { place in
        let line = place.line.map { ",line=\($0)" } ?? ""
        return "file=\(Self.escaped(place.file, asProperty: true))\(line),"
      }
      let title = "title=\(Self.escaped(item.name, asProperty: true))"
      return "::error \(place ?? "")\(title)::\(Self.escaped(item.sentence))"
    }
    let more = failures.count - Self.annotationLimit
    if more <= 0 { return lines }
    let words = "\(more) more \(more == 1 ? "film is" : "films are") not as agreed"
    return lines + ["::warning title=\(Self.escaped(title, asProperty: true))::\(words)"]
  }

  /// Words that end where they end, as workflow commands write them.
  private static func escaped(_ words: String, asProperty: Bool = false) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      case ":" where asProperty: text += "%3A"
      case "," where asProperty: text += "%2C"
      default: text += scalar.visible
      }
    }
    return text
  }
}
