import { isOurs, toldOf, type Told } from '../log.ts'
import type { Caught } from '../mails.ts'
import type { Call } from '../person.ts'
import type { Prepared } from '../prepare.ts'
import type { Raw } from '../protocol.ts'
import type { Kill } from '../stage.ts'
import type { Story } from '../stories.ts'

export type Played = { readonly story: Story; readonly message: Prepared }

/** All that is judged, gathered after everything has come to rest. */
export type Evidence = {
  readonly played: readonly Played[]
  /** The whole log as it was read again and again, the last reading at the end. */
  readonly readings: readonly (readonly Raw[])[]
  readonly mails: readonly Caught[]
  readonly kills: readonly Kill[]
  readonly calls: readonly Call[]
  readonly dayMs: number
}
/** What was looked at, and what was wrong with it. */
export type Verdict = { readonly name: string; readonly problems: readonly string[] }

export const finalLog = ({ readings }: Evidence): Told[] => (readings.at(-1) ?? []).filter(isOurs).map(toldOf)

/** Problems as they are found. */
export const finding = () => {
  const problems: string[] = []
  const unless = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }
  return { problems, unless }
}
