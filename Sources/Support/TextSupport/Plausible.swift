/// A value that others may have written, and that has bounds: counts that are not negative, numbers of things
/// that can be, sizes that a picture has.
///
/// Whoever reads such values takes none that is not plausible, so that nothing behind has to expect one.
package protocol Plausible {
  /// True if the value is within its bounds; those of the values inside are asked themselves.
  var isPlausible: Bool { get }
}
