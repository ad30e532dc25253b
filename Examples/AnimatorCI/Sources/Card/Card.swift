// The app's files are in the folder 'Unchanged'. SwiftPM wants a file that is compiled as it is beside
// them: a target without one does not exist.
