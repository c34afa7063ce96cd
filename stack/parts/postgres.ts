import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskFull, exitCodes, Failure, saysDiskFull } from '../failure.ts'
import { postgresPlace, type PostgresPlace } from '../programs/postgres.ts'
import { run } from '../programs/run.ts'
import { end } from '../supervisor/launch.ts'
import { startTimeOf } from '../supervisor/process.ts'
import { connected, makeMissing } from './database.ts'
import type { Part, Say } from './part.ts'

/**
 * @number port of Postgres. Below the ports that Linux gives to outgoing connections (32,768 and up): one of those may
 * be taken between look and bind.
 */
export const postgresPorts = { postgres: { port: 14_540 } }

type Options = {
  readonly folder: string
  readonly port: number
  readonly password: string
  /** Made when missing. */
  readonly databases: readonly string[]
  readonly say: Say
  /** More `name=value` settings. */
  readonly settings?: readonly string[]
}

export const postgresUrl = ({ port, password }: Pick<Options, 'port' | 'password'>, database = 'postgres') =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

const initialise = async ({ bin, data, user }: PostgresPlace, password: string) => {
  const fresh = `${data}.new` // renamed when complete: a start that was cut off leaves nothing that looks ready
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const secret = `${data}.password`
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) for (const path of [fresh, secret]) chownSync(path, user.uid, user.gid)
  try {
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', secret]
    const made = await run(join(bin, 'initdb'), ['-D', fresh, ...access, '--encoding=UTF8', '--locale=C.UTF-8'], {
      user,
      cwd: '/',
    })
    if (saysDiskFull(made.output)) throw diskFull()
    if (made.code !== 0) throw new Failure(`Postgres could not make its data folder:\n${made.output.trim()}`)
    renameSync(fresh, data)
  } finally {
    rmSync(secret, { force: true })
  }
}

/** Stops a Postgres that still runs on this data though we have no note of it, and waits until it is gone. */
const endLeftOver = async (data: string) => {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  const startTime = pid > 0 ? startTimeOf(pid) : undefined
  if (startTime !== undefined && isPostgres(pid, data)) await end({ pid, startTime }, 'SIGINT')
}

/** The number may long belong to another program. */
const isPostgres = (pid: number, data: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
  } catch {
    return process.platform !== 'linux'
  }
}

const INVALID_PASSWORD = '28P01'

const isReady = async (url: string, folders: () => string) => {
  try {
    await connected(url, (client) => client.query('select 1'))
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === INVALID_PASSWORD)) return false
    throw new Failure(
      'Postgres refuses the password in secrets.json: it belongs to other data. Bring back the file this data was ' +
        `made with, or remove ${folders()} to start empty.`,
      exitCodes.dataInUse,
    )
  }
}

/** Postgres by its own binaries, on this machine only. */
export const postgres = ({ folder, port, password, databases, say, settings = [] }: Options): Part => {
  const url = postgresUrl({ port, password })
  const isWithin = (data: string) => data.startsWith(folder)
  const folders = () =>
    [folder, postgresPlace(folder).data].filter((one, at) => at === 0 || !isWithin(one)).join(' and ')
  const listen = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']
  return {
    name: 'postgres',
    needs: [],
    ports: { postgres: port },
    stopWave: 3,
    stopSignal: 'SIGINT', // fast: ends sessions instead of waiting for them
    prepare: async () => {
      const place = postgresPlace(folder)
      if (!isWithin(place.data)) say(`postgres cannot reach ${folder}, so its data lies in ${place.data}`)
      if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place, password)
      const options = [...listen, ...settings].flatMap((setting) => ['-c', setting])
      return {
        command: [join(place.bin, 'postgres'), '-D', place.data, '-p', String(port), ...options],
        env: {},
        cwd: '/',
        user: place.user,
      }
    },
    beforeLaunch: () => endLeftOver(postgresPlace(folder).data),
    isReady: () => isReady(url, folders),
    afterReady: () => connected(url, (client) => makeMissing(client, databases)),
  }
}
