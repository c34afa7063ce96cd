import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { start } from '../../stack/start.ts'
import { readNote } from '../../stack/supervisor/note.ts'
import { signal } from '../../stack/supervisor/process.ts'
import { clearLeftOvers, ownFolder } from '../../stack/testing/ownFolder.ts'
import { unreadAt } from './unread.ts'

export const victims = [
  'api',
  'workflows',
  'projections',
  'event-node',
  'postgres',
  'temporal',
  'blobs',
  'mail',
] as const
export type Victim = (typeof victims)[number]

/** One SIGKILL: when, and when the supervisor had the part ready again. */
export type Kill = { readonly victim: Victim; readonly at: number; readonly upAt: number }

const PREFIX = 'everhearth-kill-'
const RECOVERY_MS = 60_000

// Below the ports that systems hand out by themselves, with those that parts derive from their own.
const somewhere = () => 11_000 + Math.floor(Math.random() * 1_400)

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The whole product on this machine, in a folder and on ports of its own, with hands on its processes. */
export const stage = async (dayMs: number, stopping: AbortSignal) => {
  await clearLeftOvers(PREFIX)
  const folder = ownFolder(PREFIX)
  const lines: string[] = []
  const hearing = new Set<() => void>()
  const say = (line: string) => {
    lines.push(line)
    for (const hear of hearing) hear()
  }
  const { stop, pages } = await start({ root, folder, env: {}, dayMs, say, portShift: somewhere(), stopping })

  const noteOf = (victim: Victim) => {
    const note = readNote(folder, victim)
    if (!note) throw new Error(`There is no note of ${victim}`)
    return note
  }
  const timesUp = (victim: Victim) => lines.filter((line) => line === `${victim} is up again`).length
  const upAgain = (victim: Victim, times: number) =>
    new Promise<void>((resolve, reject) => {
      const look = () => timesUp(victim) >= times && finish(resolve)
      const late = () => reject(new Error(`${victim} did not come back in ${RECOVERY_MS / 1_000} s`))
      const timer = setTimeout(() => finish(late), RECOVERY_MS)
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        hearing.delete(look)
        settle()
      }
      hearing.add(look)
      look()
    })

  const kills: Kill[] = []
  const kill = async (victim: Victim): Promise<void> => {
    const before = timesUp(victim)
    const at = Date.now()
    signal(noteOf(victim), 'SIGKILL')
    await upAgain(victim, before + 1)
    kills.push({ victim, at, upAt: Date.now() })
  }
  const frozen = new Set<Victim>()
  const freeze = (victim: Victim) => {
    frozen.add(victim)
    signal(noteOf(victim), 'SIGSTOP')
  }
  const thaw = (victim: Victim) => {
    frozen.delete(victim)
    signal(noteOf(victim), 'SIGCONT')
  }
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { postgresPassword: string }
  const port = (victim: Victim, name: string) => noteOf(victim).ports[name] ?? 0
  return {
    origin: pages['App'] ?? '',
    eventNode: `127.0.0.1:${port('event-node', 'events')}`,
    temporal: `127.0.0.1:${port('temporal', 'grpc')}`,
    database: `postgres://postgres:${encodeURIComponent(secrets.postgresPassword)}@127.0.0.1:${port('postgres', 'postgres')}/everhearth`,
    mails: join(folder, 'mail'),
    readyz: (victim: 'projections' | 'workflows' | 'api') => `http://127.0.0.1:${port(victim, 'http')}/readyz`,
    logs: join(folder, 'log'),
    lines: (): readonly string[] => lines,
    kills: (): readonly Kill[] => kills,
    /** Resolves when the part is up again. */
    kill,
    /** Stops a part in its tracks, so that another can be killed while it waits for this one. */
    freeze,
    thaw,
    thawAll: () => frozen.forEach(thaw),
    /** What a frozen post has not yet taken. */
    unreadMail: () => unreadAt(port('mail', 'smtp')),
    stop,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type Stage = Awaited<ReturnType<typeof stage>>
