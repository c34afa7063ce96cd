/** Something a person must mend: `message` is the sentence to print, `exitCode` what the start ends with. */
export class Failure extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode = 1) {
    super(message)
    this.name = 'Failure'
    this.exitCode = exitCode
  }
}

export const exitCodes = { failed: 1, dataInUse: 3, programMissing: 4, diskFull: 5 } as const

const DISK_FULL =
  'The disk is full. Free some space (`npm start` needs about 1 GB where its data lies) and start again; nothing is lost.'

/** The sentence and exit code for whatever was thrown; an unforeseen error keeps its own words. */
export const asFailure = (thrown: unknown): Failure => {
  if (thrown instanceof Failure) return thrown
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if ('code' in error && error.code === 'ENOSPC') return diskFull()
  return new Failure(error.stack ?? error.message)
}

export const diskFull = () => new Failure(DISK_FULL, exitCodes.diskFull)

/** What programs write when a write found no room: C, Go, Postgres, SQLite and Node each in their way. */
export const saysDiskFull = (log: string) =>
  /no space left on device|ENOSPC|database or disk is full|SQLITE_FULL|disk quota exceeded/i.test(log)
