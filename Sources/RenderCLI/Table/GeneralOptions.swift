extension Option {
  package static let help = Option(
    "help", short: "h", endsReading: true, in: .general,
    "Explain briefly (-h) or in full (--help)")

  package static let version = Option(
    "version", endsReading: true, in: .general, "Print the version")

  package static let quiet = Option(
    "quiet", short: "q", in: .general, "Say nothing but results and errors")

  package static let verbose = Option(
    "verbose", short: "v", in: .general, "Say more about what is done")

  package static let color = Option(
    "color", takes: .choice(of: ColorChoice.self), called: "when", default: .text("auto"),
    in: .general, "Color messages: auto, always or never",
    details: """
      With 'auto', messages are colored on a terminal, unless NO_COLOR is set or TERM is 'dumb'; \
      CLICOLOR_FORCE colors them in a pipe too.
      """)

  /// The options that every verb understands.
  package static let general: [Option] = [.help, .version, .quiet, .verbose, .color]
}

extension EnvironmentVariable {
  /// The variables of the environment that matter.
  package static let all: [EnvironmentVariable] = [
    EnvironmentVariable(
      "NO_COLOR", "when not empty, nothing is colored unless --color asks for it"),
    EnvironmentVariable(
      "CLICOLOR_FORCE", "when neither empty nor 0, messages are colored in a pipe too"),
    EnvironmentVariable("TERM", "a terminal called 'dumb' gets no color and no progress"),
    EnvironmentVariable(
      "RENDER_SIMD", "baseline, avx2 or avx512: the instructions to draw with, for tests"),
    EnvironmentVariable(
      "GITHUB_ACTIONS", "when 'true', 'verify' also writes annotations for GitHub"),
    EnvironmentVariable("CI", "when 'true', no golden is ever written"),
    EnvironmentVariable(
      "COLUMNS", "the width of help texts and graphs, where no terminal tells it"),
  ]
}
