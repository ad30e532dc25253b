import CSystem

// What lies in a folder whoever has put links into it: goldens come with what others hand in.
extension Folder {
  /// Throws where `path`, which is seen from the current folder, leads out of this one by way of links.
  ///
  /// What is not there yet is where it would come into being; a link that leads nowhere is followed too.
  package func checkHolds(_ path: String) throws(FileError) {
    do throws(FileError.Reason) {
      guard let inside = try Self.place(of: self.path) else { return }
      guard Self.lies(try Self.firstPlace(on: path), in: inside) else {
        throw .leadsOut(of: shown)
      }
    } catch {
      throw FileError(.read, of: path, reason: error)
    }
  }

  /// Throws where an open folder is neither this one nor in it.
  func checkHolds(_ folder: borrowing Descriptor) throws(FileError.Reason) {
    guard let inside = try Self.place(of: path), Self.lies(try folder.path(), in: inside) else {
      throw .leadsOut(of: shown)
    }
  }

  /// Name of the folder in messages.
  private var shown: String { path.isEmpty ? "." : path }

  private static func lies(_ place: String?, in folder: String) -> Bool {
    guard let place else { return false }
    return folder == "/" || place == folder || place.hasPrefix(folder + "/")
  }

  /// Returns the real place of the first thing that is there, from the end of a path on; `nil` where nobody
  /// knows.
  private static func firstPlace(on path: String) throws(FileError.Reason) -> String? {
    var way = path
    for _ in 0..<mostSteps {
      if let found = try place(of: way) { return found }
      let link = way
      if (try? FileStatus(of: way))?.kind == .link {
        let target = try unsafe SystemCall.text {
          unsafe csystem_read_link(csystem_current_folder, link, $0, $1)
        }
        way = FileName.join(FileName.folder(of: way), target)
        continue
      }
      // From something that is not there, no step leads back.
      let around = FileName.folder(of: way)
      if FileName.last(of: way) == ".." || around == way { return nil }
      way = around
    }
    throw .tooManyLinks
  }

  /// Largest number of parts and links of a path.
  private static let mostSteps = 4096

  /// Returns the place that a path really leads to; `nil` where nothing is there.
  private static func place(of path: String) throws(FileError.Reason) -> String? {
    do throws(FileError.Reason) {
      let path = path.isEmpty ? "." : path
      return try Descriptor(opening: unsafe csystem_open_place(csystem_current_folder, path)).path()
    } catch .missing {
      return nil
    }
  }
}

// What has to be known for certain: a name that is left out would do harm, as where files are removed that
// nobody needs.
extension Folder {
  /// Identity of the folder under any name; `nil` where there is none.
  package func identity() throws(FileError) -> FileIdentity? {
    do throws(FileError.Reason) {
      let status = try FileStatus(following: shown)
      return status.kind == .folder ? status.identity : nil
    } catch .missing {
      return nil
    } catch {
      throw FileError(.read, of: shown, reason: error)
    }
  }

  /// All names in the folder, in a fixed order; fails where it cannot be read, or has more than are listed.
  package func allNames() throws(FileError) -> [String] {
    do throws(FileError.Reason) {
      return try FolderListing.allNames(in: shown, limit: 1 << 24)
    } catch {
      throw FileError(.read, of: shown, reason: error)
    }
  }

  /// The paths of the folders in this one, without those that links lead to.
  package func innerFolders() throws(FileError) -> [String] {
    let paths = try allNames().map { FileName.join(path, $0) }
    var folders: [String] = []
    for path in paths {
      do throws(FileError.Reason) {
        if try FileStatus(of: path).kind == .folder { folders.append(path) }
      } catch .missing {
        continue
      } catch {
        throw FileError(.read, of: path, reason: error)
      }
    }
    return folders
  }

  /// The folders around this one, from the next one on, as they really are.
  package func outerFolders() throws(FileError) -> [String] {
    var path = try realPath()
    var outer: [String] = []
    while path != "/" {
      path = FileName.folder(of: path)
      outer.append(path)
    }
    return outer
  }
}

extension InputFile {
  /// Reads the file at `path`, which lies in the folder that the path names: a link that leads out of it is
  /// refused, and nothing is read.
  package static func read(inItsFolder path: String, limit: Int) throws(FileError) -> InputFile {
    let folder = Folder(of: path)
    do throws(FileError.Reason) {
      try FileName.check(path)
      return try InputFile(try folder.open(FileName.last(of: path)), path: path, limit: limit)
    } catch .outside {
      throw FileError(.read, of: path, reason: .leadsOut(of: folder.path))
    } catch {
      throw FileError(reading: path, error)
    }
  }
}
