#!/bin/sh
# 8 shards with GNU parallel, and then their merge, whatever came of them.
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
exec render run plan.json --shard "$1/8" -o shards --jobs 2
JOB
}
segue_shard=$(shard)
export PARALLEL_SHELL segue_shard

log=shards.joblog
[ -d shards ] || rm -f "$log"
[ ! plan.json -nt "$log" ] || rm -f "$log"

seq 8 | parallel --joblog "$log" --resume-failed --retries 3 --jobs 50% \
  --memfree 2048M --timeout 1500 --env segue_shard "$@" 'sh -c "$segue_shard" shard {}'
exec render merge shards -o films
