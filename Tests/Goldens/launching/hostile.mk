# 2 shards with make, and then their merge, whatever came of them.
#
# Start it where the plan's paths begin; a shard takes 1 processor and 1 MiB:
#   make -f FILE -j 4
#   make -f FILE shard-3    one of them
#
# Started again, a shard that is done ends at once, and one that is not continues.
shards := $(addprefix shard-,$(shell seq 2))

.PHONY: merge $(shards)
.ONESHELL:

merge: $(shards)
	@render merge shards -o "$$(printf '\173\173y\175\175\040\044\173\173\040z\040\175\175\040\047\044\050touch\040broken\051\047\040\173\175\040\044\050HOME\051\012JOB')"

# The dash lets the merge follow a shard that has failed, and name it.
$(shards): shard-%:
	-@shard=$*
	tries=2
	until render run "$$(printf 'it\047s\040\044\050touch\040broken\051\040\044\173\173\040x\040\175\175\040\173\173y\175\175\040\173\175\040\173\075\040die\040\075\175\040\044\044HOME\040\140touch\040broken\140\134\012\040\040\043\042\047.json')" --shard "$$shard/2" -o shards '--a=it'\''s $${{ x }} {{Param.Folder}} `touch broken`' '$$(HOME)' 'ൎ{{x}} ൎ$$(HOME)' -- "$$(printf 'JOB\012JOB\012\342\200\256b')"; do
	  status=$$?
	  tries=$$((tries - 1))
	  case $$status in 130 | 143) exit "$$status" ;; esac
	  [ "$$tries" -gt 0 ] || exit "$$status"
	done
