import HeadlessQuartzCore
import SegueInterfaceDocuments

/// The storyboards and nibs of an app, and the classes that they name.
///
/// The source step registers them. A text is read when it is first asked for.
@MainActor public enum AppInterfaces {
  private static var storyboards: [String: InterfaceFile] = [:]
  private static var nibs: [String: InterfaceFile] = [:]
  private static var classes: [String: InterfaceClass] = [:]

  /// Adds a storyboard.
  ///
  /// - Parameters:
  ///   - name: its file's name without the ending.
  ///   - path: its file as seen from the package, for messages.
  ///   - xml: its text.
  public static func register(storyboard name: String, path: String, xml: String) {
    storyboards[name] = InterfaceFile(name: name, path: path, xml: xml)
  }

  /// Adds a nib, by the same three.
  public static func register(nib name: String, path: String, xml: String) {
    nibs[name] = InterfaceFile(name: name, path: path, xml: xml)
  }

  /// Adds a class of the app's by the name that interface files use for it, with what it lets be connected.
  public static func register(_ interfaceClass: InterfaceClass) {
    classes[interfaceClass.name] = interfaceClass
  }

  static func storyboard(named name: String) -> InterfaceFile? { storyboards[name] }
  static func nib(named name: String) -> InterfaceFile? { nibs[name] }
  static func interfaceClass(named name: String) -> InterfaceClass? { classes[name] }
}

/// The text of a storyboard or a nib, which is read once.
@MainActor
final class InterfaceFile {
  let name: String
  let path: String
  private let xml: String

  init(name: String, path: String, xml: String) {
    (self.name, self.path, self.xml) = (name, path, xml)
  }

  /// The outermost element; without anything inside where the text cannot be read, which is a finding.
  private(set) lazy var root: InterfaceElement = {
    do throws(InterfaceError) {
      return try InterfaceDocument(xml: xml, path: path).root
    } catch {
      AppSession.current.note(
        AppFinding(
          .interfaceNotRead, error.message, at: SourcePlace(file: path, line: error.line)))
      return InterfaceElement(name: "document", line: 1)
    }
  }()

  /// Takes note of something that is not read.
  func note(_ message: String, at element: InterfaceElement) {
    AppSession.current.note(
      AppFinding(.interfaceNotRead, message, at: SourcePlace(file: path, line: element.line)))
  }
}
