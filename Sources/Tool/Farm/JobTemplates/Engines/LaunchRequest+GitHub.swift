import SegueTextSupport

extension LaunchRequest {
  /// A workflow.
  var github: String {
    """
    # \(shards) shards as jobs of GitHub, and their merge when all have ended, whatever came of them.
    #
    # It needs '\(program.visible)' on the runners: as a step in front, or in an image ('container:').
    name: \(label)

    on:
      workflow_dispatch:

    permissions:
      contents: read

    jobs:
      shards:
        name: Shard ${{ matrix.shard }} of \(shards)
        runs-on: ubuntu-latest
        timeout-minutes: \(minutes)
        strategy:
          fail-fast: false
          matrix:
            shard: \(list)
        steps:
          - uses: actions/checkout@v5
            with:
              persist-credentials: false
          - name: Run the shard
            shell: sh
            env:
              shard: ${{ matrix.shard }}
            run: |
              \(tries(shard().withoutTemplates).indented(10))
          - name: Keep what it made
            if: ${{ !cancelled() }}
            uses: actions/upload-artifact@v7
            with:
              name: \(label)-shard-${{ matrix.shard }}
              path: \(folder.quoted)
              include-hidden-files: true
              overwrite: true
              retention-days: 3

      merge:
        name: Merge
        needs: shards
        if: ${{ !cancelled() }}
        runs-on: ubuntu-latest
        timeout-minutes: \(minutes)
        steps:
          - uses: actions/checkout@v5
            with:
              persist-credentials: false
          - name: Fetch the shards
            uses: actions/download-artifact@v7
            with:
              pattern: \(label)-shard-*
              path: \(folder.quoted)
              merge-multiple: true
          - name: Merge
            shell: sh
            run: |
              \(githubMerge.indented(10))
    \(githubResults)
    """
  }

  private var list: String { "[\((1...shards).map(String.init).joined(separator: ", "))]" }

  /// The merge; its summary is seen on the page of the run.
  private var githubMerge: String {
    let merge = "mkdir -p \(folder.shellPath)\n\(merging.withoutTemplates)"
    guard let summary = results.summary?.shellPath else { return merge }
    return """
      \(merge) || status=$?
      [ ! -f \(summary) ] || cat \(summary) >> "$GITHUB_STEP_SUMMARY"
      exit "${status:-0}"
      """
  }

  private var githubResults: String {
    guard !results.paths.isEmpty else { return "" }
    return """
            - name: Keep the results
              if: ${{ !cancelled() }}
              uses: actions/upload-artifact@v7
              with:
                name: \(label)
                path: |
                  \(results.paths.joined(separator: "\n").indented(12))
                overwrite: true

      """
  }
}
