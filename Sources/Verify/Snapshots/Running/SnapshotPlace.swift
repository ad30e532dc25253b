import SegueFiles
package import SegueVerification
import Testing

/// Location of the goldens of an expectation: it follows from the location of the expectation, and nobody types
/// it.
///
/// The test `opens()` in `CardTests.swift` has its goldens in `goldens/CardTests/opens.*` beside that
/// file; a name that the test gives comes behind a dot.
package struct SnapshotPlace: Hashable {
  /// The folder of the test's file, with a slash at its end.
  let testFolder: String
  /// The folder of the goldens.
  package let folder: GoldenFolder
  /// Common prefix of the names of the goldens.
  package let name: String

  /// The usual name of a folder of goldens.
  private static let folderName = "goldens"

  /// The place for an expectation of a test.
  ///
  /// - Parameter components: the names of the suites around the test, and its own.
  package init(of components: [String], named name: String?, in filePath: String) {
    let end = filePath.lastIndex(of: "/").map(filePath.index(after:)) ?? filePath.startIndex
    testFolder = String(filePath[..<end])
    let file =
      filePath[end...].hasSuffix(".swift") ? filePath[end...].dropLast(6) : filePath[end...]
    folder = GoldenFolder(testFolder + "\(Self.folderName)/\(file)", inside: testFolder)
    let isKnown = components.count > 1 && components.first == String(file)
    let parts = (isKnown ? Array(components.dropFirst()) : components) + [name].compactMap(\.self)
    self.name = parts.map(\.fileName).joined(separator: ".")
  }

  /// The file of one moment in full size.
  func still(_ name: String) -> GoldenFile {
    GoldenFile("\(folder.path)/\(self.name).\(name).png", inside: folder.tree)
  }
}

extension SnapshotPlace {
  /// The place for an expectation of the test that is running.
  init(named name: String?, at location: SourceLocation) {
    let components = Test.current?.id.nameComponents ?? []
    self.init(
      of: components.isEmpty ? ["snapshot"] : components, named: name, in: location.filePath)
  }
}

extension String {
  /// The words as the name of a file: letters and digits, and a dash for everything between them.
  var fileName: String {
    // The parameters of a function are no part of what it is called.
    let words = hasSuffix(")") ? self[..<(lastIndex(of: "(") ?? endIndex)] : self[...]
    let pieces = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return pieces.isEmpty ? "snapshot" : pieces.joined(separator: "-")
  }
}
