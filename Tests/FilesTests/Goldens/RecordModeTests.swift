import SegueFiles
import Testing

@Suite struct RecordModeTests {
  @Test(
    arguments: [
      ([:], nil, .never), ([:], .missing, .missing),
      (["SEGUE_RECORD": "failed"], nil, .failed), (["SEGUE_RECORD": "failed"], .all, .failed),
      (["SEGUE_RECORD": ""], .all, .all), (["CI": "false"], .all, .all),
      (["CI": "true"], .all, .never), (["CI": "true", "SEGUE_RECORD": "all"], nil, .never),
      (["CI": "1"], .all, .never), (["CI": "1", "SEGUE_RECORD": "all"], nil, .never),
      (["CI": "TRUE"], .all, .never), (["CI": "0"], .all, .all), (["CI": ""], .all, .all),
    ] as [([String: String], RecordMode?, RecordMode)])
  func `CI goes before the environment, and that before a trait`(
    variables: [String: String], trait: RecordMode?, mode: RecordMode
  ) {
    #expect(RecordMode.chosen(by: variables, trait: trait) == mode)
  }

  @Test func `a mode that nobody knows is told`() {
    let words = "SEGUE_RECORD is 'al': expected all, missing, failed, never"
    #expect(RecordMode.chosen(by: ["SEGUE_RECORD": "al"]) == nil)
    #expect(RecordMode.unknown(in: ["SEGUE_RECORD": "al"]) == words)
  }
}
