import SegueFilms
public import SegueMotion
public import SegueVerification

/// A way to hold a film to what was expected on it; a test may ask for several at once.
///
///     await expectTransition(of: card, as: .timeline, .still(at: .milliseconds(150)))
public struct SnapshotStrategy: Hashable, Sendable {
  /// Kinds of snapshots to keep.
  enum Kind: Hashable {
    case golden(GoldenKind)
    case still(Moment)
  }

  /// One moment of a film.
  enum Moment: Hashable {
    case time(Time)
    case mark(String)
  }

  let kind: Kind

  /// State of every layer in every frame, as text: reveals the layer that moves differently, and its first
  /// differing frame, and is read in a review.
  public static let timeline = SnapshotStrategy(kind: .golden(.timeline))

  /// The digest of every frame: finds any change of any pixel, and keeps none.
  public static let frames = SnapshotStrategy(kind: .golden(.frames))

  /// Five moments in one picture: shows in a review what a film looks like.
  public static let filmStrip = SnapshotStrategy(kind: .golden(.strip))

  /// One moment in full size.
  public static func still(at time: Time) -> SnapshotStrategy {
    SnapshotStrategy(kind: .still(.time(time)))
  }

  /// The moment that the film itself has given this name.
  public static func still(atMark name: String) -> SnapshotStrategy {
    SnapshotStrategy(kind: .still(.mark(name)))
  }

  /// A golden of a kind of its own.
  ///
  /// A ``FilmGolden`` says how it is taken of a film, written, read and compared.
  public static func golden(_ golden: some FilmGolden) -> SnapshotStrategy {
    SnapshotStrategy(kind: .golden(golden.kind))
  }

  /// A text that a test writes of a film, compared line by line.
  ///
  ///     extension SnapshotStrategy {
  ///       static let layerCounts = text("layer counts") { film in
  ///         (0..<film.frameCount).map { "\($0) \(film.scene(frame: $0).items.count)\n" }.joined()
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - name: what the text is called in sentences and, with dashes, in the names of files.
  ///   - text: writes what is compared, in lines.
  public static func text(
    _ name: String, of text: @escaping @Sendable (AnimatedScene) -> String
  ) -> SnapshotStrategy {
    golden(FilmText(words: name, text: text))
  }

  /// Strategies used where a test names none.
  static let standard: [SnapshotStrategy] = [.timeline, .frames, .filmStrip]
}

/// Golden that is a text which a test writes of a film.
private struct FilmText: TextGolden {
  let words: String
  let text: @Sendable (AnimatedScene) -> String

  var name: String { words.fileName }
  var ending: String { ".\(name).txt" }

  func value(of item: SnapshotCase, engine: String, concurrency: Int) -> String {
    text(item.film)
  }
}

extension [SnapshotStrategy] {
  /// Refuses kinds of goldens that would be in one file.
  func checkKinds() throws(FilmError) {
    var known: [String: GoldenKind] = [:]
    for kind in kinds.ordered {
      guard let other = known.updateValue(kind, forKey: kind.ending) else { continue }
      throw .request(
        "the goldens \(other.words) and \(kind.words) would be in one file, '*\(kind.ending)':"
          + " give one of them another name", hint: nil)
    }
  }

  /// The goldens that a verifier looks after.
  var kinds: Set<GoldenKind> {
    Set(
      compactMap { strategy in
        if case .golden(let kind) = strategy.kind { kind } else { nil }
      })
  }

  /// The moments of which pictures are kept, each once.
  var moments: [SnapshotStrategy.Moment] {
    var moments: [SnapshotStrategy.Moment] = []
    for strategy in self {
      if case .still(let moment) = strategy.kind, !moments.contains(moment) {
        moments.append(moment)
      }
    }
    return moments
  }
}
