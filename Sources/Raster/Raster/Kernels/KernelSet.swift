package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

/// The instruction set whose kernels run; every set yields the same bytes.
///
/// The choice is a value that the caller passes down, never something that is looked up here.
public enum KernelSet: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The instructions that every x86-64 processor has; on other processors, portable vector code.
  case baseline
  /// 32-byte registers (x86-64-v3).
  case avx2
  /// 64-byte registers (x86-64-v4).
  case avx512

  /// The sets this processor can run, narrowest first.
  public static var available: [KernelSet] { Array(allCases.prefix(processorLevel() + 1)) }

  /// The widest set this processor can run.
  public static var widest: KernelSet { available.last ?? .baseline }

  /// Narrower sets come first.
  public static func < (a: KernelSet, b: KernelSet) -> Bool { a.level < b.level }

  private var level: Int {
    switch self {
    case .baseline: 0
    case .avx2: 1
    case .avx512: 2
    }
  }

  /// The kernels that are compiled for the set.
  package var build: any Kernels.Type {
    switch self {
    case .baseline: SegueKernels.KernelBuild.self
    case .avx2: SegueKernelsAVX2.KernelBuild.self
    case .avx512: SegueKernelsAVX512.KernelBuild.self
    }
  }
}
