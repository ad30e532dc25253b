extension LaunchRequest {
  /// A script that submits an array and the merge behind it.
  var slurm: String {
    """
    #!/bin/sh
    # \(shards) shards as an array of Slurm, and their merge when all have ended, whatever came of them.
    #
    # Start it where the plan's paths begin, in a folder that all machines share:
    #   sh FILE           submits both, and returns
    #   sh FILE --wait    waits, and ends as the merge does
    #
    # Options are for the merge's sbatch; SBATCH_PARTITION and SBATCH_ACCOUNT hold for both. A shard that
    # fails is tried again where it is, one whose machine is lost on another. Started again, all continue.
    set -eu

    shards() {
      cat << 'JOB'
    #!/bin/sh
    shard=$SLURM_ARRAY_TASK_ID
    \(tries(shard()))
    JOB
    }

    merge() {
      cat << 'JOB'
    #!/bin/sh
    exec \(merging)
    JOB
    }

    array=$(shards | sbatch --parsable --job-name=\(label) --array=1-\(shards) --cpus-per-task=\(processors) \\
      --mem=\(mebibytes)M --time=\(minutes) --requeue --open-mode=append)
    merge | sbatch --job-name=\(label)-merge --dependency="afterany:${array%%;*}" \\
      --mem=\(mebibytes)M --time=\(minutes) --requeue --open-mode=append "$@"

    """
  }
}
