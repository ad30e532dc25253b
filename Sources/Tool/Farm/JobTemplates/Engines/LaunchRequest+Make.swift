import SegueTextSupport

extension LaunchRequest {
  /// A makefile with a target for each shard.
  var make: String {
    """
    # \(shards) shards with make, and then their merge, whatever came of them.
    #
    # Start it where the plan's paths begin; a shard takes \(processors.counted("processor")) and \(mebibytes) MiB:
    #   make -f FILE -j 4
    #   make -f FILE shard-3    one of them
    #
    # Started again, a shard that is done ends at once, and one that is not continues.
    shards := $(addprefix shard-,$(shell seq \(shards)))

    .PHONY: merge $(shards)
    .ONESHELL:

    merge: $(shards)
    	@\(merging.withDoubledDollars)

    # The dash lets the merge follow a shard that has failed, and name it.
    $(shards): shard-%:
    	-@shard=$*
    	\(tries(shard()).withDoubledDollars.split(separator: "\n").joined(separator: "\n\t"))

    """
  }
}
