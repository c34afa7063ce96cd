import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quick, type Step } from './steps.ts'

const SPECS = { journeys: 'tests/journeys', site: 'tests/site/specs' } as const

const git = (root: string, ...parameters: readonly string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The module of a path as all four folders name it: `backend/modules/messages/…`, `workflows/messages/…`. */
const moduleOf = (path: string) => /^(?:backend\/modules|projections|workflows|web\/modules)\/(\w+)\//.exec(path)?.[1]

/** A spec's first line names the modules that it walks through, since a browser stands between it and them. */
export const walksThrough = (spec: string): readonly string[] =>
  /^\/\/ Through: (.*)\n/.exec(spec)?.[1]?.split(', ') ?? []

/** The specs that a change touches: those that walk through its modules, and those that it changed. */
export const touched = (
  specs: readonly { readonly path: string; readonly text: string }[],
  paths: readonly string[],
): readonly string[] => {
  const modules = new Set(paths.flatMap((path) => moduleOf(path) ?? []))
  return specs
    .filter(({ path, text }) => paths.includes(path) || walksThrough(text).some((name) => modules.has(name)))
    .map(({ path }) => path)
}

/**
 * The static checks, the tests that import what changed since `reference`, and the specs that walk through its modules.
 * For daily work: what it leaves out, the gate runs.
 */
export const changed = (root: string, reference: string): readonly Step[] => {
  const paths = [
    ...git(root, 'diff', '--name-only', reference),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  const tests = quick.map((step): Step =>
    step.report && step.lane !== 'statics'
      ? { ...step, command: [...step.command, `--changed=${reference}`, '--passWithNoTests'] }
      : step,
  )
  const specs = Object.entries(SPECS).flatMap(([name, folder]): readonly Step[] => {
    const all = readdirSync(join(root, folder)).filter((file) => file.endsWith('.spec.ts'))
    const read = all.map((file) => ({
      path: `${folder}/${file}`,
      text: readFileSync(join(root, folder, file), 'utf8'),
    }))
    const files = touched(read, paths).map((path) => path.slice(folder.length + 1))
    const command: Step['command'] = ['node', `tests/${name}/run.ts`, ...files]
    return files.length > 0 ? [{ name, lane: 'waits', command, report: 'playwright' }] : []
  })
  return [...tests, ...specs]
}
