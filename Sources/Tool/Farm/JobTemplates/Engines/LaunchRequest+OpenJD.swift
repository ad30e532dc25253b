extension LaunchRequest {
  /// A job template, whose folder is where the plan's paths begin.
  var openjd: String {
    """
    # \(shards) shards as tasks of Open Job Description, and their merge.
    #
    #   openjd run FILE
    #
    # A step that depends on another waits until that has succeeded: so a task whose shard has failed as often
    # as it may says so and succeeds, and the merge names what is missing.
    specificationVersion: jobtemplate-2023-09
    \(shardsPerTask == nil ? "" : "extensions: [TASK_CHUNKING]\n")name: \(label)
    parameterDefinitions:
      - name: Folder
        description: Where the plan's paths begin; all machines share it.
        type: PATH
        objectType: DIRECTORY
        dataFlow: INOUT
        default: .
    \(chunkParameter)steps:
      - name: Shards
        \(hostRequirements.indented(4))
        parameterSpace:
          taskParameterDefinitions:
            - name: Shard
              \(shardParameter.indented(10))
        \(step(shardScript, arguments: ["{{Param.Folder}}", "{{Task.Param.Shard}}"]).indented(4))
      - name: Merge
        dependencies:
          - dependsOn: Shards
        \(hostRequirements.indented(4))
        \(step("cd \"$1\" || exit\nexec \(merging.withoutTemplates)", arguments: ["{{Param.Folder}}"]).indented(4))

    """
  }

  private var chunkParameter: String {
    guard let shardsPerTask else { return "" }
    return """
        - name: ShardsPerTask
          description: How many shards a task takes, one after the other.
          type: INT
          minValue: 1
          default: \(shardsPerTask)

      """
  }

  private var shardParameter: String {
    let range = "1-\(shards)"
    guard shardsPerTask != nil else { return "type: INT\nrange: \(range)" }
    return """
      type: CHUNK[INT]
      range: \(range)
      chunks:
        defaultTaskCount: "{{Param.ShardsPerTask}}"
        rangeConstraint: CONTIGUOUS
      """
  }

  private var hostRequirements: String {
    """
    hostRequirements:
      amounts:
        - name: amount.worker.vcpu
          min: \(processors)
        - name: amount.worker.memory
          min: \(mebibytes)
    """
  }

  /// Script of a task: `$2` is its shard, or the first and the last of them.
  private var shardScript: String {
    let told = "{ echo \"openjd_status: shard $shard has failed: $status\"; break; }"
    let tries = tries(shard().withoutTemplates, giveUp: told)
    return """
      cd "$1" || exit
      for shard in $(seq "${2%-*}" "${2#*-}"); do
        \(tries.indented(2))
      done
      """
  }

  private func step(_ script: String, arguments: [String]) -> String {
    let words = (["{{Task.File.Run}}"] + arguments).map(\.quoted).joined(separator: ", ")
    return """
      script:
        embeddedFiles:
          - name: Run
            type: TEXT
            data: |
              \(script.indented(8))
        actions:
          onRun:
            command: sh
            args: [\(words)]
            timeout: \(minutes * 60 * min(shardsPerTask ?? 1, shards))
      """
  }
}
