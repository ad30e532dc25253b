import Glibc

/// Tries damaged inputs of one kind for a while: `fuzz KIND SECONDS SEED FOLDER`, from the folder of
/// the package.
///
/// Each input is kept in FOLDER while it is tried, so that it is there after a crash. The same seed
/// tries the same inputs.
@main
private struct Fuzz {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let kind = kinds.first(where: { $0.name == arguments[1] }),
      let seconds = Int(arguments[2]), let seed = UInt64(arguments[3])
    else {
      print("usage: fuzz \(kinds.map(\.name).joined(separator: "|")) SECONDS SEED FOLDER")
      exit(2)
    }
    guard let probe = Probe("\(arguments[4])/\(kind.name).input") else {
      print("fuzz: error: nothing can be written in \(arguments[4])")
      exit(2)
    }
    run(kind, seconds: seconds, randomness: Randomness(seed: seed), probe: probe)
  }

  /// Every kind of input.
  private static let kinds: [any FuzzKind] =
    [JSONKind(), SceneKind(), OutlineKind(), FontKind(), VectorKind()] + PictureKind.all
    + RecordingKindOfInput.all + [ValuesKind(), TokensKind()]

  private static func run(
    _ kind: any FuzzKind, seconds: Int, randomness: Randomness, probe: Probe
  ) {
    var mutator = Mutator(randomness, words: kind.words)
    let seeds = kind.seeds
    let start = Probe.now
    var (count, accepted) = (0, 0)
    while Probe.now - start < seconds {
      let input = kind.repaired(mutator.mutant(of: seeds))
      probe.keep(input)
      if kind.accepts(input) { accepted += 1 }
      count += 1
      probe.checkMemory()
    }
    probe.forget()
    print("fuzz: \(kind.name): \(count) inputs, \(accepted) of them read, in \(seconds) s")
  }
}

/// A kind of input: where it comes from, and who reads it.
protocol FuzzKind: Sendable {
  /// Name of the kind.
  var name: String { get }
  /// Inputs that are right.
  var seeds: [[UInt8]] { get }
  /// Words that mean something in such inputs.
  var words: [String] { get }

  /// Reads and uses an input; says whether it was taken for right.
  func accepts(_ input: [UInt8]) -> Bool

  /// The input with sums and the like put right, so that damage gets past them.
  func repaired(_ input: [UInt8]) -> [UInt8]
}

extension FuzzKind {
  var words: [String] { [] }

  func repaired(_ input: [UInt8]) -> [UInt8] { input }
}
