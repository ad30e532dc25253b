package import SegueGoldens
package import SegueVerification

/// Which goldens `record` writes.
package enum RecordChoice: String, ChoiceList {
  case all, missing, failed

  package var summary: String {
    switch self {
    case .all: "all of them anew"
    case .missing: "those that are not there"
    case .failed: "those that fail"
    }
  }

  /// The mode of this name.
  package var mode: RecordMode {
    switch self {
    case .all: .all
    case .missing: .missing
    case .failed: .failed
    }
  }
}

/// What is kept of films.
package enum KeptGoldens: String, ChoiceList {
  case all, timeline, frames, strip, texts

  package var summary: String {
    switch self {
    case .all: "everything"
    case .timeline: "what every layer does, as text"
    case .frames: "a digest for each frame"
    case .strip: "a film strip"
    case .texts: "the timeline and the digests"
    }
  }

  /// The kinds of goldens.
  package var kinds: Set<GoldenKind> {
    switch self {
    case .all: Set(GoldenKind.allCases)
    case .timeline: [.timeline]
    case .frames: [.frames]
    case .strip: [.strip]
    case .texts: [.timeline, .frames]
    }
  }
}

/// What `goldens` does.
package enum GoldensAction: String, ChoiceList {
  case list, prune

  package var summary: String {
    switch self {
    case .list: "say which goldens there are"
    case .prune: "remove those that belong to no case"
    }
  }
}
