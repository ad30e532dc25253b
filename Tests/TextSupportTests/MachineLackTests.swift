import SegueTextSupport
import Testing

/// Several lacks of a machine, told as one.
@Suite struct MachineLackTests {
  @Test func `of several lacks the gravest is told`() {
    #expect(MachineLack([.input, .shortage, .absence(of: ["a"])]) == .shortage)
    #expect(MachineLack([.absence(of: ["a"]), .input]) == .input)
    #expect(MachineLack([]) == nil)
  }

  @Test func `all files that are absent are known`() {
    let lack = MachineLack([.absence(of: ["a"]), .absence(of: ["b", "c"])])
    #expect(lack?.absent == ["a", "b", "c"] && lack?.isAbsence == true)
    #expect(MachineLack.input.absent == [] && !MachineLack.input.isAbsence)
  }
}
