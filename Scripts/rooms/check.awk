# Holds every file to the rules of the house and prints 'file:line: error: ...' for each breach.
#
# Usage: awk -f check.awk rooms=ROOMS plan=PLAN
# ROOMS is rooms.txt, PLAN the output of 'swift package describe'; the files to be checked come on
# standard input, one to a line, relative to the current folder. Written for any awk.

BEGIN {
  for (i = 1; i < ARGC; i++) {
    split(ARGV[i], pair, "=")
    setting[pair[1]] = pair[2]
  }
  read_rooms(setting["rooms"])
  read_plan(setting["plan"])
  check_plan()
  while ((getline file < "/dev/stdin") > 0) check_file(file)
  check_folders()
  check_circles()
  report()
}

function complain(place, message) {
  print place ": error: " message
  complaints++
}

# --- the tables ---

function read_rooms(path,    line, number, words, n, i, room) {
  for (number = 0; (getline line < path) > 0;) {
    number++
    n = split(line, words, /[: ]+/)
    room = words[2]
    if (words[1] == "unsafe") unsafe_folder[room] = 1
    if (words[1] == "print") may_print[room] = 1
    if (words[1] == "circle") read_circle(path ":" number, room, line)
    if (words[1] != "import") continue
    is_room[room] = 1
    for (i = 3; i <= n; i++) may_import[room, words[i]] = 1
  }
  close(path)
}

# A circle is known by its room and its folders from A to Z.
function read_circle(place, room, line,    reason, folders, n) {
  reason = line
  if (!sub(/^[^#]*# */, "", reason) || reason == "") complain(place, "a circle has its reason")
  sub(/^circle [^ ]+: */, "", line)
  sub(/ *#.*/, "", line)
  n = split(line, folders, / +/)
  listed_circle[room, sorted(folders, n)] = place
}

# The words of a list from A to Z, in one line; the list is sorted as well.
function sorted(words, n,    i, j, word, text) {
  for (i = 2; i <= n; i++) {
    word = words[i]
    for (j = i - 1; j >= 1 && words[j] > word; j--) words[j + 1] = words[j]
    words[j + 1] = word
  }
  text = words[1]
  for (i = 2; i <= n; i++) text = text " " words[i]
  return text
}

# Each target has a block: 'Name: X', 'Path: Y', then its dependencies under a heading.
function read_plan(path,    line, key, name, folder, list) {
  while ((getline line < path) > 0) {
    if (line ~ /^Targets:/) list = "targets"
    if (list == "") continue
    key = line
    sub(/^ +/, "", key)
    if (line ~ /^    [A-Z]/) list = key
    if (line ~ /^    Name: /) name = substr(key, 7)
    if (line ~ /^    Path: /) {
      folder = substr(key, 7)
      target_of[folder] = name
      folder_of[name] = folder
    }
    if (list == "Target dependencies:" && line ~ /^        /) {
      declared[folder, key] = 1
      dependencies[folder] = dependencies[folder] " " key
    }
  }
  close(path)
}

# A module as rooms.txt calls it.
function plain(module) {
  sub(/^Segue/, "", module)
  return module
}

function check_plan(    folder, room, names, n, i) {
  for (folder in target_of) {
    if (folder !~ /^Sources\//) continue
    room = substr(folder, 9)
    n = split(dependencies[folder], names, " ")
    for (i = 1; i <= n; i++)
      if (!((room, plain(names[i])) in may_import))
        complain("Package.swift:1", room " may not depend on " plain(names[i]))
  }
}

# --- one file ---

function check_file(path,    line, number, is_code) {
  is_code = path ~ /\.(swift|c|h)$/
  in_text = 0
  opened = 0
  split("", first_use)
  split("", declared_here)
  check_name(path)
  for (number = 0; (getline line < path) > 0;) {
    number++
    check_words(path ":" number, line)
    if (path ~ /\.swift$/) check_swift(path, number, line)
  }
  close(path)
  if (path ~ /^Sources\/.*\.swift$/) note_folder(path)
  if (!is_code) return
  files++
  lines[number]++
  if (number > longest) { longest = number; longest_path = path }
  if (number > 400) complain(path ":" number, "a file has at most 400 lines, this one " number)
  folder_files[parent(path)]++
}

function parent(path) {
  sub(/\/[^\/]*$/, "", path)
  return path
}

function check_name(path,    parts, n, i, stem) {
  if (path !~ /^(Sources|Tests)\//) return
  n = split(path, parts, "/")
  for (i = 2; i <= n; i++) {
    stem = parts[i]
    sub(/\..*$/, "", stem)
    if (stem ~ /^(Core|Base|Common|Misc|Shared|Extensions?)$/ || is_vague(stem))
      complain(path ":1", "'" stem "' says nothing about what is inside")
  }
}

function is_vague(name) {
  return name ~ /(Util|Utils|Utility|Utilities|Helper|Helpers|Manager|Managers|Impl)$/
}

# The brackets keep these patterns from finding themselves.
function check_words(place, line) {
  if (line ~ /(^|[^A-Za-z])(TO[D]O|FIX[M]E)([^A-Za-z]|$)/)
    complain(place, "finish it, or file an issue")
  if (line ~ /\/([h]ome|[U]sers)\/[A-Za-z]|\/([r]oot|[w]ork)\//)
    complain(place, "a path of one machine")
}

function check_swift(path, number, line,    place, code, room, is_import) {
  place = path ":" number
  is_import = line ~ /^ *((@[A-Za-z_]+ |public |package |internal |private |fileprivate )*)import /
  measure(place, number, line)
  if (skip_text(line)) return
  if (is_import) check_import(place, path, line)
  if (!is_import && path ~ /^Sources\// && line ~ /[A-Z]/) note_names(path, number, without_text(line))
  if (line !~ /nsafe|@unchecked|@safe|print\(|Print\(|struct |class |enum |protocol |actor |typealias /)
    return
  code = without_text(line)
  # Names in the door for UIKit code are Apple's.
  if (path !~ /^Sources\/Headless\// && code ~ /(struct|class|enum|protocol|actor|typealias) [A-Za-z]*(Util|Utils|Utility|Utilities|Helper|Helpers|Manager|Managers|Impl|Base|Protocol)([^A-Za-z]|$)/)
    complain(place, "a type's name says what it is")
  if (path !~ /^Sources\//) return
  if (is_unsafe(code) && !in_unsafe_folder(path))
    complain(place, "unsafe code stands in the rooms that rooms.txt lists only")
  room = room_of(path)
  # A function of ours may be called 'print' where it is declared.
  sub(/func print\(/, "", code)
  if (code ~ /(^|[^A-Za-z0-9_.])(print|debugPrint)\(/ && !(room in may_print))
    complain(place, room " does not speak to the terminal")
}

# The folder of the target that the file belongs to, seen from Sources; without a target, the first
# folder.
function room_of(path,    folder, parts) {
  for (folder = parent(path); folder ~ /\//; folder = parent(folder))
    if (folder in target_of) return substr(folder, 9)
  split(path, parts, "/")
  return parts[2]
}

function in_unsafe_folder(path,    folder) {
  folder = substr(path, 9)
  while (sub(/\/[^\/]*$/, "", folder)) if (folder in unsafe_folder) return 1
  return 0
}

function is_unsafe(code) {
  return code ~ /(^|[^A-Za-z0-9_.`])unsafe([^A-Za-z0-9_`]|$)/ || code ~ /(^|[^A-Za-z0-9_])(Unsafe[A-Z]|unsafe[A-Z])/ || code ~ /withUnsafe|@unchecked|@safe|@unsafe/
}

function check_import(place, path, line,    module, folder, room) {
  if (line ~ /@testable/) complain(place, "tests see what is public or package")
  module = line
  sub(/^.*import /, "", module)
  sub(/^(struct|class|enum|protocol|func|var|let|typealias) /, "", module)
  sub(/[^A-Za-z0-9_].*$/, "", module)
  room = room_of(path)
  folder = parent(path)
  while (folder ~ /\/.*\// && !(folder in target_of)) folder = parent(folder)
  # Targets may share a source folder through links; then a file can name the room it stands in.
  if ((folder in target_of) && target_of[folder] == module) return
  if ((folder in target_of) && (module in folder_of) && !((folder, module) in declared))
    complain(place, "Package.swift does not give " target_of[folder] " the module " module)
  if (path !~ /^Sources\//) return
  if (!(room in is_room)) complain(place, "rooms.txt does not list the room " room)
  else if (!may(path, plain(module)))
    complain(place, room " may not import " plain(module))
}

# Whether the file's room, or a folder of it that the file stands in, may import the module.
function may(path, module,    folder) {
  folder = substr(path, 9)
  while (sub(/\/[^\/]*$/, "", folder)) if ((folder, module) in may_import) return 1
  return 0
}

# --- Swift's surface ---

# Whether the line belongs to a multi-line string, which says nothing about code.
function skip_text(line,    marks) {
  # Inside a text they may be escaped.
  gsub(/\\"""/, "", line)
  marks = gsub(/"""/, "", line)
  if (marks % 2 == 1) in_text = !in_text
  return in_text || marks > 0
}

function without_text(line) {
  gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
  sub(/\/\/.*/, "", line)
  return line
}

# The formatter closes a body on a line of its own, as far in as the declaration: so a function runs
# from its declaration to the first closing brace at that depth. What has no body is dropped at the
# next declaration there.
function measure(place, number, line,    depth) {
  if (line !~ /[^ ]/) return
  match(line, /^ */)
  depth = RLENGTH
  if (opened && depth < opened_depth) opened = 0
  if (opened && depth == opened_depth && line ~ /^ *}$/) {
    measured(opened_place, number - opened + 1)
    opened = 0
  }
  if (opened && depth > opened_depth) return
  if (line !~ /^ *([a-z@][A-Za-z()]* )*(func|init|deinit|subscript)[ ?(<]/) return
  if (line ~ /[{].*}$/) measured(place, 1)
  else {
    opened = number
    opened_depth = depth
    opened_place = place
  }
}

function measured(place, count) {
  functions++
  function_lines[count]++
  if (count > 50) complain(place, "a function has at most 50 lines, this one " count)
}

# --- folders of a room ---

# The folder of the room that a file stands in, on the first level; "." for the room's own.
function folder_in(room, path) {
  path = substr(path, length("Sources/" room "/") + 1)
  return sub(/\/.*/, "", path) ? path : "."
}

# Notes the types that a line declares and those that it names. What stands behind a dot belongs to
# the type before it, and what a file declares inside of its own types is meant there.
function note_names(path, number, code,    words, n, i, name) {
  if (code ~ /(^|[^A-Za-z0-9_.])(struct|class|enum|protocol|actor|typealias|associatedtype) [A-Z]/) {
    name = code
    sub(/^.*(struct|class|enum|protocol|actor|typealias|associatedtype) /, "", name)
    sub(/[^A-Za-z0-9_].*/, "", name)
    declared_here[name] = 1
    if (code ~ /^[a-z@]/ && code !~ /^(.* )?(private|fileprivate) /) note_home(path, name)
  }
  gsub(/[^A-Za-z0-9_.]+/, " ", code)
  n = split(code, words, " ")
  for (i = 1; i <= n; i++) {
    name = words[i]
    if (name !~ /^[A-Z]/) continue
    sub(/\..*/, "", name)
    if (!(name in first_use)) first_use[name] = path ":" number
  }
}

# A name that two folders declare tells nothing.
function note_home(path, name,    room, folder) {
  room = room_of(path)
  folder = folder_in(room, path)
  if (!((room, name) in home)) home[room, name] = folder
  else if (home[room, name] != folder) home[room, name] = ""
}

function note_folder(path,    room, folder, name) {
  room = room_of(path)
  folder = folder_in(room, path)
  if (!(room in folders_of)) room_list[++room_count] = room
  if (!((room, folder) in is_folder)) folders_of[room] = folders_of[room] " " folder
  is_folder[room, folder] = 1
  for (name in first_use)
    if (!(name in declared_here) && !((room, folder, name) in used))
      used[room, folder, name] = first_use[name]
}

# Folder A knows folder B where a file in A names a type that is declared in B.
function check_circles(    key, part, to, i, n) {
  for (key in used) {
    split(key, part, SUBSEP)
    if (!((part[1], part[3]) in home)) continue
    to = home[part[1], part[3]]
    if (to != "" && to != part[2]) note_edge(part[1], part[2], to, used[key] " " part[3])
  }
  for (i = 1; i <= room_count; i++) check_circles_of(room_list[i])
  for (key in listed_circle) {
    split(key, part, SUBSEP)
    stale[++n] = listed_circle[key] ": error: " part[1] " has no such circle any more: " part[2]
  }
  print_sorted(stale, n)
  complaints += n
}

# Of all uses the first is the example, so that the finding does not depend on the awk.
function note_edge(room, from, to, use,    words, note) {
  split(use, words, " ")
  note = words[1] ": note: " from " knows " to " by " words[2]
  if (!((room, from, to) in edge) || note < edge[room, from, to]) edge[room, from, to] = note
  reach[room, from, to] = 1
}

function check_circles_of(room,    folders, n, i, j, k, circle, m, name) {
  n = split(folders_of[room], folders, " ")
  for (k = 1; k <= n; k++)
    for (i = 1; i <= n; i++)
      if ((room, folders[i], folders[k]) in reach)
        for (j = 1; j <= n; j++)
          if ((room, folders[k], folders[j]) in reach) reach[room, folders[i], folders[j]] = 1
  for (i = 1; i <= n; i++) {
    if ((room, folders[i]) in in_circle || !((room, folders[i], folders[i]) in reach)) continue
    m = 0
    for (j = i; j <= n; j++)
      if (((room, folders[i], folders[j]) in reach) && ((room, folders[j], folders[i]) in reach)) {
        circle[++m] = folders[j]
        in_circle[room, folders[j]] = 1
      }
    name = sorted(circle, m)
    if ((room, name) in listed_circle) delete listed_circle[room, name]
    else complain_circle(room, circle, m, name)
  }
}

# The finding, and what each of the folders takes from each of the others.
function complain_circle(room, circle, m, name,    i, j, notes, n) {
  complain("Sources/" room ":1", "these folders know each other in a circle: " name)
  for (i = 1; i <= m; i++)
    for (j = 1; j <= m; j++)
      if ((room, circle[i], circle[j]) in edge) notes[++n] = edge[room, circle[i], circle[j]]
  print_sorted(notes, n)
}

function print_sorted(texts, n,    i) {
  sorted(texts, n)
  for (i = 1; i <= n; i++) print texts[i]
}

# --- the whole ---

function check_folders(    folder) {
  for (folder in folder_files)
    if (folder_files[folder] > 15)
      complain(folder ":1", "a folder has at most 15 files, this one " folder_files[folder])
}

function median(counts, total,    value, seen) {
  for (value = 0; seen * 2 < total; value++) seen += counts[value]
  return value - 1
}

function report(    middle) {
  if (!files) complain("Sources:1", "there are no files to check")
  middle = files ? median(lines, files) : 0
  if (middle > 150) complain("Sources:1", "half of all files have at most 150 lines, now " middle)
  if (complaints) exit 1
  print "rooms: " files " files, median " middle " lines, longest " longest " (" longest_path "); " \
    functions " functions, median " (functions ? median(function_lines, functions) : 0)
}
