import CVector

/// The kernels as this module compiles them: for its own instruction set.
///
/// Three modules compile these files, and each of them declares a type of this name.
public enum KernelBuild {}

#if !WIDE_KERNELS
  /// The widest instruction set this processor runs: 0 baseline, 1 AVX2, 2 AVX-512.
  @inline(never)
  public func processorLevel() -> Int { Int(vec_processor_level()) }
#endif
