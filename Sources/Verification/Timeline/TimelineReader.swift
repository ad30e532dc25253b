extension FilmTimeline {
  /// The timeline that a golden holds.
  public init(reading text: String) throws(GoldenDamage) {
    var reader = TimelineReader()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      try reader.read(line, number: index + 1)
    }
    if !reader.hasTitle { throw GoldenDamage(line: 1, expected: "'\(Self.title)'") }
    guard let setting = reader.setting, reader.isComplete else {
      throw GoldenDamage(line: lines.count, expected: "the canvas and the film")
    }
    self.init(setting, reader.tracks)
  }
}

/// Reads a timeline line by line.
private struct TimelineReader {
  private(set) var setting: FilmSetting?
  private(set) var tracks: [LayerTrack] = []
  private(set) var isComplete = false
  private(set) var hasTitle = false
  private var state: LayerState?

  mutating func read(_ line: Substring, number: Int) throws(GoldenDamage) {
    if !hasTitle {
      guard line == FilmTimeline.title else {
        throw GoldenDamage(line: number, expected: "'\(FilmTimeline.title)'")
      }
      hasTitle = true
      return
    }
    let words = GoldenWords.all(in: line)
    switch words.first {
    case "canvas": try readCanvas(words, number)
    case "film": try readFilm(words, number)
    case "layer": try readLayer(words, number)
    default: try readFrame(words, number)
    }
  }

  private mutating func readCanvas(_ words: [String], _ number: Int) throws(GoldenDamage) {
    guard words.count == 6, words[2] == "scale", words[4] == "background" else {
      throw GoldenDamage(line: number, expected: "canvas, scale and background")
    }
    setting = FilmSetting(
      size: words[1], scale: words[3], background: words[5], frameCount: 0, rate: "",
      duration: "")
  }

  private mutating func readFilm(_ words: [String], _ number: Int) throws(GoldenDamage) {
    guard words.count == 7, let count = Int(words[1]), words[2] == "frames",
      words[3] == "rate", words[5] == "duration", setting != nil
    else { throw GoldenDamage(line: number, expected: "frames, rate and duration") }
    setting?.frameCount = count
    setting?.rate = words[4]
    setting?.duration = words[6]
    isComplete = true
  }

  private mutating func readLayer(_ words: [String], _ number: Int) throws(GoldenDamage) {
    guard words.count == 2 || (words.count == 4 && words[2] == "in") else {
      throw GoldenDamage(line: number, expected: "a layer's name, and what it is in")
    }
    let parent = words.count == 4 ? GoldenWords.name(words[3]) : nil
    tracks.append(LayerTrack(GoldenWords.name(words[1]), in: parent))
    state = nil
  }

  private mutating func readFrame(_ words: [String], _ number: Int) throws(GoldenDamage) {
    guard let frame = words.first.flatMap({ Int($0) }), frame >= 0, !tracks.isEmpty,
      tracks[tracks.count - 1].entries.last.map({ $0.frame < frame }) ?? true
    else { throw GoldenDamage(line: number, expected: "the number of a later frame") }
    if words.dropFirst() == ["gone"] {
      state = nil
    } else {
      var next = state ?? LayerState([])
      for word in words.dropFirst() { try next.read(word, number) }
      state = next
    }
    tracks[tracks.count - 1].note(state, at: frame)
  }
}

extension LayerState {
  /// Takes over one word of a frame's line.
  fileprivate mutating func read(_ word: String, _ number: Int) throws(GoldenDamage) {
    if word.hasPrefix("-") {
      guard remove(String(word.dropFirst())) else {
        throw GoldenDamage(line: number, expected: "a value that the layer has")
      }
      return
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    set(Value(String(parts[0]), parts.count == 2 ? String(parts[1]) : ""))
  }
}
