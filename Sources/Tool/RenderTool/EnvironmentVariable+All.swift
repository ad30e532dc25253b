package import SegueCommandLine

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
    EnvironmentVariable("CI", "when 'true' or '1', no golden is ever written"),
    EnvironmentVariable(
      "COLUMNS", "the width of help texts and graphs, where no terminal tells it"),
  ]
}
