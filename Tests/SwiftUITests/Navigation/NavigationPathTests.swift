import Foundation
import SwiftUI
import Testing

/// Values of several kinds, each with a screen.
@Suite("Navigation paths")
struct NavigationPathTests {
  private struct Plain: Hashable {}
  struct Page: Hashable, Codable { var name: String }

  @Test("Values are appended and taken away at the end")
  func changes() {
    var path = NavigationPath([1, 2])
    path.append("a")
    path.append(Page(name: "b"))
    #expect(path.count == 4)
    path.removeLast(2)
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(path.count)
    #expect(path.isEmpty)
  }

  @Test("A path comes back from what is kept of it")
  func codable() throws {
    var path = NavigationPath([1])
    path.append("a")
    path.append(Page(name: "b"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test("A path with a value that cannot be kept has no such form")
  func uncodable() {
    var path = NavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test("A type that is not there is a mistake with its name")
  func unknownType() {
    let text = Data(#"["Nothing7Unknown","1"]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: text)
    }
    #expect("\(error as Any)".contains("'Nothing7Unknown'"))
  }
}
