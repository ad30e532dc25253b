public import Foundation

extension UIBezierPath {
  /// Sets the dashes of the line; none for an unbroken one.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = unsafe pattern.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: count))
    }
    dashes = (lengths ?? [], phase)
  }

  /// The dashes of the line.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    unsafe count?.pointee = dashes.lengths.count
    unsafe phase?.pointee = dashes.phase
    for (index, length) in dashes.lengths.enumerated() { unsafe pattern?[index] = length }
  }
}
