"""Tests of the rules, on packages of a few lines."""

import pathlib
import tempfile
import unittest

from layering import cycles, graph, sources, tree

RULES = """
unsafe = ["Support/Files"]
print = ["Programs/render"]
unlisted = []
[areas]
order = ["Support", "Model", "Programs"]
alone = []
[system]
"Support/Files" = ["Glibc"]
"Model/Motion/Memory" = ["Glibc"]
[linked]
[purpose]
"Model/Motion" = "change over time"
"Model/Geometry" = "places"
"Support/Files" = "files"
"""


def row(name, path, *dependencies, kind="library"):
    return {"name": name, "path": path, "type": kind, "target_dependencies": list(dependencies)}


class LayeringTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.rules = RULES
        self.targets = [
            row("SegueFiles", "Sources/Support/Files", "CSystem"),
            row("CSystem", "Sources/C/CSystem"),
            row("SegueGeometry", "Sources/Model/Geometry"),
            row("SegueMotion", "Sources/Model/Motion", "SegueGeometry"),
            row("render", "Sources/Programs/render", "SegueMotion", kind="executable"),
            row("SegueMotionTests", "Tests/MotionTests", "SegueMotion", kind="test"),
        ]
        self.write("Sources/Model/Geometry/Point.swift", "public struct Point {}")
        self.write("Sources/Model/Motion/Easing.swift", "public import SegueGeometry\n\npublic enum Easing {}")
        self.write("Sources/Support/Files/Output.swift", "import CSystem\n\nlet size = unsafe stat()")
        self.write("Sources/Programs/render/main.swift", 'import SegueMotion\n\nprint("done")')
        self.write("Tests/MotionTests/EasingTests.swift", "import SegueMotion\nimport Testing")

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")

    def found(self):
        self.write("rules.toml", self.rules)
        package = tree.Package(self.root, {"targets": self.targets}, "rules.toml")
        return sorted(
            str(finding)
            for module in (graph, sources, cycles) for finding in module.check(package))

    def expect(self, path, text, *findings):
        """A file with that text has these findings, and no other file has one."""
        self.write(path, text)
        self.assertEqual(self.found(), sorted(f"{path}:{finding}" for finding in findings), text)
        (self.root / path).unlink()

    def test_nothing_is_wrong_with_a_package_that_keeps_the_rules(self):
        self.assertEqual(self.found(), [])

    def test_a_module_imports_what_package_swift_gives_it(self):
        self.expect(
            "Sources/Model/Geometry/A.swift", "import SegueMotion",
            "1: error: Package.swift does not give SegueGeometry the module SegueMotion")
        self.expect(
            "Sources/Model/Motion/A.swift", "// Why.\n@preconcurrency import Foundation",
            "2: error: Model/Motion may not import Foundation")
        self.expect(
            "Sources/Model/Motion/Deep/A.swift", "public import struct Foundation.Data",
            "1: error: Model/Motion may not import Foundation")
        self.expect("Sources/Model/Motion/Memory/Deep/A.swift", "import Glibc")
        self.expect("Sources/Model/Motion/Deep/A.swift", "package import SegueGeometry")
        self.expect(
            "Tests/MotionTests/A.swift", "@testable import SegueMotion",
            "1: error: tests see what is public or package")

    def test_no_area_imports_a_later_one(self):
        self.targets[0]["target_dependencies"].append("SegueGeometry")
        self.write("Sources/Support/Files/A.swift", "import SegueGeometry")
        self.assertEqual(
            self.found(), ["Package.swift:1: error: Support/Files may not import Model/Geometry"])

    def test_what_an_area_keeps_for_itself_nobody_imports(self):
        self.rules = RULES.replace("alone = []", 'alone = ["Support"]')
        self.targets[2]["target_dependencies"].append("SegueFiles")
        self.write("Sources/Model/Geometry/A.swift", "import SegueFiles")
        self.assertEqual(
            self.found(), ["Package.swift:1: error: Model/Geometry may not import Support/Files"])

    def test_a_module_that_nobody_imports_is_not_given(self):
        self.targets[4]["target_dependencies"].append("SegueFiles")
        self.assertEqual(self.found(), ["Package.swift:1: error: render does not import SegueFiles"])

    def test_unsafe_code_stands_where_the_rules_say(self):
        for code in ("let a = unsafe b", "let a: UnsafePointer<Int>", "extension A: @unchecked Sendable {}"):
            self.expect(
                "Sources/Model/Motion/A.swift", code,
                "1: error: unsafe code stands only where rules.toml says")
            self.expect("Sources/Support/Files/Deep/A.swift", code)
        self.expect("Sources/Model/Motion/A.swift", '// unsafe is not allowed\nlet a = "unsafe" + .unsafe')
        self.expect("Sources/Model/Motion/A.swift", 'let a = """\n  unsafe let b: UnsafePointer\n  """')

    def test_only_programs_write_to_the_terminal(self):
        self.expect(
            "Sources/Model/Motion/A.swift", 'print("here")',
            "1: error: Model/Motion does not write to the terminal")
        self.expect("Sources/Model/Motion/A.swift", "fingerprint(a); sheet.print(b) // print(c)")
        self.expect("Sources/Model/Motion/A.swift", "static func print(_ a: Int) {}")

    def test_functions_have_an_end(self):
        body = "\n".join(["    g {"] * 49)
        self.expect(
            "Sources/Model/Motion/A.swift", f"struct A {{\n  static func f() {{\n{body}  }}\n  }}\n}}",
            "2: error: a function has at most 50 lines, this one 51")
        body = "\n".join(["    g()"] * 46)
        self.expect("Sources/Model/Motion/A.swift", f"struct A {{\n  func f(\n    a: Int\n  ) {{\n{body}\n  }}\n}}")

    def test_summaries_ask_nothing(self):
        self.expect(
            "Sources/Model/Motion/A.swift", "/// What is kept of it.\nlet a = 1",
            "1: error: a summary is a noun or verb phrase, and does not begin with 'What'")
        self.expect("Sources/Model/Motion/A.swift", "/// Golden kinds.\n/// What follows is free.\nlet a = 1")

    def test_names_say_what_they_mean(self):
        self.expect(
            "Sources/Model/Motion/EasingUtils.swift", "",
            "1: error: 'EasingUtils' says nothing about what is inside")
        self.expect(
            "Sources/Model/Motion/A.swift", "struct EasingManager {}",
            "1: error: a type's name says what it is")
        self.expect("Sources/Model/Motion/A.swift", "// TO" + "DO: later", "1: error: finish it, or file an issue")
        self.expect("README.md", "cd /ho" + "me/me/segue", "1: error: a path of one machine")

    def two(self, near, far):
        self.write("Sources/Model/Motion/Near/One.swift", near)
        self.write("Sources/Model/Motion/Far/Two.swift", far)
        return self.found()

    CYCLE = [
        "Sources/Model/Motion/Far/Two.swift:1: note: Far knows Near by One",
        "Sources/Model/Motion/Near/One.swift:1: note: Near knows Far by Two",
        "Sources/Model/Motion:1: error: these folders know each other in a cycle: Far Near",
    ]

    def test_folders_know_each_other_in_one_direction(self):
        near = "public struct One { func two(_ two: Two) {} }"
        for far in ("struct Two { var one: [One] }", "package final class Two: One {}", "typealias Two = One?"):
            self.assertEqual(self.two(near, far), self.CYCLE, far)
        self.assertEqual(self.two("struct One {}", "struct Two { let one: One }"), [])

    def test_what_is_said_in_passing_is_no_use(self):
        near = "struct One { let two: Two }"
        for far in (
            "struct Two {} // like One", 'let two = "One", Two = 2', "let two: Other.One",
            "struct Two { struct One {}; let one: One }", 'struct Two {}\nlet text = """\n  One\n  """',
            "let two = One2.one",
        ):
            self.assertEqual(self.two(near, far), [], far)

    def test_a_cycle_may_lead_through_several_folders(self):
        self.write("Sources/Model/Motion/Third/Three.swift", "struct Three { let two: Two }")
        found = self.two("struct One { let three: Three }", "struct Two { let one: One }")
        self.assertIn(
            "Sources/Model/Motion:1: error: these folders know each other in a cycle: Far Near Third", found)

    def test_a_cycle_is_listed_for_as_long_as_it_is_there(self):
        self.rules = RULES + '[[cycle]]\nmodule = "Model/Motion"\nfolders = ["Near", "Far"]\nreason = "halves"\n'
        near = "struct One { let two: Two }"
        self.assertEqual(self.two(near, "struct Two { let one: One }"), [])
        self.assertEqual(
            self.two(near, "struct Two {}"),
            ["rules.toml:1: error: Model/Motion has no such cycle any more: Far Near"])

    def test_the_map_is_that_of_package_swift(self):
        self.write("ARCHITECTURE.md", "<!-- map: begin -->\nold\n<!-- map: end -->")
        self.assertEqual(
            self.found(),
            ["ARCHITECTURE.md:1: error: the map of modules is not that of Package.swift: 'make map' writes it"])
        graph.write_map(tree.Package(self.root, {"targets": self.targets}, "rules.toml"))
        self.assertEqual(self.found(), [])


if __name__ == "__main__":
    unittest.main()
