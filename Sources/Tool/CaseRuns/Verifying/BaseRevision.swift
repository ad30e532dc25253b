package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueTextSupport

extension Option {
  package static let base = Option(
    "base", takes: .text, called: "revision", in: .output,
    summary: "Show films of this git revision beside those that are",
    details: """
      The report opens on the film as it was at a revision, such as 'main' or 'HEAD~1', beside the one \
      that is. The scene's folder, or that of --root, is taken from the repository on this machine; \
      nothing is fetched, and nothing in the repository changes. Without it the report shows the stills \
      that goldens keep.
      """)
}

/// The folders of scenes as they were at a git revision, in a folder of their own until the run ends.
package struct BaseRevision: Sendable {
  /// The revision as the user has named it, and the commit that it was.
  let name: String
  let commit: String
  private let scratch: ScratchFolder
  /// Path of each folder as of the base revision; nothing for one that did not exist there.
  private var folders: [String: String?] = [:]

  /// Fetches the folders of these cases from the repositories that they are in.
  init(_ name: String, for plans: [CasePlan]) throws(RunError) {
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw RunError(.usage, "found \(Quote(name)), expected a git revision such as 'main'")
    }
    self.name = name
    scratch = try RunError.inWords { () throws(FileError) in try ScratchFolder() }
    var commits: Set<String> = []
    do throws(RunError) {
      for plan in plans where folders[plan.tree] == nil {
        let repository = try Repository(around: plan.tree)
        let commit = try repository.commit(of: name)
        commits.insert(String(commit.prefix(8)))
        let place = "\(scratch.path)/\(folders.count)"
        folders[plan.tree] = .some(try repository.lay(commit, out: place) ? place : nil)
      }
    } catch {
      scratch.remove()
      throw error
    }
    commit = commits.sorted().joined(separator: ", ")
  }

  /// Removes what was fetched.
  func remove() { scratch.remove() }

  /// The case as it was; nothing if its folder was not there.
  func plan(of plan: CasePlan) -> CasePlan? {
    guard let folder = folders[plan.tree] ?? nil, let path = plan.pathInTree else { return nil }
    return plan.read(from: "\(folder)/\(path)", root: plan.input.root == nil ? nil : folder)
  }
}

extension CasePlan {
  /// The folder with everything that the scene may name.
  fileprivate var tree: String {
    if let root = input.root { return root }
    return scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? "."
  }

  /// Path of the scene inside that folder.
  fileprivate var pathInTree: String? {
    let name = scene.split(separator: "/").last.map(String.init) ?? scene
    guard let root = input.root else { return name }
    return (try? Folder(of: scene).base(in: Folder(root))).map { $0 + name }
  }
}

/// A git repository on this machine.
private struct Repository {
  /// The folder that is asked about.
  private let folder: String
  private let top: String
  /// Path of the folder in the repository, with a slash at its end unless it is all of it.
  private let prefix: String

  /// Options that keep git from fetching what a partial clone lacks, and from running what a repository asks
  /// for.
  private static let settings = [
    "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "filter.lfs.smudge=",
    "-c", "filter.lfs.process=", "-c", "filter.lfs.required=false",
  ]

  init(around folder: String) throws(RunError) {
    self.folder = folder
    let top = Self.git(in: folder, ["rev-parse", "--show-toplevel"])
    if top.status == 127 {
      throw RunError(
        .unavailable, "--base takes films from git, which is not installed",
        hint: "without --base the report shows the stills that goldens keep")
    }
    guard top.status == 0 else {
      throw RunError(.missingInput, "\(Quote(path: folder)) is in no git repository")
    }
    self.top = top.text
    prefix = Self.git(in: folder, ["rev-parse", "--show-prefix"]).text
  }

  /// The commit that a revision is.
  func commit(of revision: String) throws(RunError) -> String {
    let answer = Self.git(in: folder, ["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard answer.status == 0, !answer.text.isEmpty else {
      throw RunError(
        .missingInput,
        "\(Quote(revision)) is no revision of the repository around \(Quote(path: folder))",
        hint: hint(instead: revision))
    }
    return answer.text
  }

  /// Returns a hint for a missing revision; clones have the branches of others under another name.
  private func hint(instead revision: String) -> String {
    let branch = "refs/remotes/origin/\(revision)"
    if Self.git(in: folder, ["rev-parse", "--verify", "--quiet", branch]).status == 0 {
      return "did you mean \(Quote("origin/\(revision)"))?"
    }
    return "a copy without history has only its last commit: 'git fetch' brings others"
  }

  /// Lays the folder out as it was at a commit; false if it was not there.
  func lay(_ commit: String, out place: String) throws(RunError) -> Bool {
    let path = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    let index = ["GIT_INDEX_FILE=\(place).index"]
    let tree = path.isEmpty ? commit : "\(commit):\(path)"
    guard Self.git(in: top, ["cat-file", "-e", tree]).status == 0 else { return false }
    let steps = [
      ["read-tree", tree], ["checkout-index", "--all", "--force", "--prefix=\(place)/"],
    ]
    for step in steps {
      let answer = Self.git(in: top, step, with: index)
      guard answer.status == 0 else {
        throw RunError(
          .missingInput, "git cannot show \(Quote(path: folder)) as it was: \(answer.text)")
      }
    }
    return true
  }

  private static func git(
    in folder: String, _ words: [String], with variables: [String] = []
  ) -> ChildProcess.Answer {
    // What a hook's git has set would make it speak of another repository.
    ChildProcess(
      ["git", "-C", folder] + settings + words,
      with: ["-u", "GIT_DIR", "-u", "GIT_WORK_TREE", "-u", "GIT_INDEX_FILE", "-u", "GIT_PREFIX"]
        + ["GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"] + variables
    ).run()
  }
}
