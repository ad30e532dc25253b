// Rewrites the files of a target of iOS, so that they compile against UIKit for Linux:
//
//     uikit-source-rewriter [--root FOLDER] [--assets FOLDER]... [--interface FILE]... FOLDER FILE...
//
// What comes out is in the folder, each file under its own name, and one more for all. What an app is
// found to do names files as they are seen from the root; its pictures are in the folders of assets, whose catalogs
// give names to code, and its storyboards and nibs are its interfaces. Messages have the form of a compiler's; the exit code is 1 if one
// of them is an error.

import FoundationEssentials
import Glibc
import SegueSourceRewriter

/// Tells what is wrong, and ends.
func fail(_ message: String, code: Int32) -> Never {
  print("uikit-source-rewriter: error: \(message)")
  exit(code)
}

/// Reads the bytes of a file.
func bytes(_ path: String) -> [UInt8] {
  guard let data = try? Data(contentsOf: URL(filePath: path)) else {
    fail("cannot read '\(path)'", code: 66)
  }
  return Array(data)
}

/// Writes a file, unless it is there already: a compiler then knows that nothing has changed.
func store(_ output: SourceRewriter.Output, in folder: String) {
  let url = URL(filePath: folder).appending(path: output.name)
  let data = Data(output.text.utf8)
  if let old = try? Data(contentsOf: url), old == data { return }
  do { try data.write(to: url, options: .atomic) } catch {
    fail("cannot write '\(url.path)': \(error)", code: 73)
  }
}

var arguments = CommandLine.arguments.dropFirst()
var root = ""
var assets: [String] = []
var interfaces: [InterfaceSource] = []
while let option = arguments.first, ["--root", "--assets", "--interface"].contains(option) {
  let value = arguments.dropFirst().first ?? ""
  switch option {
  case "--root": root = value
  case "--assets": assets.append(value)
  default: interfaces.append(InterfaceSource(path: value, bytes: bytes(value)))
  }
  arguments = arguments.dropFirst(2)
}
guard let folder = arguments.first, !folder.hasPrefix("-") else {
  fail(
    "expected 'uikit-source-rewriter [--root FOLDER] [--assets FOLDER]... [--interface FILE]... "
      + "FOLDER FILE...'", code: 64)
}

let result = SourceRewriter.run(
  on: arguments.dropFirst().map { SourceFile(path: $0, bytes: bytes($0)) }, in: root,
  assets: assets, catalogs: assets.flatMap { CatalogFolder(path: $0).assets },
  interfaces: interfaces)
for finding in result.findings { print(finding.text) }
if result.hasErrors { exit(1) }
let names = Dictionary(grouping: result.outputs, by: \.name)
if let twins = names.values.first(where: { $0.count > 1 }) {
  fail("'\(twins[0].path)' and '\(twins[1].path)' have one name; Swift wants two", code: 65)
}
for output in result.outputs { store(output, in: folder) }
