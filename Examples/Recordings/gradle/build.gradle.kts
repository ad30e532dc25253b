// Films that Paparazzi or Roborazzi have recorded, held to the scenes in src/test/motion.
//
// A film belongs to the scene of the same name: card.png to card.json.
val verifyMotion by tasks.registering {
    group = "verification"
    description = "Holds recorded films to how they are meant to move."
    val films = layout.buildDirectory.dir("outputs/motion").map { it.asFileTree.matching { include("*.png") } }
    val scenes = layout.projectDirectory.dir("src/test/motion")
    val reports = layout.buildDirectory.dir("reports/motion")
    val program = providers.gradleProperty("segue").orElse("render")
    dependsOn("testDebugUnitTest")
    inputs.files(films).withPropertyName("films")
    inputs.dir(scenes).withPropertyName("scenes")
    outputs.dir(reports)
    doLast {
        val folder = reports.get().asFile.apply { mkdirs() }
        val failed = films.get().files.filter { film ->
            val name = film.nameWithoutExtension
            val command = listOf(
                program.get(), "verify", film.path, "--against", scenes.file("$name.json").asFile.path,
                "--aligned", "--strict", "--report", File(folder, "$name.html").path,
                "--junit", File(folder, "$name.xml").path,
            )
            ProcessBuilder(command).inheritIO().start().waitFor() != 0
        }
        if (failed.isNotEmpty()) throw GradleException("moves otherwise than meant: $failed, see $folder")
    }
}

tasks.named("check") { dependsOn(verifyMotion) }
