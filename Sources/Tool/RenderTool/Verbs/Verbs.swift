package import SegueCommandLine
import SegueFarm
import SegueFarmVerbs
import SegueMCP
import SegueRendering

/// All verbs of the program: one that is not listed here does not exist.
package enum Verbs {
  /// The verbs in the order in which people meet them.
  package static let all: [any Verb.Type] = [
    DrawVerb.self, BetweenVerb.self, PresetsVerb.self, ExplainVerb.self, CheckVerb.self,
    AuditVerb.self, TreeVerb.self, FontsVerb.self, CurveVerb.self, FitVerb.self, VerifyVerb.self,
    RecordVerb.self, CompareVerb.self, ApproveVerb.self, GoldensVerb.self, MapVerb.self,
    TokensVerb.self,
    PreviewVerb.self, PlanVerb.self, RunVerb.self, MergeVerb.self, NewVerb.self, SchemaVerb.self,
    MCPVerb.self, SkillVerb.self, HelpVerb.self,
    CompletionsVerb.self, ManualVerb.self,
  ]

  /// Returns the verb that `invocation` asks for.
  package static func verb(for invocation: Invocation) throws(UsageError) -> any Verb {
    if let help = HelpVerb(generalOptionOf: invocation) { return help }
    guard let verb = all.first(where: { $0.row == invocation.verb }) else { throw .missingVerb }
    return verb.init(invocation)
  }
}

extension Commands {
  /// Those of `render`.
  package static let render = Commands(
    .render, variables: ShardVariables.names, libraries: VersionPage.libraries
  ) { (invocation) throws(UsageError) in
    let verb = try Verbs.verb(for: invocation)
    return { (terminal) async throws(RunError) in try await verb.run(on: terminal) }
  }
}

extension CommandTable {
  /// The command table of this program.
  package static let render = CommandTable(
    program: "render", version: Engine.version,
    summary: "Draw, check and sample animated scenes without a screen",
    details: """
      A scene file says what is on a canvas and how it moves. Nothing here depends on a clock, a \
      screen or the machine: the same scene gives the same answer everywhere.
      """,
    defaultVerb: DrawVerb.row, verbs: Verbs.all.map { $0.row },
    topics: [.easings, .springs, .words], keywords: Keyword.all,
    generalOptions: Option.general, variables: EnvironmentVariable.all)
}
