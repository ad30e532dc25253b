package import SegueFiles

/// One thing that is not as expected, with what a developer needs to know about it.
package enum Difference: Hashable, Sendable, Codable {
  /// A golden is not there.
  case missing(GoldenKind)
  /// A golden cannot be read.
  case damaged(GoldenKind, GoldenError)
  /// A golden says something else than the film does, and where that is.
  case text(GoldenKind, GoldenError)
  /// A golden keeps something else than the film has, in the words of its kind.
  case content(GoldenKind, String)
  /// The canvas has another size in points, or other pixels.
  case canvas(old: String, new: String)
  /// Layers are painted in another order, or are inside of others.
  case structure
  /// The pictures have another size, in pixels.
  case size(old: String, new: String)
  /// There is another number of frames each second.
  case rate(old: String, new: String)
  /// The film lasts longer or shorter, in milliseconds, and has another number of frames.
  case length(old: String, new: String, oldCount: Int, newCount: Int)
  /// The background behind all layers has another color.
  case background(old: String, new: String)
  /// Everything happens some frames later, or earlier.
  case shifted(Int)
  /// The film ends as expected, but comes there another way.
  case detour
  /// The film begins with another picture.
  case beginning
  /// The film ends with another picture.
  case end
  /// The cause of layers' different movement.
  case cause(Cause)
  /// A layer differs, and with it so many layers inside it.
  case layer(LayerChange)
  /// More layers differ than are listed.
  case moreLayers(Int)
  /// The goldens are from another version of this program, which explains what nothing else does.
  case engine(old: String, new: String)
  /// A font file is another one.
  case font(file: String)
  /// Other regions are ignored than those of the goldens.
  case ignored
  /// Frames differ although no number of any layer does.
  case pixels
  /// A picture of several moments differs.
  case picture(PictureFinding)
  /// The film jumps where a transition begins or ends, whatever was expected.
  case jump(Jump)
  /// The film does not move as it is meant to, whatever was expected.
  case expectation(FailedExpectation)
  /// A recorded film is not as expected, as far as its pixels tell.
  case footage(RecordingDifference)
  /// A recording that was laid on a scene moves differently, in words.
  case movement(String)
  /// The scene that a recording is held to is not as its own goldens say.
  case unagreedScene(String)
}
