import SegueTextSupport

extension LaunchRequest {
  /// Two jobs for a pipeline.
  var gitlab: String {
    """
    # \(shards) shards as parallel jobs of GitLab, and their merge when all have ended, whatever came of them.
    #
    # It needs '\(program.visible)' on the path of the runner, or of an image ('default: image:').
    stages: [shards, merge]

    \(label)-shards:
      stage: shards
      parallel: \(shards)
      timeout: \(minutes) minutes
      retry: \(gitlabRetry)
      script:
        - |
          shard=$CI_NODE_INDEX
          \(tries(shard()).indented(6))
      artifacts:
        when: always
        expire_in: 3 days
        paths: [\(folder.quoted)]

    \(label)-merge:
      stage: merge
      needs: [\(label)-shards]
      when: always
      timeout: \(minutes) minutes
      script:
        - mkdir -p \(folder.shellPath)
        - \(merging.quoted)
    \(gitlabResults)
    """
  }

  /// Retry rule for failures that another runner may avoid: a shard that fails is tried again where its files
  /// are.
  ///
  /// GitLab takes no more than two.
  private var gitlabRetry: String {
    "{ max: \(min(retries, 2)), when: [runner_system_failure, stuck_or_timeout_failure] }"
  }

  private var gitlabResults: String {
    guard !results.paths.isEmpty else { return "" }
    var lines = [
      "artifacts:", "  when: always",
      "  paths: [\(results.paths.map(\.quoted).joined(separator: ", "))]",
    ]
    if let junit = results.junit { lines += ["  reports:", "    junit: \(junit.quoted)"] }
    return "  " + lines.joined(separator: "\n").indented(2) + "\n"
  }
}
