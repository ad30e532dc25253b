package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueTextSupport

/// Write the skill for agents.
package struct SkillVerb: Verb {
  package static let row = VerbRow(
    "skill", in: .connect, summary: "Write the skill for agents",
    details: """
      Writes a folder of Markdown and short scenes from which an agent learns to use the program on a command \
      line: when to use what, how to look at frames, how to hold a recording to a scene. Agents find it by the \
      head of its SKILL.md. Without -o that page is printed.
      """,
    options: [.skillFolder, .replacesSkill],
    examples: [
      Example("render skill -o .claude/skills/segue", "Where Claude Code finds it"),
      Example("render skill", "Read its first page"),
    ])

  /// The skill's folder; without it, the first page is printed.
  package let folder: String?
  /// True if files that exist are replaced.
  package let replaces: Bool

  package init(folder: String?, replaces: Bool = true) {
    self.folder = folder
    self.replaces = replaces
  }

  package init(_ invocation: Invocation) {
    folder = invocation.text(.skillFolder)
    replaces = invocation.isOn(.replacesSkill)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    guard let folder else {
      try terminal.write(Skill.page)
      return .done
    }
    let target = folder.hasSuffix("/") ? folder : folder + "/"
    var place = OutputPlace(existing: replaces ? .replaced : .kept, inputs: [])
    try RunError.inWords { () throws(FileError) in
      try place.reserve(paths: Skill.files.map { target + $0.path })
    }
    for file in Skill.files {
      let path = target + file.path
      try RunError.inWords { () throws(FileError) in try OutputFolder.make(around: path) }
      try place.save(file.text, to: path)
    }
    try terminal.note("wrote \(Skill.files.count.counted("file")) to \(Quote(path: folder))")
    return .done
  }
}

extension Option {
  package static let skillFolder = Option(
    "output", short: "o", takes: .path(.outputFolder), called: "folder", in: .output,
    summary: "The folder of the skill, which is made where it is missing")

  package static let replacesSkill = Option(
    "clobber", takes: .toggle, default: .flag(true), in: .output,
    summary: "Replace files that exist")
}
