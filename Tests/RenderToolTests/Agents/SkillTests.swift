import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// The skill that agents install: its scenes work, its commands are understood, and the repository has it.
@Suite struct SkillTests {
  @Test(arguments: SkillScene.allCases)
  func `every scene checks, does what it expects, and is good motion`(
    scene: SkillScene
  ) async throws {
    let checked = await Transcript("check", "--motion", "-", input: scene.text)
    #expect(checked.code == .done && checked.error.isEmpty, "\(checked.output)\(checked.error)")
    let audited = await Transcript("audit", "--fail-on", "warning", "-", input: scene.text)
    #expect(audited.code == .done, "\(audited.output)\(audited.error)")
    #expect(scene.text.split(separator: "\n").count <= 40, "short enough to be copied")
  }

  @Test func `there are ten scenes, and the page tells of each file`() {
    #expect(SkillScene.allCases.count == 10)
    #expect(Skill.files.map(\.path).first == "SKILL.md")
    for file in Skill.files.dropFirst() { #expect(Skill.page.contains("`\(file.path)`")) }
  }

  /// The head by which agents find it: a name of small letters and a description of at most 1,024 characters.
  @Test func `the page begins with what agents look for`() throws {
    let head = try #require(Skill.page.firstMatch(of: /^---\n((?:(?!---)(?:.|\n))*)---\n/)).1
    let name = try #require(head.firstMatch(of: /name: ([a-z-]+)\n/)).1
    let text = try #require(head.firstMatch(of: /description: ((?:.|\n)*)/)).1
    #expect(name == "segue")
    #expect(text.count <= 1024 && text.contains("Use it"))
    // A colon followed by a space would begin a mapping.
    #expect(!text.contains(": "))
  }

  @Test func `commands of the page are understood`() throws {
    let commands = Skill.page.matches(of: /`(render [^`]+)`/).map {
      $0.1.replacing("\n", with: " ").replacing("  ", with: " ")
    }.filter { !$0.contains("<") && $0 != "render mcp" }
    #expect(commands.count > 20)
    for command in commands {
      let words = try Shelled.words(of: String(command))
      // A verb that is only mentioned.
      if words.count == 1 { continue }
      #expect(throws: Never.self, "\(command)") {
        var parser = ArgumentParser(.render)
        try parser.read(words)
      }
    }
  }

  @Test func `the repository has the skill as the program writes it`() async throws {
    let workshop = try Workshop()
    let folder = workshop.folder.appending(path: "skill").path
    let run = await Transcript("skill", "-o", folder)
    #expect(run.code == .done && run.output.isEmpty && run.error.isEmpty)
    for file in Skill.files {
      #expect(workshop.bytes(of: "skill/\(file.path)") == Data(file.text.utf8))
      expectDocument(file.text, at: "Skills/segue/\(file.path)")
    }
    let kept = await Transcript("skill", "-o", folder, "--no-clobber")
    #expect(kept.code == .cannotCreate && kept.error.contains("it exists already"))
    #expect(await Transcript("skill").output == Skill.page)
  }
}
