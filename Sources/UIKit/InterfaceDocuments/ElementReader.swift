internal import Foundation
internal import FoundationXML

/// Puts together the elements that libxml2 reports, within bounds.
final class ElementReader: NSObject, XMLParserDelegate {
  private let path: String
  /// The elements that have begun, the outermost first.
  private var open: [InterfaceElement] = []
  private var count = 0
  private var root: InterfaceElement?
  private var failure: InterfaceError?

  init(path: String) { self.path = path }

  /// The outermost element of a text.
  func root(of text: String) throws(InterfaceError) -> InterfaceElement {
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isWhole = parser.parse()
    if let failure { throw failure }
    guard isWhole, let root else {
      // Where the text ends too early, the element that lacks its end says more than the last line.
      throw InterfaceError(reason: .malformed(code: 77), path: path, line: open.last?.line ?? 1)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard failure == nil else { return }
    if root != nil { return stop(parser, .malformed(code: 5)) }
    count += 1
    if count > InterfaceDocument.Bounds.elements { return stop(parser, .tooManyElements) }
    if open.count >= InterfaceDocument.Bounds.depth { return stop(parser, .tooDeep) }
    open.append(
      InterfaceElement(
        name: elementName, attributes: attributeDict, line: max(parser.lineNumber, 1)))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard failure == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // The parser ends by itself; to be aborted here would be a fault of Foundation's.
    let code = (parseError as NSError).code
    guard failure == nil, code != 77 else { return }
    failure = InterfaceError(
      reason: .malformed(code: code), path: path, line: max(parser.lineNumber, 1))
  }

  private func stop(_ parser: XMLParser, _ reason: InterfaceError.Reason) {
    failure = InterfaceError(reason: reason, path: path, line: max(parser.lineNumber, 1))
    parser.abortParsing()
  }
}
