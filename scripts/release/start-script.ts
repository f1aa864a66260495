import { memorySettings, serverArguments } from '../steps.mjs'

/** The commands that a release brings beside the server, with their scripts. */
export const commands = {
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  export: 'scripts/export.ts',
  doctor: 'scripts/doctor.ts',
  upgrade: 'scripts/upgrade.ts',
  import: 'scripts/import.ts',
  health: 'scripts/health.ts',
  seed: 'scripts/seed.ts',
  'staff:reset': 'scripts/staff-reset.ts',
}

/**
 * The script `start` of a release. It uses nothing but the shell itself and the Node beside it, so
 * it needs no PATH. The folder is found at the start: switching a link does not touch what runs.
 */
export const startScript = () => `#!/bin/sh
# Starts the site of this release, or one of its commands: ./start --help
set -eu

case $0 in
  */*) folder=\${0%/*} ;;
  *) folder=. ;;
esac
here=$(CDPATH= cd -P -- "$folder" && pwd -P)

# Data lie beside the release, so that the next one finds them.
export DATA_DIR="\${DATA_DIR:-\${here%/*}/data}"
export NODE_ENV=production LOG_LEVEL="\${LOG_LEVEL:-warn}"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
# Says to the commands how they were called.
export RELEASE_START="$0"
unset INIT_CWD

command=\${1-}
case $command in
  '')
${Object.entries(memorySettings)
  .map(([name, value]) => `    export ${name}=${value}`)
  .join('\n')}
    echo "Starting on http://\${HOST:-localhost}:\${PORT:-3000} …"
    exec "$here/bin/node" ${serverArguments.slice(0, -1).join(' ')} "$here/${serverArguments.at(-1)}"
    ;;
${Object.entries(commands)
  .map(([name, script]) => `  ${name}) script=${script} ;;`)
  .join('\n')}
  --help)
    echo "$0            serves the site; data go to DATA_DIR, by default the folder data beside the release
$0 COMMAND    runs one of: ${Object.keys(commands).join(', ')}; each says more with --help
The environment configures it: see docs/operate.md."
    exit 0
    ;;
  *)
    echo "There is no command $command. See: $0 --help" >&2
    exit 2
    ;;
esac
shift
exec "$here/bin/node" "$here/$script" "$@"
`
