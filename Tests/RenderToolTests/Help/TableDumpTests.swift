import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

@Suite struct TableDumpTests {
  @Test func `the table is written as expected`() async {
    expectGolden(await Transcript("help", "--json").output, at: "cli/table.json")
  }

  @Test func `a reader of JSON finds every verb and option`() async throws {
    let data = Data(await Transcript("help", "--json").output.utf8)
    let table = try JSONDecoder().decode(Table.self, from: data)
    #expect(table.schemaVersion == 1)
    #expect(table.verbs.map(\.name) == CommandTable.render.verbs.map(\.name))
    #expect(
      table.verbs.map { $0.options.map(\.summary) }
        == CommandTable.render.verbs.map { $0.options.map(\.summary) })
    #expect(table.exitCodes.map(\.code) == ExitCode.allCases.map(\.rawValue))
  }

  @Test func `what JSON cannot hold as it is gets escaped`() throws {
    let strange = "quote \" backslash \\ tab \t break \n bell \u{7} snowman \u{2603}"
    let table = CommandTable(
      program: strange, version: "", summary: "", details: "", verbs: [], generalOptions: [],
      variables: [])
    let data = Data(TableDump(table).text.utf8)
    #expect(try JSONDecoder().decode(Table.self, from: data).program == strange)
  }

  private struct Table: Decodable {
    let schemaVersion: Int
    let program: String
    let verbs: [Row]
    let exitCodes: [Code]

    struct Row: Decodable {
      let name: String
      let options: [Option]
    }

    struct Option: Decodable {
      let summary: String
    }

    struct Code: Decodable {
      let code: Int32
    }
  }
}
