/// Parts of a layer that change where the scene is mirrored.
package enum MirrorReach: Hashable, Sendable {
  /// Everything, pictures and the way around of forms too: the picture of an arrow is seen from behind.
  case picture
  /// Everything but words and pictures.
  case layer
  /// The place: all of the layer stays as it is there.
  case place
  /// Nothing, as with the buttons of a device.
  case nothing
}
