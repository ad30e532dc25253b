#!/bin/sh
# 2 shards as an array of Slurm, and their merge when all have ended, whatever came of them.
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
tries=2
until render run "$(printf 'it\047s\040\044\050touch\040broken\051\040\044\173\173\040x\040\175\175\040\173\173y\175\175\040\173\175\040\173\075\040die\040\075\175\040\044\044HOME\040\140touch\040broken\140\134\012\040\040\043\042\047.json')" --shard "$shard/2" -o shards '--a=it'\''s ${{ x }} {{Param.Folder}} `touch broken`' '$(HOME)' 'ൎ{{x}} ൎ$(HOME)' -- "$(printf 'JOB\012JOB\012\342\200\256b')"; do
  status=$?
  tries=$((tries - 1))
  case $status in 130 | 143) exit "$status" ;; esac
  [ "$tries" -gt 0 ] || exit "$status"
done
JOB
}

merge() {
  cat << 'JOB'
#!/bin/sh
exec render merge shards -o "$(printf '\173\173y\175\175\040\044\173\173\040z\040\175\175\040\047\044\050touch\040broken\051\047\040\173\175\040\044\050HOME\051\012JOB')"
JOB
}

array=$(shards | sbatch --parsable --job-name=touch-broken-job --array=1-2 --cpus-per-task=1 \
  --mem=1M --time=6 --requeue --open-mode=append)
merge | sbatch --job-name=touch-broken-job-merge --dependency="afterany:${array%%;*}" \
  --mem=1M --time=6 --requeue --open-mode=append "$@"
