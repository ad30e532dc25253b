import SegueJSON
import SegueMotion
import SegueSceneFile
import Testing

/// A curve by itself: what is wrong with it is said, and then there is none.
@Suite struct CurveReaderTests {
  private static func read(_ text: String) -> (pace: TimingCurve?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let pace = CurveReader.read(text, into: &diagnostics)
    return (pace, diagnostics)
  }

  @Test(arguments: [
    (#"{"spring": {"response": 500, "dampingratio": 0.8}}"#, "unknown property 'dampingratio'"),
    (#"{"spring": {"response": 500, "response": 100}}"#, "'response'"),
    (#"{"spring": {"response": "soon"}}"#, "found the text 'soon'"),
    (#"{"spring": {"response": 500, "dampingRatio": -4}}"#, "found -4"),
    (#"{"spring": {"duration": 500, "bounce": -1}}"#, "found -1"),
    (#"{"spring": {"response": 500}, "speed": 2}"#, "'speed'"),
    (#"{"spring": "swiftui.bounci"}"#, "unknown spring 'swiftui.bounci'"),
  ])
  func `a mistaken spring is no spring`(text: String, words: String) throws {
    let (pace, diagnostics) = Self.read(text)
    #expect(pace == nil)
    let first = try #require(diagnostics.sorted.first)
    #expect(first.sentence.contains(words), "\(first.sentence)")
    #expect(first.place != nil && diagnostics.hasErrors)
  }

  @Test func `a spring that is nearly named is asked for`() throws {
    let first = try #require(Self.read("swiftui.bouncyy").diagnostics.sorted.first)
    #expect(first.hint?.contains("swiftui.bouncy") == true)
  }

  @Test(arguments: [
    "swiftui.bouncy", "ease-in-out", "monotone(0, 0.2 50%, 1)",
    #"{"spring": {"response": 500, "dampingRatio": 0.8}}"#,
  ])
  func `what is right is read`(text: String) {
    let (pace, diagnostics) = Self.read(text)
    #expect(pace != nil && diagnostics.all.isEmpty)
  }
}
