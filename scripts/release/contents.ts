/** Folders that the server and the commands read: sources that the commands run from, and builds. */
export const productFolders = [
  'build/client',
  'build/server',
  'admin/build',
  'public',
  'abilities',
  'server',
  'school',
  'content',
  'db',
  'deploy',
  'scripts/doctor',
  'scripts/upgrade',
]

/** Files of a release that lie in none of these folders, beside its commands. */
export const singleFiles = [
  'server.ts',
  'scripts/run-command.ts',
  'README.md',
  'docs/operate.md',
  'CHANGELOG.md',
  'LICENSE',
]
