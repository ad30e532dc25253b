import SegueJSON
import Testing

/// Every rule of RFC 8259, and what we decided where it leaves a choice.
@Suite struct JSONGrammarTests {
  @Test(arguments: JSONCase.structures)
  func `values, lists and objects are told from what only looks like them`(_ file: JSONCase) {
    file.check(.json)
  }

  @Test(arguments: JSONCase.brokenStructures)
  func `a mistake between values is found where it stands`(_ file: JSONCase) {
    file.check(.json)
  }

  @Test(arguments: JSONCase.numbers)
  func `numbers follow the grammar to the letter`(_ file: JSONCase) {
    file.check(.json)
  }

  @Test(arguments: JSONCase.strings)
  func `strings follow the grammar to the letter`(_ file: JSONCase) {
    file.check(.json)
  }

  @Test(arguments: JSONCase.encodings)
  func `only well-formed UTF-8 is text`(_ file: JSONCase) {
    file.check(.json)
  }

  @Test(arguments: JSONCase.extensions)
  func `JSON5 adds its extensions and nothing else`(_ file: JSONCase) {
    file.check(.json5)
  }

  @Test func `the tables name every case once`() {
    let tables = [
      JSONCase.structures, JSONCase.brokenStructures, JSONCase.numbers, JSONCase.strings,
      JSONCase.encodings, JSONCase.extensions,
    ]
    let names = tables.joined().map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 250)
  }

  @Test(arguments: [
    ("a.json", JSONDialect.json), ("a.json5", .json5), ("A.JSON5", .json5), ("-", .json),
    ("json5", .json), ("a.json5.json", .json),
  ])
  func `the end of the name settles the dialect`(name: String, dialect: JSONDialect) {
    #expect(JSONDialect(fileName: name) == dialect)
  }
}
