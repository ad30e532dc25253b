// SwiftPM wants a file that is compiled as it is beside those that the plugin prepares.
