/// Whether messages are colored.
package enum ColorChoice: String, ChoiceList {
  case auto, always, never

  package var summary: String {
    switch self {
    case .auto: "on a terminal that can"
    case .always: "also in pipes and files"
    case .never: "not at all"
    }
  }
}
