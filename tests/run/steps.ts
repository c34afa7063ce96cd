import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** A vitest project: its tests count one by one. Any other step counts as one. */
  readonly counts?: 'tests'
}

const vitest = (project: string): Step => ({
  name: project,
  command: ['vitest', 'run', '--project', project, '--reporter=default'],
  counts: 'tests',
})

const long: readonly (Step & { readonly folder: string })[] = [
  {
    name: 'journeys',
    folder: 'tests/journeys',
    command: ['npm', 'run', '--silent', 'test:journeys'],
  },
  { name: 'site', folder: 'tests/site', command: ['npm', 'run', '--silent', 'test:site'] },
  { name: 'kill', folder: 'tests/kill', command: ['npm', 'run', '--silent', 'test:kill'] },
]

/** What `npm test` does, in order. */
export const steps = (root: string, { quick }: { readonly quick: boolean }): readonly Step[] => [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc'] },
  { name: 'unused', command: ['knip'] },
  vitest('rules'),
  vitest('unit'),
  vitest('parts'),
  ...(quick ? [] : long.filter(({ folder }) => existsSync(join(root, folder)))),
]
