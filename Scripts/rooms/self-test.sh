# Tests of the rules, on packages of a few lines; sourced by Scripts/check-rooms.
# shellcheck shell=sh disable=SC2154,SC2016

failures=0
cases=0

# A package in which nothing is wrong.
lay_house() {
  rm -rf "$scratch/house"
  mkdir -p "$scratch/house"
  cd "$scratch/house" || exit
  write Sources/Geometry/Point.swift 'public struct Point {}\n'
  write Sources/Motion/Easing.swift 'public import SegueGeometry\n\npublic enum Easing {}\n'
  write Sources/Files/Output.swift 'import CSystem\n\nlet size = unsafe stat()\n'
  write Sources/Programs/render/main.swift 'import SegueMotion\n\nprint("done")\n'
  write Tests/MotionTests/EasingTests.swift 'import SegueMotion\nimport Testing\n'
  cat > plan <<'PLAN'
Name: house
Products:
    Name: render
Targets:
    Name: render
    Path: Sources/Programs/render
    Target dependencies:
        SegueMotion

    Name: SegueMotionTests
    Path: Tests/MotionTests
    Target dependencies:
        SegueMotion

    Name: SegueMotion
    Path: Sources/Motion
    Target dependencies:
        SegueGeometry

    Name: SegueGeometry
    Path: Sources/Geometry

    Name: SegueFiles
    Path: Sources/Files
    Target dependencies:
        CSystem

    Name: CSystem
    Path: Sources/CSystem
PLAN
}

# write FILE TEXT: the text as printf reads it.
write() {
  mkdir -p "$(dirname "$1")"
  # The text is a format on purpose: it brings its own line breaks.
  # shellcheck disable=SC2059
  printf "$2" > "$1"
}

# repeated COUNT LINE: the line so many times, for printf.
repeated() { awk -v count="$1" -v line="$2" 'BEGIN { while (count-- > 0) printf "%s\\n", line }'; }

# expect FINDING: exactly this finding for the house as it stands, or none when it is empty.
expect() {
  cases=$((cases + 1))
  found=$(check plan | grep -v '^rooms: ' || true)
  if [ "$found" != "$1" ]; then
    failures=$((failures + 1))
    printf 'Scripts/rooms/self-test.sh: error: expected: %s\n  found: %s\n' "$1" "$found"
  fi
}

# finds FINDING FILE TEXT: a house with this file more has exactly this finding.
finds() {
  lay_house
  write "$2" "$3"
  expect "$1"
}

# allows FILE TEXT: a house with this file more has none.
allows() { finds '' "$1" "$2"; }

lay_house
expect ''

# Imports go down, and only where the manifest says so.
finds 'Sources/Geometry/A.swift:1: error: Package.swift does not give SegueGeometry the module SegueMotion
Sources/Geometry/A.swift:1: error: Geometry may not import Motion' \
  Sources/Geometry/A.swift 'import SegueMotion\n'
finds 'Sources/Motion/A.swift:2: error: Motion may not import Foundation' \
  Sources/Motion/A.swift '// Why.\nimport Foundation\n'
finds 'Sources/Motion/A.swift:1: error: Motion may not import Foundation' \
  Sources/Motion/A.swift 'public import struct Foundation.Data\n'
finds 'Sources/Motion/Deep/A.swift:1: error: Motion may not import Glibc' \
  Sources/Motion/Deep/A.swift '@preconcurrency import Glibc\n'
finds 'Sources/Motion/A.swift:1: error: Package.swift does not give SegueMotion the module SegueFiles
Sources/Motion/A.swift:1: error: Motion may not import Files' \
  Sources/Motion/A.swift 'import SegueFiles\n'
finds 'Tests/MotionTests/A.swift:1: error: Package.swift does not give SegueMotionTests the module SegueGeometry' \
  Tests/MotionTests/A.swift 'import SegueGeometry\n'
finds 'Tests/MotionTests/A.swift:1: error: tests see what is public or package' \
  Tests/MotionTests/A.swift '@testable import SegueMotion\n'
finds 'Sources/Attic/A.swift:1: error: rooms.txt does not list the room Attic' \
  Sources/Attic/A.swift 'import SegueMotion\n'
allows Sources/Motion/A.swift '#if WIDE\n  import SegueMotion\n#endif\n'
allows Sources/Motion/Memory/Deep/A.swift 'import Glibc\nimport SegueGeometry\n'
allows Sources/Motion/Deep/A.swift 'package import SegueGeometry\n'
allows Tests/MotionTests/A.swift 'import Foundation\n'

lay_house
printf '    Name: SegueGeometry\n    Path: Sources/Geometry\n    Target dependencies:\n        SegueMotion\n' >> plan
expect 'Package.swift:1: error: Geometry may not depend on Motion'

# Unsafe code has its rooms.
for code in 'let a = unsafe b' 'final class A: @unchecked Sendable {}' '@safe struct A {}' \
  'let a: UnsafePointer<Int>' 'a.withUnsafeBytes { b }' 'nonisolated(unsafe) let a = 1' \
  'let a = unsafeBitCast(b, to: C.self)'; do
  finds 'Sources/Motion/A.swift:1: error: unsafe code stands in the rooms that rooms.txt lists only' \
    Sources/Motion/A.swift "$code\\n"
  allows Sources/Files/Deep/A.swift "$code\\n"
  allows Sources/Motion/Memory/A.swift "$code\\n"
  allows Tests/MotionTests/A.swift "$code\\n"
done
allows Sources/Motion/A.swift '// unsafe is not allowed here\nlet a = "unsafe" + .unsafe\n'
allows Sources/Motion/A.swift 'let a = """\n  unsafe let b: UnsafePointer\n  """\n'

# Only the terminal's rooms print.
finds 'Sources/Motion/A.swift:1: error: Motion does not speak to the terminal' \
  Sources/Motion/A.swift 'print("here")\n'
allows Sources/Motion/A.swift 'fingerprint(a); sheet.print(b) // print(c)\n'
allows Sources/Motion/A.swift 'static func print(_ a: Int) {}\n'

# Sizes.
finds 'Sources/Motion/A.swift:401: error: a file has at most 400 lines, this one 401' \
  Sources/Motion/A.swift "$(repeated 401 'let a = 1')"
allows Sources/Motion/A.swift "$(repeated 400 'let a = 1')"
finds 'Sources/Motion/A.swift:2: error: a function has at most 50 lines, this one 51' \
  Sources/Motion/A.swift "struct A {\\n  static func f() {\\n$(repeated 49 '    g {')  }\\n}\\n"
allows Sources/Motion/A.swift \
  "struct A {\\n  func f(\\n    a: Int\\n  ) {\\n$(repeated 46 '    g()')  }\\n}\\n"
allows Sources/Motion/A.swift \
  "protocol A {\\n  func f()\\n  func g()\\n}\\n$(repeated 60 '// Why.')struct B {\\n  }\\n"

lay_house
for name in a b c d e f g h i j k l m n; do write "Sources/Motion/$name.swift" ''; done
expect ''
write Sources/Motion/o.swift ''
expect 'Sources/Motion:1: error: a folder has at most 15 files, this one 16'

lay_house
for name in a b c d e f; do write "Sources/Motion/$name.swift" "$(repeated 151 'let a = 1')"; done
expect 'Sources:1: error: half of all files have at most 150 lines, now 151'

# Words and names.
finds 'Sources/Motion/A.swift:1: error: finish it, or file an issue' \
  Sources/Motion/A.swift '// TO''DO: later\n'
finds 'Makefile:1: error: finish it, or file an issue' Makefile '# FIX''ME\n'
finds 'README.md:2: error: a path of one machine' README.md 'Run\ncd /ho''me/me/segue\n'
finds 'Scripts/run:1: error: a path of one machine' Scripts/run 'cd /ro''ot/segue\n'
allows Sources/Motion/A.swift '// mastodon, /homeward, /rooted\n'
finds "Sources/Motion/EasingUtils.swift:1: error: 'EasingUtils' says nothing about what is inside" \
  Sources/Motion/EasingUtils.swift ''
finds "Sources/Motion/Helpers/A.swift:1: error: 'Helpers' says nothing about what is inside" \
  Sources/Motion/Helpers/A.swift ''
finds "Sources/Motion/A.swift:1: error: a type's name says what it is" \
  Sources/Motion/A.swift 'public final class TrackManager {}\n'
finds "Sources/Motion/A.swift:1: error: a type's name says what it is" \
  Sources/Motion/A.swift 'protocol CurveProtocol {}\n'
allows Sources/Motion/Baseline.swift 'struct Baseline {}\n'

cd /
if [ "$failures" -gt 0 ]; then
  echo "room rules: $failures of $cases cases failed"
  exit 1
fi
echo "room rules: $cases cases hold"
