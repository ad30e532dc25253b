import SegueRaster

/// The limits and the warnings of a reader while one picture is read.
struct PictureIntake {
  let format: PictureFormat
  let limits: PictureLimits
  let appliesOrientation: Bool
  var budget: MemoryBudget
  var warnings: [PictureWarning] = []

  /// Takes `warning` down, once.
  mutating func warn(_ warning: PictureWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Refuses a picture that has no pixels or more than the limits allow.
  func checkSize(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged(format, "it has no pixels") }
    guard limits.allow(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits)
    }
  }

  /// Memory for the pixels of a picture, whose library needs `working` bytes beside it for a while.
  mutating func surface(
    width: Int, height: Int, working: Int = 0
  ) throws(PictureError) -> Surface {
    try checkSize(width: width, height: height)
    do {
      try budget.take(Surface.bytes(width: width, height: height) + working)
      budget.giveBack(working)
      return try Surface(width: width, height: height)
    } catch {
      throw .memory(error)
    }
  }
}
