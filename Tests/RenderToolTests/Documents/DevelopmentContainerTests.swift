import Foundation
import TestSupport
import Testing

/// The container that editors open is the machine that our own CI tests on, with what building needs.
@Suite struct DevelopmentContainerTests {
  private struct Description: Decodable {
    let image: String
    let runArgs: [String]
    let onCreateCommand: String
    let updateContentCommand: String
  }

  private static func description() throws -> Description {
    try JSONDecoder().decode(
      Description.self,
      from: Data(try Package.text(of: ".devcontainer/devcontainer.json").utf8))
  }

  private static let workflows = [
    ".github/workflows/ci.yml", "Examples/AnimatorCI/.github/workflows/animator.yml",
    "Examples/PreviewCI/.github/workflows/previews.yml",
  ]

  @Test(arguments: workflows + ["Documentation/install.md"])
  func `every image with a toolchain is the same one`(path: String) throws {
    let images = try Package.text(of: path).matches(of: /swift:[\w.-]+/).map { String($0.0) }
    #expect(!images.isEmpty)
    #expect(Set(images) == [try Self.description().image])
  }

  @Test func `its toolchain is new enough to build with`() throws {
    let script = try Package.text(of: "Scripts/bootstrap")
    let major = try #require(script.firstMatch(of: /wanted_major=(\d+)/)).1
    let minor = try #require(script.firstMatch(of: /wanted_minor=(\d+)/)).1
    #expect(try Self.description().image == "swift:\(major).\(minor)-bookworm")
  }

  @Test func `it installs what building needs, by the script that make begins with`() throws {
    let description = try Self.description()
    let script = Package.folder.appending(path: description.updateContentCommand).path
    #expect(FileManager.default.isExecutableFile(atPath: script))
    #expect(description.onCreateCommand.hasSuffix(" make"))
    #expect(description.runArgs.contains("--platform=linux/amd64"))
  }

  @Test(arguments: workflows.dropFirst() + ["Examples/SnapshotTests/README.md"])
  func `what examples install is among what building needs`(path: String) throws {
    let lists = try Package.text(of: path).replacing("\\\n", with: " ")
      .matches(of: /apt-get install (?:-y )?([a-z0-9 .+\n-]+)/)
    let names = lists.flatMap { $0.1.split { " \n".contains($0) } }
      .filter { $0.contains("-") && !$0.hasPrefix("-") }.map(String.init)
    #expect(names.count >= 9, "\(names)")
    let known = try Package.text(of: "Scripts/packages.txt").split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(names).isSubset(of: known), "\(Set(names).subtracting(known))")
  }
}
