/// The drawing engine: goldens remember its version, to tell its changes from those of a scene.
public enum Engine {
  /// The version.
  public static let version = "0.2.0"
}
