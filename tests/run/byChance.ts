import { stripVTControlCharacters } from 'node:util'

type Spec = {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly tests: readonly {
    readonly results: readonly { readonly status: string; readonly errors?: readonly { readonly message?: string }[] }[]
  }[]
}
type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] }

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)]
const nameOf = ({ file, line, title }: Spec): string => `${file}:${line} › ${title}`
const hasPassed = ({ tests }: Spec): boolean => tests.every(({ results }) => results.at(-1)?.status === 'passed')

/** The line that says what was wrong. */
const saidBy = ({ tests }: Spec): string => {
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
  return stripVTControlCharacters(error?.message ?? 'It did not end').split('\n', 1)[0] ?? ''
}

/** How each line of `byChance` begins, by which the end of a run knows it. */
export const BY_CHANCE = '  BY CHANCE  '

/**
 * From the reports of two runs of Playwright, what failed once and passed when it was played again, and what it said: no
 * pass, but a fault that somebody with a slower machine or faster fingers meets too.
 */
export const byChance = (first: string, again: string): readonly string[] => {
  const passed = new Set(
    specsOf(JSON.parse(again) as Suite)
      .filter(hasPassed)
      .map(nameOf),
  )
  return specsOf(JSON.parse(first) as Suite)
    .filter((spec) => !hasPassed(spec) && passed.has(nameOf(spec)))
    .map((spec) => `${BY_CHANCE}${nameOf(spec)}\n    failed once and passed when played again: ${saidBy(spec)}`)
}
