"""A cluster of Slurm on this machine: one controller and two daemons, without root and without munge."""

import contextlib
import getpass
import os
import signal
import socket
import subprocess
import time

NODES = ("n1", "n2")

CONFIGURATION = """
ClusterName=segue
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/none
CredType=cred/none
SlurmctldPidFile={folder}/slurmctld.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdPidFile={folder}/%n.pid
SlurmdLogFile={folder}/%n.log
SlurmdSpoolDir={folder}/%n
StateSaveLocation={folder}/state
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0,sched_min_interval=0,defer
AuthInfo=cred_expire=10
ReturnToService=2
SlurmdTimeout=6
KillWait=1
NodeName=n1 NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[1]} CPUs=2 RealMemory=4096
NodeName=n2 NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[2]} CPUs=2 RealMemory=4096
PartitionName=all Nodes=ALL Default=YES State=UP MaxTime=INFINITE
"""


class Cluster:
    def __init__(self, folder):
        self.folder = folder
        self.daemons = {}
        os.makedirs(f"{folder}/state")
        for node in NODES:
            os.makedirs(f"{folder}/{node}")
        self.configuration = f"{folder}/slurm.conf"
        with open(self.configuration, "w", encoding="utf-8") as file:
            file.write(CONFIGURATION.format(
                host=socket.gethostname(), user=getpass.getuser(), folder=folder, ports=free_ports(3)))
        self.environment = {"SLURM_CONF": self.configuration}

    def __enter__(self):
        self.start("slurmctld", ["/usr/sbin/slurmctld", "-D"])
        for node in NODES:
            self.start_node(node)
        self.until(lambda: self.ask("sinfo", "-h", "-o", "%D %t").strip() == "2 idle", "idle nodes")
        return self

    def __exit__(self, *_):
        self.ask("scancel", "--user", getpass.getuser())
        for name in list(self.daemons):
            self.end(name, signal.SIGTERM)

    def start(self, name, command):
        with open(f"{self.folder}/{name}.out", "a", encoding="utf-8") as output:
            self.daemons[name] = subprocess.Popen(
                command, env=os.environ | self.environment, stdout=output, stderr=output)

    def start_node(self, node):
        self.start(
            node, ["/usr/sbin/slurmd", "-D", "-N", node, "-d", "/usr/sbin/slurmstepd-wlm"])

    def end(self, name, how):
        daemon = self.daemons.pop(name)
        daemon.send_signal(how)
        daemon.wait()

    def lose(self, node):
        """A node is lost with all that runs on it, as when a machine has no power."""
        jobs = [process for process in map(int, filter(str.isdigit, os.listdir("/proc")))
                if self.is_job(process, node)]
        # Who looks after a job would report that it has been killed.
        steps = {parent(job) for job in jobs} - set(jobs)
        self.end(node, signal.SIGKILL)
        for process in (*(step for step in steps if name(step).startswith("slurmstepd")), *jobs):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def is_job(self, process, node):
        words = contents(process, "environ").split("\0")
        return f"SLURMD_NODENAME={node}" in words and f"SLURM_CONF={self.configuration}" in words

    def ask(self, *command):
        return subprocess.run(
            command, env=os.environ | self.environment, capture_output=True, text=True, check=False
        ).stdout

    def until(self, fact, words, seconds=60):
        end = time.monotonic() + seconds
        while not fact():
            if time.monotonic() > end:
                raise TimeoutError(f"Slurm: waited {seconds} seconds for {words}")
            time.sleep(0.2)


def free_ports(count):
    """Ports that nobody has: there may be another cluster on this machine."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def contents(process, file):
    try:
        with open(f"/proc/{process}/{file}", "rb") as opened:
            return opened.read().decode(errors="replace")
    except OSError:
        return ""


def name(process):
    return contents(process, "comm")


def parent(process):
    words = contents(process, "stat").rpartition(")")[2].split()
    return int(words[1]) if words else 0
