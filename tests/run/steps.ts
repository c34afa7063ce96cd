import { groups, type Group } from '../journeys/groups.ts'

/**
 * Where a step runs: `statics` all at once and first; `waits` (for days and timers) beside `works` (which compute);
 * `alone` when everything else has ended, because it measures or aims by the clock.
 */
export type Lane = 'statics' | 'works' | 'waits' | 'alone'

export type Step = {
  readonly name: string
  readonly lane: Lane
  readonly command: readonly [string, ...string[]]
  /** Who writes a report of its tests, which then count one by one. A step without a report counts as one. */
  readonly report?: 'vitest' | 'playwright'
  readonly env?: NodeJS.ProcessEnv
  /** A step of the night has time: neither its files nor it are held to the gate's limits. */
  readonly isNightly?: true
}

const check = (name: string, ...command: readonly [string, ...string[]]): Step => ({ name, lane: 'statics', command })

const vitest = (project: string, lane: Lane, parameters: readonly string[] = []): Step => ({
  name: [project, ...parameters.map((parameter) => parameter.replace('--shard=', ''))].join(' '),
  lane,
  command: ['vitest', 'run', '--project', project, '--reporter=default', ...parameters],
  report: 'vitest',
})

const journeys = ({ name, lane }: Group): Step => ({
  name: `journeys ${name}`,
  lane,
  command: ['node', 'tests/journeys/run.ts', `--group=${name}`],
  report: 'playwright',
})

const site: Step = { name: 'site', lane: 'works', command: ['node', 'tests/site/run.ts'], report: 'playwright' }

const statics: readonly Step[] = [
  check('format', 'oxfmt', '--check', '.'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('types', 'tsc'),
  check('unused', 'knip'),
  vitest('rules', 'statics'),
]

/** Without a browser. */
export const quick: readonly Step[] = [
  ...statics,
  vitest('unit', 'works'),
  vitest('parts', 'works', ['--shard=1/2']),
  vitest('parts', 'works', ['--shard=2/2']),
  vitest('timelines', 'waits'),
]

/** What `npm test` does: the same verdict on the same commit, in twenty minutes. */
export const gate: readonly Step[] = [...quick, ...groups.filter(({ isInGate }) => isInGate).map(journeys), site]

/** A million sequences of commands, by a seed of the night; vitest prints a failed one. */
const model: Step = {
  ...vitest('unit', 'works', ['decide.model']),
  name: 'model',
  env: { MODEL_RUNS: '1000000', MODEL_SEED: String(Math.floor(Date.now() / 86_400_000)) },
}

const alone = (name: string): Step => ({ name, lane: 'alone', command: ['npm', 'run', '--silent', `test:${name}`] })

const nightly = (step: Step): Step => ({ ...step, isNightly: true })

/** What takes a night: chaos, every page and width by browser, a million sequences, SIGKILL, Lighthouse. */
export const deep: readonly Step[] = [
  model,
  vitest('deep', 'waits'),
  ...[...groups.map(journeys), site].map((step) => ({ ...step, env: { DEEP: '1' } })),
  alone('kill'),
  alone('lighthouse'),
].map(nightly)
