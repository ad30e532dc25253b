# 8 shards with make, and then their merge, whatever came of them.
#
# Start it where the plan's paths begin; a shard takes 2 processors and 2048 MiB:
#   make -f FILE -j 4
#   make -f FILE shard-3    one of them
#
# Started again, a shard that is done ends at once, and one that is not continues.
shards := $(addprefix shard-,$(shell seq 8))

.PHONY: merge $(shards)
.ONESHELL:

merge: $(shards)
	@render merge shards -o films

# The dash lets the merge follow a shard that has failed, and name it.
$(shards): shard-%:
	-@shard=$*
	tries=3
	until render run plan.json --shard "$$shard/8" -o shards --jobs 2; do
	  status=$$?
	  tries=$$((tries - 1))
	  case $$status in 130 | 143) exit "$$status" ;; esac
	  [ "$$tries" -gt 0 ] || exit "$$status"
	done
