import SegueTextSupport

/// A timeline of values: what another program has recorded of each feature, frame by frame.
package struct ValueTimeline: Hashable, Sendable {
  /// The moment at which a frame was taken.
  package enum Frame: Hashable, Sendable {
    /// So many milliseconds after the beginning.
    case at(milliseconds: Double)
    /// A moment with a name, such as `before` or `after`.
    case named(String)

    /// The moment in words.
    package var words: String {
      switch self {
      case .at(let milliseconds): "\(milliseconds.shortest) ms"
      case .named(let name): "'\(name)'"
      }
    }

    /// The milliseconds; `nil` for a moment with a name.
    package var milliseconds: Double? {
      if case .at(let milliseconds) = self { milliseconds } else { nil }
    }
  }

  /// A value of a feature in one frame.
  package enum Value: Hashable, Sendable {
    case number(Double)
    /// A text, or `true` and `false`.
    case word(String)

    /// The value as it was written.
    package var text: String {
      switch self {
      case .number(let number): number.shortest
      case .word(let word): word
      }
    }
  }

  /// One number, or one word, of a feature over time.
  package struct Component: Hashable, Sendable {
    /// The member's name, with those around it, such as `left` or `pivot.x`; empty for a feature that has one
    /// value alone.
    package let name: String
    /// The values, frame by frame; `nil` where the feature was not there.
    package internal(set) var values: [Value?]

    /// The numbers, frame by frame; `nil` where there is none.
    package var numbers: [Double?] {
      values.map { if case .number(let number) = $0 { number } else { nil } }
    }
  }

  /// Something of which values were recorded.
  package struct Feature: Hashable, Sendable {
    package let name: String
    /// The type that the file names; `nil` for none.
    package let type: String?
    /// Its numbers and words, in the order of the file.
    package internal(set) var components: [Component]
  }

  /// The frames in order.
  package let frames: [Frame]
  /// The features in the order of the file.
  package let features: [Feature]
}
