import SegueFiles
import SegueFilms
import SegueMotion
import SegueOutputs
import SegueRaster
import SegueRendering

// What the rooms below say, as the program says it.
extension Failure {
  /// Turns a lack of memory into words.
  static func ofMemory<Value>(
    _ body: () throws(MemoryShortage) -> Value
  ) throws(Failure) -> Value {
    do throws(MemoryShortage) {
      return try body()
    } catch {
      throw Failure(.invalidData, "\(error)")
    }
  }

  /// Turns what became of a file into words.
  @discardableResult
  static func ofFile<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Failure) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }

  /// Turns what keeps a film from being made ready into words.
  static func ofFilm<Value>(
    _ body: () throws(FilmError) -> Value
  ) throws(Failure) -> Value {
    do throws(FilmError) {
      return try body()
    } catch {
      switch error {
      case .file(let error): throw Failure(error)
      case .making(let failure): throw Failure(failure)
      case .request(let words, let hint): throw Failure(.invalidData, words, hint: hint)
      case .scene: throw Failure(.invalidData, "\(error)")
      }
    }
  }

  /// Turns what is wrong about an output into the options that have asked for it.
  static func ofOutput<Value>(
    _ body: () throws(OutputMistake) -> Value
  ) throws(Failure) -> Value {
    do throws(OutputMistake) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }

  /// What is wrong about an output.
  init(_ mistake: OutputMistake) {
    switch mistake {
    case .noSuchFrame:
      self.init(.usage, "option '--frames': \(mistake)", hint: mistake.hint)
    case .reversed(let from, let to, let duration):
      self.init(
        .usage,
        "option '--from': it begins at \(TimeText.text(for: from)), behind the end at"
          + " \(TimeText.text(for: to))",
        hint: "the film ends at \(TimeText.text(for: duration))")
    case .noFrames(let count, let duration):
      self.init(
        .usage, "\(mistake)", hint: "it has \(count), and ends at \(TimeText.text(for: duration))")
    case .tooFineRate:
      self.init(.usage, "option '--every': \(mistake)", hint: "name a simpler rate with --fps")
    case .tooLargeCanvas:
      self.init(
        .invalidData, "\(mistake)", hint: "write a .apng, or make it smaller with --scale")
    case .noMoment, .unknownEnding, .codec, .held, .played:
      self.init(.usage, "\(mistake)", hint: mistake.hint)
    }
  }
}

extension TimeText {
  /// The time as it would be typed.
  static func text(for time: Time) -> String { text(for: .nanoseconds(time.nanoseconds)) }
}
