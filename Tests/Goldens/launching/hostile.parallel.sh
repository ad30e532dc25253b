#!/bin/sh
# 2 shards with GNU parallel, and then their merge, whatever came of them.
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
exec render run "$(printf 'it\047s\040\044\050touch\040broken\051\040\044\173\173\040x\040\175\175\040\173\173y\175\175\040\173\175\040\173\075\040die\040\075\175\040\044\044HOME\040\140touch\040broken\140\134\012\040\040\043\042\047.json')" --shard "$1/2" -o shards '--a=it'\''s ${{ x }} {{Param.Folder}} `touch broken`' '$(HOME)' 'ൎ{{x}} ൎ$(HOME)' -- "$(printf 'JOB\012JOB\012\342\200\256b')"
JOB
}
segue_shard=$(shard)
export PARALLEL_SHELL segue_shard

log=shards.joblog
[ -d shards ] || rm -f "$log"
[ ! "$(printf 'it\047s\040\044\050touch\040broken\051\040\044\173\173\040x\040\175\175\040\173\173y\175\175\040\173\175\040\173\075\040die\040\075\175\040\044\044HOME\040\140touch\040broken\140\134\012\040\040\043\042\047.json')" -nt "$log" ] || rm -f "$log"

seq 2 | parallel --joblog "$log" --resume-failed --retries 2 --jobs 100% \
  --memfree 1M --timeout 360 --env segue_shard "$@" 'sh -c "$segue_shard" shard {}'
exec render merge shards -o "$(printf '\173\173y\175\175\040\044\173\173\040z\040\175\175\040\047\044\050touch\040broken\051\047\040\173\175\040\044\050HOME\051\012JOB')"
