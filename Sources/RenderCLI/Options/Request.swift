/// What the user asked for, in the types that the verbs work with.
package enum Request: Hashable, Sendable {
  case check(CheckRequest)
  case tree(TreeRequest)
  case curve(CurveRequest)
  case new(NewRequest)
  case help(HelpRequest)
  case completions(Shell)
  case manual
  case version
}

/// Find the mistakes in these scenes.
package struct CheckRequest: Hashable, Sendable {
  package let scenes: [String]
  package let input: SceneInput
  package let isJSON: Bool
}

/// Print the layers of this scene at this moment.
package struct TreeRequest: Hashable, Sendable {
  package let scene: String
  package let input: SceneInput
  package let time: Duration
  package let isJSON: Bool
}

/// How a scene is to be loaded.
package struct SceneInput: Hashable, Sendable {
  package let assignments: [Assignment]
  /// The folder that no asset may lie outside of; nil is the scene's own.
  package let root: String?
}

/// Draw this curve.
package struct CurveRequest: Hashable, Sendable {
  package let curve: String
  /// Nil is what suits the curve.
  package let duration: Duration?
  package let samples: Int
  /// Nil is the width of the terminal.
  package let width: Int?
  package let height: Int
  package let isJSON: Bool
}

/// Write a scene to start from.
package struct NewRequest: Hashable, Sendable {
  /// Nil is standard output.
  package let file: String?
  package let template: SceneTemplate
  package let replaces: Bool
}

/// Explain the program, or one verb.
package struct HelpRequest: Hashable, Sendable {
  package let verb: Verb?
  package let form: Form

  /// How much is said, and to whom.
  package enum Form: Hashable, Sendable {
    case brief, full, json
  }

  package init(verb: Verb?, form: Form) {
    self.verb = verb
    self.form = form
  }
}
