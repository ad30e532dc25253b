import SegueCommandLine
import Testing

/// Scenes as people see them who read from right to left, by an option.
@Suite struct MirroredOptionTests {
  private static func scene(_ rest: String = "") -> String {
    """
    {"version": 1, "canvas": {"size": [100, 40]}, "layers": [{"id": "a", "frame": [10, 5, 20, 30]}]\(rest)}
    """
  }

  @Test func `a scene is mirrored for who asks`() async {
    let plain = await Transcript("tree", "-", "--at", "0", input: Self.scene())
    #expect(plain.output.contains("a frame=10,5,20,30"))
    let image = await Transcript("tree", "-", "--at", "0", "--rtl", input: Self.scene())
    #expect(image.code == .done && image.output.contains("a frame=70,5,20,30"), "\(image)")
  }

  @Test func `what is made for reading from the right stays as it is`() async {
    let scene = Self.scene(#", "layoutDirection": "right-to-left""#)
    let run = await Transcript("tree", "-", "--at", "0", "--rtl", input: scene)
    #expect(run.output.contains("a frame=10,5,20,30"), "\(run)")
  }

  @Test func `the digests of frames are those of the scene that says so itself`() async {
    let option = await Transcript("-", "--hash", "--rtl", input: Self.scene())
    let member = await Transcript(
      "-", "--hash", input: Self.scene(#", "layoutDirection": "mirrored""#))
    #expect(option.code == .done && option.output == member.output, "\(option)")
  }
}
