/// The skill for agents that run the program on a command line: when to use what, and pages to open when they are
/// needed.
package enum Skill {
  /// A file of the skill.
  package struct File: Hashable, Sendable {
    /// The path in the skill's folder.
    package let path: String
    package let text: String
  }

  /// All files: the page that agents find, the reference, and short scenes.
  package static var files: [File] {
    [File(path: "SKILL.md", text: page)]
      + ReferencePage.allCases.map { File(path: "reference/\($0.rawValue).md", text: $0.text) }
      + SkillScene.allCases.map { File(path: "scenes/\($0.rawValue).json", text: $0.text) }
  }

  private static var scenes: String {
    SkillScene.allCases.map { "| `scenes/\($0.rawValue).json` | \($0.summary) |" }
      .joined(separator: "\n")
  }

  private static var reference: String {
    ReferencePage.allCases.map { "| `reference/\($0.rawValue).md` | \($0.summary) |" }
      .joined(separator: "\n")
  }

  /// The page that agents find by its head, and read before anything else.
  package static var page: String {
    """
    ---
    name: segue
    description: Draws, checks, measures and verifies screen transitions and UI animations without a device or a
      screen. Use it to write or look at a transition (push, sheet, shared element, back gesture, spring), to make a
      movie or a strip of one, to convert springs and easings between SwiftUI, UIKit, Compose, CSS, Flutter and React
      Native, to find the spring in a screen recording, or to hold an app's recording to what was agreed.
    ---

    # Segue

    `render` is one program. A scene is a JSON file: layers and what moves them, or screens and the steps between them.
    The same scene gives the same frames on every machine.

    ## When to use what

    | the task | the command |
    | --- | --- |
    | a transition between two screenshots | `render between a.png b.png --with ios.push -o push.mp4` |
    | which transitions have names | `render presets`, `render presets ios`, `render explain ios.push` |
    | a scene from nothing | copy one of `scenes/`, or `render new push.json -t flow` |
    | is the scene right | `render check scene.json`; with `--motion` what it expects, too |
    | see it | `render scene.json --strip --width 300 -o strip.png`, then open the picture |
    | a movie for people | `render scene.json -o film.mp4` (or `.gif`, `.webp`, `.webm`) |
    | exact numbers at a moment | `render tree scene.json --at 350ms --json` |
    | is it good motion | `render audit scene.json` (or a recording) |
    | the spring in a recording | `render fit recording.mp4` |
    | an app's recording against a scene | `render compare recording.mp4 scene.json --aligned` |
    | a spring or an easing as code | `render curve '.spring(response: 0.5)' --as compose` |
    | keep it as it is, in CI | `render record scenes/` once, `render verify scenes/` from then on |

    Every verb that answers a question has `--json`. Exit code 0 is done, 1 a finding or a difference, 2 the command line,
    65 a mistake in a scene. `render help <verb>` explains one verb. Where the program is connected as an MCP server
    (`render mcp`), its tools do the same: `look` is a strip, `measure` is `fit`.

    ## How to write a scene

    1. Read one page of `reference/`, which is all that most scenes need:

    | page | what it has |
    | --- | --- |
    \(reference)

    2. Copy the nearest scene and change it:

    | scene | what it shows |
    | --- | --- |
    \(scenes)

    3. `render check` after every change. Each mistake has its line and how to mend it. Times are milliseconds (350, or
       "0.35s"); there is no "x", "y", "transform" or "style"; a movement stands in the property that moves.

    ## How to look at frames

    - `--strip` draws five moments side by side; `--moments 8`, `--from 100ms --to 300ms` and `--by movement` (as much moves
      from each to the next) choose others. `--width 300` is the width of each. A picture of 1568 pixels along its longer
      edge is the largest that models see whole.
    - One moment: `render scene.json --at 350ms --for docs -o moment.png`.
    - What can't be seen in pixels (a spring's end, half a point) is a number in `render tree`, and `render explain` says which
      curve moves what.
    - Say what the movement is for in `expect` (`reference/movement.md`) instead of looking again and again: `--motion` of
      `render check` holds it.

    ## How to hold an app's recording to a scene

    1. Record the screen of a device or a simulator, at 60 frames a second where it can. A film with one transition is enough;
       before and after it should be a moment in which nothing moves.
    2. `render fit recording.mp4` says what moves, from when, by which spring, and how certain that is. `--region x,y,w,h` keeps
       the clock or another movement out, `--from` and `--to` choose one of several transitions. Where it says "can't tell",
       believe it, and record again instead of guessing.
    3. Write the scene with that spring, and `render compare recording.mp4 scene.json --aligned`: exit code 0 is alike, 1
       different; with `--strict` 75 is "can't tell".
    4. To keep it, list the recording in a suite (`render schema suite`) and run `render verify` in CI.

    """
  }
}
