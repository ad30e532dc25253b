/// The shells that completions exist for.
package enum Shell: String, ChoiceList {
  case bash, zsh, fish

  package var summary: String {
    switch self {
    case .bash: "Bash 4 or later"
    case .zsh: "the Z shell"
    case .fish: "the friendly interactive shell"
    }
  }
}

/// The scenes that `new` can write.
package enum SceneTemplate: String, ChoiceList {
  case blank, fade, slide, spring

  package var summary: String {
    switch self {
    case .blank: "an empty canvas"
    case .fade: "a card that fades in"
    case .slide: "a card that moves with an easing"
    case .spring: "a card that moves on a spring"
    }
  }
}
