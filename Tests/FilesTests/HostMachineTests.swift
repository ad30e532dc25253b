import Foundation
import SegueFiles
import Testing

@Suite struct MachineTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func group(_ membership: String) -> ControlGroup {
    ControlGroup(membership: membership, mountedAt: scratch.path)
  }

  @Test func `the new kind of group limits time and memory`() throws {
    try scratch.write("150000 100000\n", to: "jobs/a/cpu.max")
    try scratch.write("1073741824\n", to: "jobs/a/memory.max")
    let group = group("0::/jobs/a\n")
    #expect(group.processorShare == 1.5)
    #expect(group.memoryLimit == 1 << 30)
  }

  @Test func `no limit is no limit`() throws {
    try scratch.write("max 100000\n", to: "cpu.max")
    try scratch.write("max\n", to: "memory.max")
    #expect(group("0::/\n").processorShare == nil)
    #expect(group("0::/\n").memoryLimit == nil)
  }

  @Test func `the narrowest of the groups around counts`() throws {
    try scratch.write("400000 100000\n", to: "cpu.max")
    try scratch.write("50000 100000\n", to: "outer/cpu.max")
    try scratch.write("200000 100000\n", to: "outer/inner/cpu.max")
    try scratch.write("4096\n", to: "outer/memory.max")
    try scratch.write("8192\n", to: "outer/inner/memory.max")
    let group = group("0::/outer/inner\n")
    #expect(group.processorShare == 0.5)
    #expect(group.memoryLimit == 4096)
  }

  @Test func `the old kind of group has a folder for each resource`() throws {
    try scratch.write("250000\n", to: "cpu/job/cpu.cfs_quota_us")
    try scratch.write("100000\n", to: "cpu/job/cpu.cfs_period_us")
    try scratch.write("536870912\n", to: "memory/job/memory.limit_in_bytes")
    let group = group("5:memory:/job\n4:cpu,cpuacct:/job\n1:name=systemd:/job\n")
    #expect(group.processorShare == 2.5)
    #expect(group.memoryLimit == 512 << 20)
  }

  @Test func `the old kind says no limit by its largest number`() throws {
    try scratch.write("-1\n", to: "cpu/cpu.cfs_quota_us")
    try scratch.write("100000\n", to: "cpu/cpu.cfs_period_us")
    try scratch.write("9223372036854771712\n", to: "memory/memory.limit_in_bytes")
    let group = group("4:cpu:/\n5:memory:/\n")
    #expect(group.processorShare == nil)
    #expect(group.memoryLimit == nil)
  }

  @Test func `a container that shows a path of its host is read at the mount`() throws {
    try scratch.write("100000 100000\n", to: "cpu.max")
    #expect(group("0::/docker/0123abc\n").processorShare == 1)
  }

  @Test(arguments: [
    (8, "150000 100000", 2), (1, "150000 100000", 1), (8, "max 100000", 8), (8, "1000 100000", 1),
    (8, "", 8), (-22, "max 100000", 1),
  ])
  func `half a processor needs a whole one, and there is always one`(
    affinity: Int, share: String, processors: Int
  ) throws {
    try scratch.write(share, to: "cpu.max")
    let machine = HostMachine(affinity: affinity, group: group("0::/"), memoryInfo: "")
    #expect(machine.processors == processors)
    #expect(machine.availableMemory == nil)
  }

  @Test func `the memory that can be had is told from the memory that is free`() {
    let text = "MemTotal: 100 kB\nMemFree: 10 kB\nMemAvailable:   24 kB\nBuffers: 1 kB\n"
    let machine = HostMachine(affinity: 1, group: group(""), memoryInfo: text)
    #expect(machine.availableMemory == 24 * 1024)
    #expect(machine.memoryLimit == nil)
  }

  @Test func `this machine has a processor and some memory`() throws {
    let machine = HostMachine.current()
    let present = ProcessInfo.processInfo.processorCount
    #expect((1...present).contains(machine.processors))
    #expect(try #require(machine.availableMemory) > 1 << 20)
  }

  @Test func `a larger machine needs more, up to where runs are no wider, and all that is tried`() {
    let needs = (-1...1024).map { ProcessNeeds(processors: $0) }
    for (smaller, larger) in zip(needs, needs.dropFirst()) {
      #expect(smaller.files <= larger.files && smaller.threads <= larger.threads)
    }
    #expect(needs[0] == ProcessNeeds(processors: 1) && needs[130] == needs.last)
    // The runtime's pool, the encoder with its two to eight, and who waits for signals.
    for count in 1...128 { #expect(ProcessNeeds(processors: count).threads > count + 10) }
    // No more of either are tried.
    let most = ProcessNeeds(processors: .max, connections: 32)
    #expect(most.files == needs[130].files + 32 && most.threads == needs[130].threads + 32)
    #expect(most.files <= 1024 && most.threads <= 1024)
  }
}
