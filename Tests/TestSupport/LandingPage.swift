import Foundation
public import Testing

/// Expects the example on a module's landing page to stand in a test, line by line.
///
/// Imports stand at the top of both files, and the rest as it is but for the indentation.
///
/// - Parameters:
///   - module: the folder of the module in its area of `Sources`.
///   - test: the path of the test's file.
public func expectExample(
  onPageOf module: String, in test: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")
  let pages = try FileManager.default.contentsOfDirectory(atPath: sources.path).map {
    sources.appending(path: "\($0)/\(module)/Segue\(module).docc/Segue\(module).md")
  }
  let page = pages.first { FileManager.default.fileExists(atPath: $0.path) }
  let text = try String(contentsOf: page ?? sources, encoding: .utf8)
  let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
  let examples = blocks.map { lines(of: $0.element.dropFirst("swift".count)) }
  #expect(!examples.isEmpty && blocks.allSatisfy { $0.element.hasPrefix("swift\n") })
  let tested = lines(of: try String(contentsOf: URL(filePath: test), encoding: .utf8))
  for line in examples.joined() where line.hasPrefix("import ") {
    #expect(tested.contains(line), sourceLocation: sourceLocation)
  }
  let whole = "\n" + tested.joined(separator: "\n") + "\n"
  for part in examples.flatMap({ $0.split { $0.hasPrefix("import ") } }) {
    let wanted = "\n" + part.joined(separator: "\n") + "\n"
    #expect(whole.contains(wanted), sourceLocation: sourceLocation)
  }
}

/// The lines that say something, without their indentation.
private func lines(of text: some StringProtocol) -> [String] {
  text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
}
