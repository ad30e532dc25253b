import CSystem

/// Machine resources that this process may use.
public struct HostMachine: Hashable, Sendable {
  /// The processors that the scheduler and the control group leave to this process, at least 1.
  public let processors: Int
  /// The bytes of memory that can be had without swapping, where the system tells.
  public let availableMemory: Int?
  /// The bytes of memory that the control group allows in all, where it sets a limit.
  public let memoryLimit: Int?

  /// Returns the resources available to this process at this moment.
  public static func current() -> HostMachine {
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
