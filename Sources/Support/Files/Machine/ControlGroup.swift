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
