import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { groups, namedAmong, specsOf, unknownAmong, type Group } from './groups.ts'

const parameters = process.argv.slice(2)
const group = parameters.map((parameter) => /^--group=(.+)$/.exec(parameter)?.[1]).find(Boolean)
const names = parameters.filter((parameter) => !parameter.startsWith('--'))
const isDeep = process.env['DEEP'] === '1' || (names.length > 0 && group === undefined)

/** One stack a process. */
const play = async ({ name }: Group, files: readonly string[]): Promise<number> => {
  const program = [`${import.meta.dirname}/play.ts`, name, ...files]
  const env = { ...process.env, ...(isDeep && { DEEP: '1' }) }
  const own = spawn(process.execPath, program, { stdio: 'inherit', env })
  const [exitCode] = (await once(own, 'exit')) as [number | null]
  return exitCode ?? 1
}

/**
 * `npm run test:journeys`: the journeys of the gate in a browser, each group against a stack of its own; with DEEP=1 all.
 * `-- main-job answers` plays the named ones whole, `-- --group=long` one group.
 */
const files = readdirSync(import.meta.dirname)
const unknown = unknownAmong(names, files)
if (unknown.length > 0) {
  console.error(`No journey is called ${unknown.join(' or ')}.`)
  process.exit(1)
}
const asked = namedAmong(names, files)
const codes: number[] = []
for (const one of groups) {
  const isMeant = group === undefined ? isDeep || one.isInGate : one.name === group
  const own = isMeant ? specsOf(one, asked) : []
  if (own.length > 0) codes.push(await play(one, own))
}
if (codes.length === 0) console.error(`No group has what was asked for: ${parameters.join(' ')}.`)
process.exitCode = codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1
