package import SegueFiles

extension FilmTimeline {
  /// The timeline that a golden holds.
  package init(reading text: String) throws(GoldenError) {
    var reader = TimelineReader()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      try reader.read(line, number: index + 1)
    }
    self.init(try reader.finish(at: lines.count), reader.tracks)
  }
}

/// Reads a timeline line by line.
private struct TimelineReader {
  private(set) var tracks: [LayerTrack] = []
  private var setting: FilmSetting?
  private var isComplete = false
  private var hasTitle = false
  private var names: Set<String> = []
  private var state: LayerState?

  /// The settings, once all lines have been read.
  func finish(at number: Int) throws(GoldenError) -> FilmSetting {
    if !hasTitle { throw GoldenError(line: 1, "", expected: "'\(FilmTimeline.title)'") }
    guard let setting, isComplete else {
      throw GoldenError(line: number, "", expected: "the canvas and the film")
    }
    if tracks.last?.entries.isEmpty ?? false {
      throw GoldenError(line: number, "", expected: "a frame of the layer above")
    }
    return setting
  }

  mutating func read(_ line: Substring, number: Int) throws(GoldenError) {
    if !hasTitle {
      guard line == FilmTimeline.title else {
        throw GoldenError(line: number, line, expected: "'\(FilmTimeline.title)'")
      }
      hasTitle = true
      return
    }
    let words = GoldenWords.all(in: line)
    let isRead =
      switch words.first {
      case "canvas": readCanvas(words)
      case "film": readFilm(words)
      case "layer": readLayer(words)
      default: try readFrame(words, line: number)
      }
    if !isRead { throw GoldenError(line: number, line, expected: expectation) }
  }

  /// Description of the form that a line should have had.
  private var expectation: String {
    switch (setting, isComplete, tracks.last?.entries.isEmpty) {
    case (nil, _, _): "canvas, scale and background"
    case (_, false, _): "frames, rate and duration"
    case (_, _, nil): "the name of a layer, and what it is in"
    case (_, _, true?): "a frame of the layer above"
    case (_, _, false?): "a later frame, or a layer of a new name"
    }
  }

  private mutating func readCanvas(_ words: [String]) -> Bool {
    guard words.count == 6, words[2] == "scale", words[4] == "background", setting == nil else {
      return false
    }
    setting = FilmSetting(
      size: words[1], scale: words[3], background: words[5], frameCount: 0, rate: "",
      duration: "")
    return true
  }

  private mutating func readFilm(_ words: [String]) -> Bool {
    guard words.count == 7, let count = Int(words[1]), FrameRecord.counts.contains(count),
      words[2] == "frames", words[3] == "rate", words[5] == "duration", setting != nil, !isComplete
    else { return false }
    setting?.frameCount = count
    setting?.rate = words[4]
    setting?.duration = words[6]
    isComplete = true
    return true
  }

  private mutating func readLayer(_ words: [String]) -> Bool {
    let isWhole = words.count == 2 || (words.count == 4 && words[2] == "in")
    guard isWhole, isComplete, !(tracks.last?.entries.isEmpty ?? false) else { return false }
    let name = GoldenWords.name(words[1])
    guard names.insert(name).inserted else { return false }
    tracks.append(LayerTrack(name, in: words.count == 4 ? GoldenWords.name(words[3]) : nil))
    state = nil
    return true
  }

  private mutating func readFrame(
    _ words: [String], line number: Int
  ) throws(GoldenError) -> Bool {
    guard let frame = words.first.flatMap({ Int($0) }), frame >= 0, !tracks.isEmpty,
      frame < setting?.frameCount ?? 0,
      tracks[tracks.count - 1].entries.last.map({ $0.frame < frame }) ?? true
    else { return false }
    if words.dropFirst() == ["gone"] {
      state = nil
    } else {
      var next = state ?? LayerState([])
      for word in words.dropFirst() where !next.take(word) {
        throw GoldenError(
          line: number, word[...], expected: "a value, or '-' and the name of one that is there")
      }
      state = next
    }
    tracks[tracks.count - 1].note(state, at: frame)
    return true
  }
}

extension LayerState {
  /// Takes over one word of a frame's line, if it says anything.
  fileprivate mutating func take(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    if scalars.first == "-" { return remove(String(Substring(scalars.dropFirst()))) }
    let parts = scalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let value = Value(parts[0], parts.count == 2 ? parts[1] : "")
    if value.name.isEmpty { return false }
    set(value)
    return true
  }
}
