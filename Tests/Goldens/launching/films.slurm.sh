#!/bin/sh
# 8 shards as an array of Slurm, and their merge when all have ended, whatever came of them.
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
tries=3
until render run plan.json --shard "$shard/8" -o shards --jobs 2; do
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
exec render merge shards -o films
JOB
}

array=$(shards | sbatch --parsable --job-name=films-of-the-inbox --array=1-8 --cpus-per-task=2 \
  --mem=2048M --time=25 --requeue --open-mode=append)
merge | sbatch --job-name=films-of-the-inbox-merge --dependency="afterany:${array%%;*}" \
  --mem=2048M --time=25 --requeue --open-mode=append "$@"
