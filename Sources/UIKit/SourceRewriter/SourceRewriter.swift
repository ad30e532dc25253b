/// Makes files of iOS compile against UIKit for Linux, on machines without Objective-C.
///
/// All files of a target are needed at once: selectors and overrides name what other files declare.
/// The texts that come out have the lines of those that went in; directives say where each line is
/// from, so that a compiler's messages name the file that its author wrote.
package enum SourceRewriter {
  /// Output for one file.
  package struct Output: Sendable {
    /// The file that it was made of; empty for the file that belongs to all.
    package let path: String
    /// The name under which it is to be compiled: `A.step.swift` for `A.swift`, because of two files
    /// with one name `#fileID` could not tell.
    package let name: String
    /// Text to be compiled.
    package let text: String
  }

  /// Result of a target.
  package struct Result: Sendable {
    /// The file for all is the last one.
    package let outputs: [Output]
    /// Findings in the order of files and lines.
    package let findings: [RewriteFinding]

    /// True if the target cannot be built.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
  }

  private static let passes: [any RewritePass.Type] = [
    Attributes.self, Renames.self, Previews.self, Entries.self,
    AnimatableTypes.self, Protocols.self, Selectors.self, KeyPaths.self,
    PlatformConditions.self, RequiredInitializers.self, ManagedProperties.self,
    Imports.self, AwaitedAnimations.self, AwaitedCalls.self, OptionalCalls.self,
    AnyObjectCalls.self, DynamicInitializers.self, InitializerRequirements.self, Impossible.self,
    SilentMethods.self,
    OverridesOfExtensions.self, MethodTables.self, InterfaceTables.self, InterfaceNames.self,
  ]

  /// Rewrites the files of a target.
  ///
  /// - Parameters:
  ///   - folder: what the app's findings see the files from.
  ///   - assets: the folders that the app's pictures and colors are in.
  ///   - catalogs: the pictures and colors of the catalogs in these folders.
  ///   - interfaces: the app's storyboards and nibs.
  package static func run(
    on files: [SourceFile], in folder: String = "", assets: [String] = [],
    catalogs: [AssetName] = [], interfaces: [InterfaceSource] = []
  ) -> Result {
    let excesses = files.compactMap(RewriteBounds.excess)
    if !excesses.isEmpty { return Result(outputs: [], findings: excesses) }
    let target = RewriteTarget(files)
    let requirements = OptionalNames(of: target)
    let overrides = ExtensionOverrides(of: target)
    let interfaces = TargetInterfaces(interfaces, in: target)
    var rewritings = files.indices.map { index in
      let place = FilePlace(
        target: target, requirements: requirements, overrides: overrides, interfaces: interfaces,
        index: index)
      var rewriting = Rewriting(files[index])
      if files[index].bytes.starts(with: byteOrderMark) { rewriting.blank(bytes: 0..<3) }
      if !isOutput(files[index]) {
        for pass in passes { pass.run(on: place, into: &rewriting) }
      }
      rewriting.settle()
      return rewriting
    }
    Hoisting(target).run(on: &rewritings)
    for index in rewritings.indices { rewritings[index].settle() }
    let symbols = AssetSymbols.text(for: catalogs, in: target)
    return Result(
      outputs: rewritings.map(output)
        + [shared(by: target, in: folder, assets, symbols, interfaces)],
      findings: rewritings.flatMap { findings(of: $0) }
        + InterfaceFindings(target: target, interfaces: interfaces).findings())
  }

  /// The file for all, which also says where what is declared.
  private static func shared(
    by target: RewriteTarget, in folder: String, _ assets: [String], _ symbols: String,
    _ interfaces: TargetInterfaces
  ) -> Output {
    let text =
      SharedFile.text(for: target) + symbols + PlaceTable.text(for: target, in: folder, assets)
      + InterfaceRegistry.text(for: interfaces, in: folder)
      + ControllerRegistry.text(for: target, beside: interfaces, in: folder)
    return Output(path: "", name: SharedFile.name, text: text)
  }

  /// Returns true if a file has been through the step already: then it is as it should be.
  private static func isOutput(_ file: SourceFile) -> Bool {
    file.bytes.starts(with: "#sourceLocation(".utf8)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func findings(of rewriting: Rewriting) -> [RewriteFinding] {
    rewriting.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private static func name(for path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".swift") ? name.dropLast(6) : name) + ".step.swift"
  }

  /// The text of a file below the line that says where it is from, with what goes behind it.
  private static func output(_ rewriting: Rewriting) -> Output {
    let file = rewriting.file
    let text = rewriting.text(of: 0..<file.bytes.count)
    let appendix = rewriting.appendix
    let isEnded = appendix.isEmpty || text.utf8.last.map(\.isNewline) ?? true
    let lines = appendix.isEmpty ? [] : ["#sourceLocation()"] + appendix
    let behind = lines.map { "\($0)\n" }.joined()
    let head = isOutput(file) ? "" : Location.directive(line: 1, of: file) + "\n"
    return Output(
      path: file.path, name: name(for: file.path),
      text: head + text + (isEnded ? "" : "\n") + behind)
  }
}
