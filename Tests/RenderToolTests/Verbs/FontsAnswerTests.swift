import Foundation
import SegueCommandLine
import TestSupport
import Testing

@Suite struct FontsAnswerTests {
  private func scene(_ text: String, assets: String = "{}") -> String {
    """
    {
      "version": 1, "canvas": { "size": [100, 40] }, "duration": 100, "assets": \(assets),
      "layers": [
        { "id": "words", "frame": [0, 0, 100, 40], "text": \(text) }
      ]
    }
    """
  }

  @Test func `a listing names the face, its file and what is missing`() async throws {
    let transcript = await Transcript(
      "fonts", "-", input: scene(#"{ "string": "Hi \uDBFF\uDFF0", "weight": "bold" }"#))
    #expect(transcript.code == .done)
    let lines = transcript.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines.first == "layer 'words'")
    #expect(
      lines[1].hasPrefix("  Inter Bold, /usr/share/fonts/opentype/inter/Inter-Bold.otf, sha256 "))
    #expect(lines.last == "  no font has U+10FFF0")
    #expect(
      transcript.error.contains(
        "warning: font 'Inter': no font of the scene or the machine has U+10FFF0: boxes are drawn"))
  }

  @Test(arguments: ["check", "fonts"])
  func `a family that is not there is an error at its place`(verb: String) async {
    let input = scene("{\n  \"string\": \"Hi\",\n  \"family\": \"Intre\"\n}")
    let transcript = await Transcript(verb, "-", input: input)
    #expect(transcript.code == .invalidData)
    #expect(transcript.error.contains("<stdin>:6:13: error: font 'Intre': found no font"))
    #expect(transcript.error.contains("hint: "))
  }

  @Test func `a file that is no font is an error at its place`() async {
    let input = scene(
      #"{ "string": "Hi", "font": "face" }"#, assets: #"{ "face": "Package.swift" }"#)
    let transcript = await Transcript("check", "-", input: input)
    #expect(transcript.code == .invalidData)
    #expect(transcript.error.contains("error: asset 'face'"))
    #expect(transcript.error.contains("not a font"))
  }

  @Test func `a layer is listed once, however many steps a flow has`() async {
    let input = """
      {"version": 1, "canvas": {"size": [100, 200]},
       "layers": [{"id": "bar", "frame": [0, 0, 100, 20], "text": "9:41"}],
       "screens": {
         "list": {"background": "#FFFFFF", "layers": [{"id": "title", "frame": [0, 40, 100, 20], "text": "Mail"}]},
         "mail": {"background": "#FFFFFF", "layers": [
           {"id": "words", "frame": [0, 40, 100, 20], "text": {"string": "Hi \u{10FFF0}", "weight": "bold"}}]}},
       "flow": [{"show": "list"}, {"hold": 100}, {"push": "mail"}, {"hold": 100}, {"pop": 1},
                {"hold": 100}, {"push": "mail"}]}
      """
    let transcript = await Transcript("fonts", "-", input: input)
    let lines = transcript.output.split(separator: "\n")
    let layers = lines.filter { $0.hasPrefix("layer ") }
    #expect(layers.sorted() == ["layer 'bar'", "layer 'title'", "layer 'words'"])
    // A face for each, and what is missing in one of them.
    #expect(lines.count == 7, "\(transcript.output)")
    #expect(lines.count { $0.hasPrefix("  no font has U+10FFF0") } == 1)
    let json = await Transcript("fonts", "-", "--json", input: input)
    #expect(json.output.components(separatedBy: "\"layer\":").count == 4, "\(json.output)")
  }

  @Test func `a scene without texts uses no fonts`() async {
    let input = #"{ "version": 1, "canvas": { "size": [10, 10] }, "duration": 100, "layers": [] }"#
    #expect(await Transcript("fonts", "-", input: input).output == "no texts\n")
  }
}
