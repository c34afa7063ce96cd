import { tell } from './count.ts'
import { isOver, type FileTime } from './limits.ts'
import type { Result } from './runStep.ts'
import type { Step } from './steps.ts'

const DEAREST = 10

const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`

/** A step in one line: how it ended, wall and CPU seconds, and its tests. */
export const line = ({ name }: Step, { count, wallS, cpuS }: Pick<Result, 'count' | 'wallS' | 'cpuS'>) =>
  `${count.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${seconds(wallS)} ${seconds(cpuS)} CPU   ${tell(count)}`

/** The files that took longest, and all that are over their limit. */
export const dearest = (files: readonly FileTime[]) => {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds)
  const shown = sorted.filter((one, at) => at < DEAREST || isOver(one))
  const lines = shown.map(
    (one) => `  ${seconds(one.seconds)}  ${one.file}${isOver(one) ? `  over ${one.limitS} s` : ''}`,
  )
  return ['', 'The files that took longest:', ...lines].join('\n')
}
