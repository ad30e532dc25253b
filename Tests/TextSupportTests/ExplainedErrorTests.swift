import SegueTextSupport
import Testing

/// Errors that say no more than they have to.
@Suite struct ExplainedErrorTests {
  private struct PlainError: ExplainedError {
    var lack: MachineLack?
    let description = "the card has no corners"
  }

  @Test func `an error of few words is wrong data without a hint`() {
    let error = PlainError()
    #expect(error.sentence == "the card has no corners")
    #expect(error.hint == nil)
    #expect(error.consequence == .badData)
  }

  @Test(
    arguments: [
      (.absence(of: ["a"]), .badData), (.input, .noInput), (.library, .unavailable),
      (.output, .failedWrite), (.shortage, .shortage),
    ] as [(MachineLack, ErrorConsequence)])
  func `the consequence is that of the lack`(_ lack: MachineLack, _ consequence: ErrorConsequence) {
    #expect(PlainError(lack: lack).consequence == consequence)
  }
}
