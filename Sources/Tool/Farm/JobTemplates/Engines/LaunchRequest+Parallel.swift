import SegueTextSupport

extension LaunchRequest {
  /// A script around GNU parallel, which gets the command in a variable: it would replace brackets in words.
  var parallel: String {
    """
    #!/bin/sh
    # \(shards) shards with GNU parallel, and then their merge, whatever came of them.
    #
    # Start it where the plan's paths begin; options are for parallel:
    #   sh FILE
    #   sh FILE --jobs 4
    #   sh FILE --sshlogin one,two --workdir "$PWD"    on machines that share the folder
    #
    # Started again, it runs what has failed or has not been run, until the plan is another.
    set -u
    PARALLEL_SHELL=/bin/sh
    shard() {
      cat << 'JOB'
    exec \(shard("$1"))
    JOB
    }
    segue_shard=$(shard)
    export PARALLEL_SHELL segue_shard

    log=\((folder + ".joblog").shellPath)
    [ -d \(folder.shellPath) ] || rm -f "$log"
    [ ! \(plan.shellPath) -nt "$log" ] || rm -f "$log"

    seq \(shards) | parallel --joblog "$log" --resume-failed --retries \(retries + 1) --jobs \(share)% \\
      --memfree \(mebibytes)M --timeout \(minutes * 60) --env segue_shard "$@" 'sh -c "$segue_shard" shard {}'
    exec \(merging)

    """
  }

  /// Number of shards that run at once, as a percentage of the processors.
  private var share: Int { Swift.max(100 / processors, 1) }
}
