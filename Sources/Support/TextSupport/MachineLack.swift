/// A lack of the machine that a run is on: something that it has not given.
///
/// It says nothing about what was asked: another machine, or the same one later, gives it. Whoever has an answer
/// that comes of it does not keep it as the answer.
public enum MachineLack: Hashable, Sendable {
  /// The files at these paths are not there. That is wrong with whoever names them, unless somebody knows that
  /// they exist.
  case absence(of: [String])
  /// A file is there and cannot be read.
  case input
  /// A library is missing.
  case library
  /// Something that has to be kept meanwhile cannot be written, in memory or on a disk.
  case output
  /// The system lends no more memory, files or threads.
  case shortage

  /// Several lacks in one: the gravest, or all files that are absent.
  public init?(_ all: [MachineLack]) {
    guard let gravest = all.max(by: { $0.gravity < $1.gravity }) else { return nil }
    self = gravest.isAbsence ? .absence(of: all.flatMap(\.absent)) : gravest
  }

  /// The paths of files that are not there.
  public var absent: [String] {
    if case .absence(let paths) = self { paths } else { [] }
  }

  /// True if nothing is lacking but files that may never have been there.
  public var isAbsence: Bool {
    if case .absence = self { true } else { false }
  }

  private var gravity: Int {
    switch self {
    case .absence: 0
    case .input: 1
    case .library: 2
    case .output: 3
    case .shortage: 4
    }
  }
}
