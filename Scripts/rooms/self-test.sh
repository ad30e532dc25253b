# Tests of the rules, on packages of a few lines; sourced by Scripts/check-rooms.
# shellcheck shell=sh disable=SC2154,SC2016

failures=0
cases=0

# A package in which nothing is wrong.
lay_house() {
  rm -rf "$scratch/house"
  mkdir -p "$scratch/house"
  cd "$scratch/house" || exit
  cp "$here/rooms/self-test-rooms.txt" rooms.txt
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
  found=$(check rooms.txt plan | grep -v '^rooms: ' || true)
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

# Folders of a room know each other in one direction.

# lays_two A B: a house in which the folder Near of Motion holds a file that says A, and Far one that
# says B.
lays_two() {
  lay_house
  write Sources/Motion/Near/One.swift "$1\\n"
  write Sources/Motion/Far/Two.swift "$2\\n"
}

circle='Sources/Motion:1: error: these folders know each other in a circle: Far Near
Sources/Motion/Far/Two.swift:1: note: Far knows Near by One
Sources/Motion/Near/One.swift:1: note: Near knows Far by Two'

for code in 'struct Two { var one: [One] }' 'package final class Two: One {}' \
  '@frozen public enum Two { case one(One.Part) }' 'typealias Two = One?'; do
  lays_two 'public struct One { func two(_ two: Two) {} }' "$code"
  expect "$circle"
done
lays_two 'struct One {}' 'struct Two { let one: One }'
expect ''
lays_two 'struct One { let two: Two }' 'struct Two {}\nextension One {}'
expect 'Sources/Motion:1: error: these folders know each other in a circle: Far Near
Sources/Motion/Far/Two.swift:2: note: Far knows Near by One
Sources/Motion/Near/One.swift:1: note: Near knows Far by Two'

# What a line says in passing, what belongs to another type, and what a file calls so itself.
for code in 'struct Two {} // like One' 'let two = "One", Two = 2' 'let two: Other.One' \
  'struct Two { struct One {}; let one: One }' 'struct Two {}\nlet text = """\n  One\n  """' \
  'let two = One2.one'; do
  lays_two 'struct One { let two: Two }' "$code"
  expect ''
done
lays_two 'private struct One { let two: Two }' 'struct Two { let one: One }'
expect ''
lays_two 'struct One { let two: Two }' 'struct Two { let one: One }'
write Sources/Motion/Third/One.swift 'struct One {}\n'
expect ''
lays_two 'extension One { func two(_ two: Two) {} }' 'struct Two { let one: One }'
write Sources/Geometry/One.swift 'struct One {}\n'
expect ''

# The files of the room itself are a folder, deeper ones belong to the first below the room, and a
# circle may lead through several.
lay_house
write Sources/Motion/One.swift 'struct One { let two: Two }\n'
write Sources/Motion/Far/Deep/Two.swift 'struct Two { let one: One }\n'
write Sources/Motion/Far/Three.swift 'struct Three { let two: Two }\n'
expect 'Sources/Motion:1: error: these folders know each other in a circle: . Far
Sources/Motion/Far/Deep/Two.swift:1: note: Far knows . by One
Sources/Motion/One.swift:1: note: . knows Far by Two'
lays_two 'struct One { let three: Three }' 'struct Two { let one: One }'
write Sources/Motion/Third/Three.swift 'struct Three { let two: Two }\n'
expect 'Sources/Motion:1: error: these folders know each other in a circle: Far Near Third
Sources/Motion/Far/Two.swift:1: note: Far knows Near by One
Sources/Motion/Near/One.swift:1: note: Near knows Third by Three
Sources/Motion/Third/Three.swift:1: note: Third knows Far by Two'

# A circle may be listed, with its reason, for as long as it is there.
lays_two 'struct One { let two: Two }' 'struct Two { let one: One }'
echo 'circle Motion: Near Far  # they are two halves' >> rooms.txt
expect ''
write Sources/Motion/Far/Two.swift 'struct Two {}\n'
expect 'rooms.txt:13: error: Motion has no such circle any more: Far Near'
lays_two 'struct One { let two: Two }' 'struct Two { let one: One }'
echo 'circle Motion: Near Far Third  # there were three once' >> rooms.txt
expect "$circle
rooms.txt:13: error: Motion has no such circle any more: Far Near Third"
lays_two 'struct One { let two: Two }' 'struct Two { let one: One }'
echo 'circle Motion: Near Far' >> rooms.txt
expect 'rooms.txt:13: error: a circle has its reason'

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
