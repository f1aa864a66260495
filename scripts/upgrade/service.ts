import { runProgram } from './run-program.ts'

/** Service that runs the site: an upgrade stops and restarts it. */
export interface Service {
  stop: () => Promise<void>
  /** starts it again; a failure shows when it does not answer */
  restart: () => Promise<void>
  /** longest wait for its answer, in seconds */
  waitSeconds: number
  /** the log that says why it does not start */
  log: string
}

/** Finds the service of systemd that runs the site. Without one, the operator is asked to do it. */
export async function findService(name: string, link: string): Promise<Service> {
  const systemctl = (command: string) => runProgram('systemctl', [command, name])
  if ((await runProgram('systemctl', ['is-active', '--quiet', name])) === 0) {
    return {
      stop: async () => void (await systemctl('stop')),
      restart: async () => void (await systemctl('restart')),
      waitSeconds: 120,
      log: `journalctl -u ${name}`,
    }
  }
  return {
    stop: () => Promise.resolve(),
    restart: () => {
      console.log(`No service ${name} of systemd runs. Stop the site, and start ${link}/start now.`)
      return Promise.resolve()
    },
    waitSeconds: 600,
    log: 'the log of the site',
  }
}
