import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deep, gate, quick, type Step } from './steps.ts'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** What a step starts, with the script that it names. */
const startedBy = ({ command }: Step): string => [...command, ...command.map((word) => scripts[word] ?? '')].join(' ')

test('no step of a gate or of the night measures by the bench', () => {
  const started = [...quick, ...gate, ...deep].map(startedBy)
  expect(started.filter((one) => /bench/.test(one))).toEqual([])
})
