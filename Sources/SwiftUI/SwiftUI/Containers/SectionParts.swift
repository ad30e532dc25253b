/// Place of an element in a section: its container may tell headers, rows and footers apart.
struct SectionPart {
  enum Kind { case header, content, footer }

  let kind: Kind
  /// Number of the section's node, which no other one of the tree has.
  let section: Int
}

/// Name of the value by which a section says what its elements are.
enum SectionPartTrait: ElementTraitKey {
  static var defaultValue: SectionPart? { nil }
}

private struct SectionLooksKey: EnvironmentKey {
  static var defaultValue: SectionLooks? { nil }
}

/// Looks that a container gives to the words above and below its sections.
struct SectionLooks {
  let header: @MainActor (inout EnvironmentValues) -> Void
  let footer: @MainActor (inout EnvironmentValues) -> Void
}

extension EnvironmentValues {
  /// Looks of headers and footers; `nil` outside of lists.
  var sectionLooks: SectionLooks? {
    get { self[SectionLooksKey.self] }
    set { self[SectionLooksKey.self] = newValue }
  }
}

/// The node of a section: its views are those of its container, each with its place.
final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>
{
  private var header: Node?
  private var content: Node?
  private var footer: Node?
  private var around: [ObjectIdentifier: SectionPartElement] = [:]

  override var children: [Node] { [header, content, footer].compactMap { $0 } }

  override func update() {
    header = reconciled(header, with: view.header, in: adjusted(environment.sectionLooks?.header))
    content = reconciled(content, with: view.content)
    footer = reconciled(footer, with: view.footer, in: adjusted(environment.sectionLooks?.footer))
  }

  private func adjusted(
    _ change: (@MainActor (inout EnvironmentValues) -> Void)?
  ) -> EnvironmentValues {
    var inner = environment
    change?(&inner)
    return inner
  }

  override var elements: [Element] {
    var kept: [ObjectIdentifier: SectionPartElement] = [:]
    func parts(_ node: Node?, _ kind: SectionPart.Kind) -> [Element] {
      (node?.elements ?? []).map { child in
        let id = ObjectIdentifier(child)
        let element =
          around[id]
          ?? SectionPartElement(
            SectionPart(kind: kind, section: number), around: child, in: self)
        kept[id] = element
        return element
      }
    }
    let elements = parts(header, .header) + parts(content, .content) + parts(footer, .footer)
    around = kept
    return elements
  }
}

/// An element with its place in a section.
final class SectionPartElement: ModifiedElement<SectionPart> {
  /// Rank of views that stay in sight among those that go by below them.
  private static let pinnedRank = 1e6

  /// True for a view that may stay in sight while its section is.
  var isPinned = false

  override var zIndex: Double { child.zIndex + (isPinned ? Self.pinnedRank : 0) }

  override func trait<Asked: ElementTraitKey>(_ key: Asked.Type) -> Asked.Value {
    if Asked.self == SectionPartTrait.self, let part = Optional(modifier) as? Asked.Value {
      return part
    }
    return child.trait(key)
  }
}
