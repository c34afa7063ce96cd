export type Ports = Readonly<Record<string, number>>

/** How a process is started. `env` is all it gets besides PATH, HOME and the like. */
export type Launch = {
  readonly command: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
  readonly cwd?: string | undefined
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  /** Another value means: start it anew, though command and environment are the same. */
  readonly version?: string | undefined
}

/** One real part of the stack. The supervisor knows nothing else of it. */
export type Part = {
  readonly name: string
  /** Parts that must be ready before this one is started. */
  readonly needs: readonly string[]
  readonly ports: Ports
  /** Parts of one wave stop together, the lowest first. */
  readonly stopWave: number
  readonly stopSignal?: NodeJS.Signals
  readonly readyMs?: number
  /** Finds the program, which may download it, and makes the folders. Repeatable; harmless to a running part. */
  readonly prepare: () => Promise<Launch>
  /** Gets a left-over of the part out of the way; not called when a running part is adopted. */
  readonly beforeLaunch?: () => Promise<void>
  readonly isReady: () => Promise<boolean>
  /** What others expect to find in it (a database, a bucket). Repeatable. */
  readonly afterReady?: () => Promise<void>
}

/** Prints one line for people. */
export type Say = (line: string) => void
