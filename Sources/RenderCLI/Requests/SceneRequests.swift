/// How a scene is to be loaded.
package struct SceneInput: Hashable, Sendable {
  package let assignments: [Assignment]

  /// The folder that no asset may lie outside of; nil is the scene's own.
  package let root: String?

  /// Whether each platform's reduced motion is shown.
  package let reducesMotion: Bool

  package init(
    assignments: [Assignment] = [], root: String? = nil, reducesMotion: Bool = false
  ) {
    self.assignments = assignments
    self.root = root
    self.reducesMotion = reducesMotion
  }

  init(_ invocation: Invocation) {
    assignments = invocation.assignments(.set)
    root = invocation.text(.root)
    reducesMotion = invocation.isOn(.reduceMotion)
  }
}

/// Find the mistakes in these scenes.
package struct CheckRequest: Hashable, Sendable {
  /// The files; `-` is standard input.
  package let scenes: [String]
  package let input: SceneInput
  /// How much memory drawing may take, as it was typed; nil for as much as is usual.
  package let memory: String?
  package let isJSON: Bool

  package init(
    scenes: [String], input: SceneInput = SceneInput(), memory: String? = nil, isJSON: Bool = false
  ) {
    self.scenes = scenes
    self.input = input
    self.memory = memory
    self.isJSON = isJSON
  }

  init(_ invocation: Invocation) {
    scenes = invocation.operands
    input = SceneInput(invocation)
    memory = invocation.text(.memory)
    isJSON = invocation.isOn(.json)
  }
}

/// Print the layers of this scene at this moment.
package struct TreeRequest: Hashable, Sendable {
  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let time: Duration
  package let isJSON: Bool

  package init(
    scene: String, input: SceneInput = SceneInput(), time: Duration, isJSON: Bool = false
  ) {
    self.scene = scene
    self.input = input
    self.time = time
    self.isJSON = isJSON
  }

  init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    time = invocation.time(.at).present
    isJSON = invocation.isOn(.json)
  }
}

/// Print which fonts the texts of this scene are shown in.
package struct FontsRequest: Hashable, Sendable {
  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let isJSON: Bool

  package init(scene: String, input: SceneInput = SceneInput(), isJSON: Bool = false) {
    self.scene = scene
    self.input = input
    self.isJSON = isJSON
  }

  init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    isJSON = invocation.isOn(.json)
  }
}

/// Write a scene to start from.
package struct NewRequest: Hashable, Sendable {
  /// Nil is standard output.
  package let file: String?
  package let template: SceneTemplate

  /// Whether a file that exists is replaced.
  package let replaces: Bool

  package init(file: String?, template: SceneTemplate, replaces: Bool = false) {
    self.file = file
    self.template = template
    self.replaces = replaces
  }

  init(_ invocation: Invocation) {
    file = invocation.operands.first
    template = invocation.choice(.template, of: SceneTemplate.self).present
    replaces = invocation.isOn(.clobber)
  }
}
