import { parseArgs } from 'node:util'
import { Failure } from './failure.ts'

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** `90s`, `5m`, `1h` or `1d` in milliseconds. @throws Failure for anything else */
export const parseDay = (text: string): number => {
  const [, number, unit] = /^(\d+)([smhd])$/.exec(text) ?? []
  const dayMs = Number(number) * UNITS[(unit ?? 's') as keyof typeof UNITS]
  if (dayMs >= 1_000) return dayMs
  throw new Failure(`--day says how long a day lasts, such as 10s, 60s, 5m or 1h; "${text}" is none of these.`)
}

/** What `npm start -- --help` says. */
export const HELP = `npm start                         starts everything here, and tells where its pages are
npm start -- --day 60s            a day lasts that long: 10s, 60s, 5m, 1h, 1d
npm start -- --no-demo            begins without the demo family
npm start -- --help               says this

Everything it keeps is in .data, or in the folder that EVERHEARTH_DATA names.`

/** What `npm start -- …` was given. @throws Failure for what it does not know */
export const parseOptions = (parameters: readonly string[]) => {
  try {
    const options = { day: { type: 'string' }, 'no-demo': { type: 'boolean' }, help: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...parameters], options })
    return {
      dayMs: values.day === undefined ? undefined : parseDay(values.day),
      demo: !values['no-demo'],
      help: values.help === true,
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(
      `npm start knows --day, --no-demo and --help, as in: npm start -- --day 60s --no-demo (${String(error)})`,
    )
  }
}
