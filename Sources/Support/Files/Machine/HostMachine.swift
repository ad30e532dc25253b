import CSystem

/// Machine resources that this process may use.
package struct HostMachine: Hashable, Sendable {
  /// The processors that the scheduler and the control group leave to this process, at least 1.
  package let processors: Int
  /// The bytes of memory that can be had without swapping, where the system tells.
  package let availableMemory: Int?
  /// The bytes of memory that the control group allows in all, where it sets a limit.
  package let memoryLimit: Int?

  /// Returns the resources available to this process at this moment.
  package static func current() -> HostMachine {
    let membership = text(of: "/proc/self/cgroup") ?? ""
    let group = ControlGroup(membership: membership, mountedAt: "/sys/fs/cgroup")
    return HostMachine(
      affinity: Int(csystem_processors()), group: group, memoryInfo: text(of: "/proc/meminfo") ?? ""
    )
  }

  /// Creates the combined limits of the three sources.
  package init(affinity: Int, group: ControlGroup, memoryInfo: String) {
    let share = group.processorShare.map { Int(min($0.rounded(.up), 65_536)) } ?? .max
    processors = max(1, min(affinity, share))
    availableMemory = HostMachine.availableMemory(in: memoryInfo)
    memoryLimit = group.memoryLimit
  }

  /// The line `MemAvailable:   12345 kB`.
  private static func availableMemory(in text: String) -> Int? {
    let line = text.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
    let words = line?.split(separator: " ") ?? []
    return words.count == 3 ? Int(words[1]).flatMap { $0 < .max / 1024 ? $0 * 1024 : nil } : nil
  }

  /// The text of a file of the system's, where there is one; most machines lack some of them, and
  /// nobody has to be told.
  static func text(of path: String) -> String? {
    do throws(FileError.Reason) {
      let file = try Descriptor(opening: unsafe csystem_open_input(csystem_current_folder, path))
      return String(decoding: try file.readAll(limit: 1 << 20, expected: 0), as: UTF8.self)
    } catch {
      return nil
    }
  }
}

/// The limits that the control groups around this process set, of the old and the new kind.
package struct ControlGroup {
  /// Processor time the process may use, in processors, such as 1.5.
  package let processorShare: Double?
  /// Memory the process may use, in bytes.
  package let memoryLimit: Int?

  /// Reads the limits of the groups that `membership` (the text of `/proc/self/cgroup`) names, and of
  /// all groups around them.
  package init(membership: String, mountedAt mount: String) {
    let folders = Self.folders(membership, mount)
    processorShare = folders.flatMap { [Self.newShare(in: $0), Self.oldShare(in: $0)] }
      .compactMap(\.self).min()
    let limits = folders.flatMap { folder in
      ["memory.max", "memory.limit_in_bytes"].compactMap { Self.numbers(in: folder + $0).first }
    }
    memoryLimit = limits.filter { $0 < Self.unlimited }.map(Int.init).min()
  }

  /// The old kind says "no limit" by the largest multiple of the page size.
  private static let unlimited = 0x1p60

  /// A line is `0::/group` for the new kind and `4:cpu,cpuacct:/group` for the old one; inside a
  /// container the group may be shown by a path of the host, while its files stand at the mount.
  private static func folders(_ membership: String, _ mount: String) -> [String] {
    membership.split(separator: "\n").flatMap { line -> [String] in
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      let controllers = fields[1].isEmpty ? [""] : fields[1].split(separator: ",").map { "/" + $0 }
      return controllers.flatMap { controller in
        groups(around: fields[2]).map { mount + controller + $0 + "/" }
      }
    }
  }

  /// The group itself, the one around it, and so on to the root, which is empty.
  private static func groups(around group: Substring) -> [String] {
    var parts = group.split(separator: "/")
    var groups = [""]
    while !parts.isEmpty {
      groups.append("/" + parts.joined(separator: "/"))
      parts.removeLast()
    }
    return groups
  }

  /// The file `cpu.max`: microseconds of work or `max`, and the period that they are good for.
  private static func newShare(in folder: String) -> Double? {
    share(numbers(in: folder + "cpu.max"))
  }

  private static func oldShare(in folder: String) -> Double? {
    share(numbers(in: folder + "cpu.cfs_quota_us") + numbers(in: folder + "cpu.cfs_period_us"))
  }

  private static func share(_ numbers: [Double]) -> Double? {
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return numbers[0] / numbers[1]
  }

  private static func numbers(in path: String) -> [Double] {
    let words = HostMachine.text(of: path)?.split { $0 == " " || $0 == "\n" } ?? []
    return words.compactMap { Double($0) }
  }
}
