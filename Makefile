# What can be done here. 'make help' lists the verbs from the comments behind them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup build test test-browser test-agent test-sarif test-engines test-example test-recordings lint layering map census compare demo preview snapshots sanitize emulate fuzz slowest attack faults fits foreign-fits mistakes interface references spelling docs ci
.PHONY: bench install uninstall package test-package static format clean

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
FILTER ?=
RECORD ?= failed
CPU ?= Nehalem
CALLS ?= 12
SLOW_SECONDS ?= 600
SLOW_SEED ?= 1
FUZZ_SECONDS ?= 60
FUZZ_SEED ?= 1
FUZZ_KINDS ?=
FAULTS ?=
FITTED_FILMS ?= 1000
FITTED_SEED ?= 1
BEFORE ?=
ENGINES ?=
PARTS ?=
DEBUG_INFO ?= none

# Every build of a folder uses the same flags, because SwiftPM compiles everything anew when they
# change; 'swift test' would change them by itself without the last one. What debuggers need takes a tenth
# of the time; 'make test DEBUG_INFO=dwarf' shows the lines of a crash.
FLAGS := -c release --explicit-target-dependency-import-check error \
  -debug-info-format $(DEBUG_INFO)
TEST_FLAGS := $(FLAGS) --disable-testable-imports --disable-xctest

# What is tested has a folder of its own, in which only what works on frames is optimized: everything else takes
# longer to optimize than its tests run (Package.swift).
TESTED := .build/tests
BUILD_TESTED = SEGUE_TESTED=1 $(SWIFT) build $(FLAGS) $(QUIET) --scratch-path $(TESTED)
RUN_TESTS = SEGUE_TESTED=1 $(SWIFT) test $(TEST_FLAGS) --scratch-path $(TESTED) --skip-build --quiet

# Suppressions are names, and a test that runs a program without a PATH would leave it without symbols.
SANITIZERS := LSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/leaks.txt:print_suppressions=0 \
  ASAN_SYMBOLIZER_PATH=$(shell command -v llvm-symbolizer) TSAN_OPTIONS=halt_on_error=1

# The gold linker, Swift's default, has a hundred remarks about the sanitizers' own symbols.
# Their reports name lines.
SANITIZED := -Xswiftc -use-ld=lld -debug-info-format dwarf

# What has to be told with a sanitizer: the thread sanitizer knows the locks of the operating system alone,
# and SanitizerTests has to know which fault to plant.
TOLD_address := -Xswiftc -DSANITIZES_ADDRESSES
TOLD_thread := -Xswiftc -DSANITIZES_THREADS

# What is installed has the same bytes in whichever folder it is built. The compiler would note in every object file a
# digest by which it knows what it has compiled before, and which depends on the folder.
INSTALLS := --static-swift-stdlib --scratch-path .build/install \
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen

# On a terminal SwiftPM may show how far it is; elsewhere it keeps to errors.
QUIET := $(shell test -t 2 || echo --quiet)

RENDER := .build/release/render
INSTALLED := .build/install/release/render
SOURCES := Sources Tests Plugins Examples/SnapshotTests/Tests Examples/Films/Sources Package.swift
SCENES := $(filter-out %.schema.json,$(wildcard Scenes/*.json Scenes/*.json5))

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what building needs and is missing
	@Scripts/bootstrap

build: setup ## build the program, in release
	@echo 'build: the program'
	@$(SWIFT) build $(FLAGS) $(QUIET) --product render

test: setup lint layering ## check format and layering, build everything, run all tests (FILTER=Name runs some), verify Scenes/, have engines draw a film
	@echo 'build: everything, with tests'
	@$(BUILD_TESTED) --build-tests
	@Scripts/check-kernels $(TESTED)/release
	@Scripts/interface --self-test
	@Scripts/interface $(TESTED)/release
	@echo 'test: $(if $(FILTER),those called $(FILTER),all)'
	@$(RUN_TESTS) $(if $(FILTER),--filter '$(FILTER)')
	@echo 'verify: the scenes'
	@$(TESTED)/release/render verify Scenes/ --goldens Tests/Goldens/scenes --keep texts
	@$(if $(FILTER),,Scripts/test-engines --short $(TESTED)/release/render)

test-browser: build ## open reports and previews in headless Chromium, and movies in Firefox too; pictures in output/browser
	@$(BUILD_TESTED) --build-tests
	@SEGUE_BROWSER_PAGES='$(CURDIR)/output/browser' $(RUN_TESTS) --filter BrowserPageTests
	@Scripts/test-browser output/browser $(RENDER)
	@Scripts/test-films --self-test $(RENDER)
	@Scripts/test-films $(RENDER)

test-agent: build ## have an official client of the Model Context Protocol call every tool
	@Scripts/test-agent $(RENDER)

test-engines: build ## have Slurm, OpenJD, GNU parallel and make run plans; it installs them (ENGINES=names for some)
	@Scripts/test-engines --self-test $(ENGINES)
	@Scripts/test-engines $(RENDER) $(ENGINES)

test-sarif: build ## hold what 'render audit' writes for code scanning to the schema of SARIF 2.1.0
	@Scripts/test-sarif $(RENDER)

lint: setup
	@echo 'lint: the format of every source file'
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

layering: setup ## hold the sources to Package.swift and Scripts/layering/rules.toml
	@Scripts/check-layering --self-test
	@Scripts/check-layering
	@Scripts/plant-faults --step look

map: ## write the map of modules in ARCHITECTURE.md anew, from Package.swift
	@Scripts/check-layering --write-map

compare: build ## hold the answers of the program to those of another build of it (BEFORE=path)
	@Scripts/compare-programs $(BEFORE) $(RENDER)

census: ## count files, lines, types, summaries that ask a question, unlabeled parameters
	@Scripts/census Sources

demo: build ## render every scene in Scenes/ to output/: a movie, and a strip of five moments
	@for scene in $(SCENES); do \
	  name="output/$$(basename "$${scene%.*}")"; \
	  $(RENDER) check --quiet "$$scene"; \
	  $(RENDER) "$$scene" -o "$$name.mp4"; \
	  $(RENDER) "$$scene" -o "$$name.png" --strip; \
	  echo "demo: $$name.mp4, $$name.png"; \
	done

preview: build ## make pages of every scene in Scenes/, in output/preview
	@$(RENDER) preview Scenes/ -o output/preview

test-example: setup ## run the tests of Examples/SnapshotTests as another package's, against its goldens
	@echo 'test: Examples/SnapshotTests'
	@cd Examples/SnapshotTests && env -u SEGUE_RECORD SEGUE_TESTED=1 $(SWIFT) test -c release --disable-xctest $(QUIET)

test-recordings: build ## hold films of other programs, and a page in Chromium, to their scene, with pytest and Playwright
	@Scripts/test-recordings $(RENDER)

snapshots: setup ## accept what tests found different from Tests/Goldens (RECORD=all writes every one)
	@if [[ "$${CI:-}" =~ ^([Tt][Rr][Uu][Ee]|1)$$ ]]; then echo 'snapshots: error: CI accepts nothing'; exit 1; fi
	@$(BUILD_TESTED) --build-tests
	@SEGUE_RECORD=$(RECORD) $(RUN_TESTS)
	@$(TESTED)/release/render record Scenes/ --mode $(RECORD) --goldens Tests/Goldens/scenes --keep texts
	@git status --short Tests/Goldens

sanitize: setup ## run the tests under the address and the thread sanitizer
	@$(foreach kind,address thread,echo 'sanitize: $(kind)'; \
	  $(SANITIZERS) SEGUE_TESTED=1 $(SWIFT) test $(TEST_FLAGS) $(SANITIZED) $(TOLD_$(kind)) --sanitize=$(kind) \
	    --scratch-path .build/$(kind) --quiet;)

emulate: build ## verify Scenes/ on a processor without AVX (CPU=Nehalem, FILTER=name for some)
	@Scripts/emulate $(RENDER) $(CPU) $(if $(FILTER),--filter '$(FILTER)')

fuzz: setup ## try damaged scenes, pictures, fonts (FUZZ_SECONDS=60 for each kind, FUZZ_SEED=1, FUZZ_KINDS=)
	@echo 'build: the fuzzer, under the address sanitizer'
	@$(SWIFT) build $(FLAGS) $(SANITIZED) --sanitize=address --scratch-path .build/address $(QUIET) \
	  --product fuzz
	@Scripts/fuzz .build/address/release/fuzz $(FUZZ_SECONDS) $(FUZZ_SEED) $(FUZZ_KINDS)

slowest: build ## mutate small scenes towards more time and memory, and show the worst (SLOW_SECONDS=600, SLOW_SEED=1)
	@Scripts/search-slow $(RENDER) output/slowest --seconds $(SLOW_SECONDS) --seed $(SLOW_SEED)

faults: setup ## plant faults in a copy, one at a time, and demand that tests find each (FAULTS=names for some)
	@SEGUE_TESTED=1 SWIFT='$(SWIFT)' FLAGS='$(FLAGS)' Scripts/plant-faults $(FAULTS)

attack: build ## have calls into the system fail, one at a time, and demand that nothing is left half (CALLS=12 places for each)
	@Scripts/attack --self-test
	@Scripts/attack $(RENDER) --calls $(CALLS)

fits: setup ## find the springs and curves of a hundred films that were made of random ones, and count
	@$(BUILD_TESTED) --build-tests
	@SEGUE_FITTED_FILMS=100 $(RUN_TESTS) --filter FitTests

mistakes: build ## plant what language models get wrong into every scene, and mend each by its first message alone
	@Scripts/mend-mistakes --show $(RENDER)

foreign-fits: build ## the same of films by another rasterizer (FITTED_FILMS, FITTED_SEED): random ones, recordings held to scenes, planted differences
	@Scripts/test-fits $(RENDER) --films $(FITTED_FILMS) --seed $(FITTED_SEED)

interface: setup ## write the lists of what clients of the library see, Tests/Goldens/interface, anew
	@$(BUILD_TESTED) --build-tests
	@Scripts/interface $(TESTED)/release --write

references: build ## write the pages of Documentation/ that come from the program, and their pictures
	@Scripts/write-references $(RENDER)

spelling: ## check the spelling of all pages (words of our own: Scripts/words.txt)
	@Scripts/check-spelling

docs: setup spelling ## build the pages, and the documentation of every module, into output/docs
	@Scripts/build-docs

ci: test build sanitize docs ## everything that has to hold before a change lands
	@echo 'ci: the scenes, by the program that is optimized everywhere'
	@$(RENDER) verify Scenes/ --goldens Tests/Goldens/scenes --keep texts
	@echo 'ci: every case of every test'
	@SEGUE_ALL_CASES=1 $(RUN_TESTS)
	@echo 'ci: every picture of the pages'
	@Scripts/write-references --check $(RENDER)
	@echo 'ci: ten thousand random scenes'
	@SEGUE_RANDOM_SCENES=10000 $(RUN_TESTS) --filter RandomTreeTests
	@echo 'ci: a hundred thousand rewritten scenes'
	@SEGUE_REWRITES=100000 $(RUN_TESTS) --filter RewriteTests

bench: build ## time the rasterizer beside a copy of the frame, and films beside encoding alone
	@$(SWIFT) build $(FLAGS) $(QUIET) --product bench
	@.build/release/bench
	@$(SWIFT) build $(FLAGS) $(QUIET) --product filmbench
	@.build/release/filmbench $(RENDER)
	@.build/release/filmbench $(RENDER) recordings

static: setup
	@echo 'build: the program, without the need for a toolchain'
	@$(SWIFT) build $(FLAGS) $(QUIET) --product render $(INSTALLS)

install: static ## build the program on its own and put it under PREFIX, with manual and completions
	@Scripts/install '$(INSTALLED)' '$(DESTDIR)$(PREFIX)'

uninstall: ## remove what 'make install' put under PREFIX
	@Scripts/install --remove '$(DESTDIR)$(PREFIX)'

package: static ## make what a release has in output/packages: .deb, archive, image, sums, what is inside (as root)
	@Scripts/make-packages '$(INSTALLED)' output/packages

test-package: package ## use each of them in systems with nothing on them, and make all twice, the program too (PARTS=names for some)
	@Scripts/test-packages '$(INSTALLED)' output/packages $(PARTS)

format: setup ## format every source file
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

clean: ## remove everything that was built or written
	@rm -rf .build output/*
