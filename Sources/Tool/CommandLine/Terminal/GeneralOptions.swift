extension Option {
  package static let help = Option(
    "help", short: "h", endsReading: true, in: .general,
    summary: "Explain briefly (-h) or in full (--help)")

  package static let version = Option(
    "version", endsReading: true, in: .general,
    summary: "Print the version, the commit and the libraries")

  package static let quiet = Option(
    "quiet", short: "q", in: .general, summary: "Say nothing but results and errors")

  package static let verbose = Option(
    "verbose", short: "v", in: .general, summary: "Say more about what is done")

  package static let color = Option(
    "color", takes: .choice(of: ColorChoice.self), called: "when", default: .text("auto"),
    in: .general, summary: "Color messages: auto, always or never",
    details: """
      With 'auto', messages are colored on a terminal, unless NO_COLOR is set or TERM is 'dumb'; \
      CLICOLOR_FORCE colors them in a pipe too.
      """)

  /// The options that every verb understands.
  package static let general: [Option] = [.help, .version, .quiet, .verbose, .color]
}
