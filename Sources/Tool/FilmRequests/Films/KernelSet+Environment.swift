package import SegueCommandLine
import SegueRaster
import SegueTextSupport

extension KernelSet {
  /// The widest set of the processor, or the one that `RENDER_SIMD` names.
  package init(in environment: Environment) throws(RunError) {
    guard let name = environment.variables["RENDER_SIMD"], !name.isEmpty else {
      self = .widest
      return
    }
    guard let kernels = KernelSet(rawValue: name) else {
      throw RunError(
        .usage,
        "RENDER_SIMD: found \(Quote(name)), expected "
          + KernelSet.allCases.map(\.rawValue).joined(with: "or"))
    }
    guard KernelSet.available.contains(kernels) else {
      throw RunError(
        .unavailable, "this processor has no \(name)",
        hint: "leave RENDER_SIMD out for the widest that it has, \(KernelSet.widest.rawValue)")
    }
    self = kernels
  }
}
