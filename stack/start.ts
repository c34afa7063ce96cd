import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { appParts, appPorts } from './app.ts'
import { appSettings } from './appSettings.ts'
import { holdFolder } from './holdFolder.ts'
import { compose } from './compose.ts'
import type { Part, Say } from './parts/part.ts'
import { fetchEngine } from './programs/engine.ts'
import { reader } from './programs/reader.ts'
import { speech } from './programs/speech.ts'
import { fetchFfmpeg } from './programs/ffmpeg.ts'
import { printer } from './programs/printer.ts'
import { requireRoom, watchRoom } from './room.ts'
import { secretsOf } from './secrets.ts'
import { seedDemo } from './seed.ts'
import { writeWhole } from './supervisor/note.ts'
import { partPorts } from './supervisor/partPorts.ts'
import { supervise } from './supervisor/supervise.ts'

export type StartOptions = {
  /** Where the sources of the app lie. */
  readonly root: string
  /** Where everything that is kept lies. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly dayMs?: number | undefined
  /** Whether to make a small family to look at, where there is none and all that it touches is ours. */
  readonly demo?: boolean
  readonly say: Say
  /** Added to every usual port. */
  readonly portShift?: number
  /** Aborted when all shall stop, also while it starts. */
  readonly stopping: AbortSignal
}

const lineOf = ({ name, ports }: Part, seconds: number, adopted: boolean) =>
  `${name.padEnd(12)} ${seconds.toFixed(1)} s  port ${Object.values(ports)[0]}${adopted ? '  (was still running)' : ''}`

const shortly = (root: string, folder: string) =>
  relative(root, folder).startsWith('..') ? folder : relative(root, folder)

const secondsSince = (time: number) => (Date.now() - time) / 1000

type PortsOf = ReturnType<typeof partPorts>['portsOf']

const bringUp = async ({ root, folder, env, dayMs, demo = false, say, stopping }: StartOptions, ports: PortsOf) => {
  const began = Date.now()
  const secrets = secretsOf(folder)
  const http = await appPorts(ports)
  const { masterKey, vaultKey, backupKey } = secrets
  const own = appSettings({ env, masterKey, vaultKey, backupKey, dayMs, origin: `http://localhost:${http.api}` })
  const namespace = own['TEMPORAL_NAMESPACE'] ?? ''
  const app = `http://127.0.0.1:${http.api}`
  const day = own['DAY_MS'] ?? ''
  const composed = await compose({ folder, env, secrets, namespace, dayMs: day, app, say, ports })

  const needs = composed.parts.map(({ name }) => name).filter((name) => name === 'postgres') // it holds their database
  const setupCode = join(folder, 'setup-code')
  const settings = { ...(await printer(env)), ...own, SETUP_CODE_FILE: setupCode, ...composed.settings }
  // For commands given beside the running stack; the secrets in it lie in this folder already.
  writeWhole(join(folder, 'settings.json'), settings)
  const processes = appParts({ root, ports: http, needs, settings, say })
  const stack = supervise([...composed.parts, ...processes], {
    folder,
    say,
    onReady: (part, { seconds, adopted }) => say(lineOf(part, seconds, adopted)),
  })
  stopping.addEventListener('abort', () => void stack.stop(), { once: true })
  try {
    await stack.up
  } catch (error) {
    await stack.stop()
    throw error
  }
  say(`Ready in ${secondsSince(began).toFixed(1)} s. The data lies in ${shortly(root, folder)}.`)
  void fetchFfmpeg(env, say)
    .then(() => fetchEngine(speech, env, say))
    .then(() => fetchEngine(reader, env, say))
  if (existsSync(setupCode)) say(`There is no admin yet; /admin-access takes the code in ${shortly(root, setupCode)}.`)
  const origin = own['ORIGIN'] ?? ''
  const pages: { App: string; [name: string]: string } = { App: origin, ...composed.pages }
  const { Mail: catcher } = composed.pages
  if (demo && catcher && !env['DATABASE_URL'] && !env['EVENTSTORE_URL']) {
    const signIn = await seedDemo({ app, origin, catcher, dayMs: Number(own['DAY_MS']), signal: stopping }, say)
    if (signIn) pages['Sign in'] = signIn
  }
  return { stop: stack.stop, pages }
}

/**
 * Brings up everything on this machine.
 * @throws Failure, a sentence for people with the exit code, when it cannot
 */
export const start = async (options: StartOptions) => {
  const { folder, say, portShift = 0 } = options
  mkdirSync(folder, { recursive: true, mode: 0o711 }) // as root, Postgres passes through as another user
  requireRoom(folder)
  const held = holdFolder(folder)
  const ports = partPorts(folder, portShift, say)
  const letGo = () => {
    ports.release()
    held.free()
  }
  try {
    const { stop, pages } = await bringUp(options, ports.portsOf)
    held.tell(pages.App)
    const over = new AbortController()
    watchRoom(folder, say, AbortSignal.any([options.stopping, over.signal]))
    const end = () => {
      over.abort() // the folder may go with the stack
      return stop().then(letGo)
    }
    return { pages, stop: end }
  } catch (error) {
    letGo()
    throw error
  }
}
