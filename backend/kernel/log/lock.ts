import { Client } from 'pg'

/**
 * Runs `work` while holding a Postgres advisory lock; stands by while another process holds it. `work` is told by its
 * signal when the connection that carries the lock is lost.
 */
export const whileLocked = async (
  databaseUrl: string,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: `lock ${name}` })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  await client.connect()
  const either = AbortSignal.any([signal, lost.signal])
  try {
    // Waiting in the server takes over at once when the holder's session ends.
    const waiting = client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    await Promise.race([waiting, aborted(either)])
    if (!either.aborted) await work(either)
  } finally {
    await client.end().catch(() => 'already gone')
  }
}

/**
 * Runs `work` while holding a Postgres advisory lock, unless another session holds it: nobody waits. Work whose
 * connection is lost, and its lock with it, goes on.
 * @returns whether it ran
 */
export const unlessLocked = async (
  databaseUrl: string,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: `lock ${name}` })
  client.on('error', () => 'the lock is lost, not the work')
  await client.connect()
  try {
    const tried = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isFree"'
    const { rows } = await client.query<{ isFree: boolean }>(tried, [name])
    if (!rows[0]?.isFree) return false
    await work()
    return true
  } finally {
    await client.end().catch(() => 'already gone')
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Waits, or returns early when the signal fires. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
