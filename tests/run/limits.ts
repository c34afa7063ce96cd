import { relative } from 'node:path'
import { slow } from './slow.ts'
import type { Result } from './runStep.ts'
import type { Step } from './steps.ts'

/** Seconds that the tests of one file may take: more where they wait for days than where they compute. */
const LIMIT_S = { statics: 20, works: 20, waits: 90, alone: 90 }
/** Minutes that a whole run may take on two idle cores. */
export const TOTAL_MIN = 25

export type FileTime = { readonly file: string; readonly seconds: number; readonly limitS: number; readonly step: Step }

/** How long each file of a step took. */
export const filesOf = (root: string, step: Step, { files }: Pick<Result, 'files'>): readonly FileTime[] => {
  const limitS = step.isNightly ? Infinity : LIMIT_S[step.lane]
  return files.map(({ path, ms }) => ({ file: relative(root, path), seconds: ms / 1000, limitS, step }))
}

export const isOver = ({ seconds, limitS }: FileTime) => seconds > limitS

/** Over its limit, and not among those that may be. */
export const isTooSlow = (one: FileTime, listed: Readonly<Record<string, string>> = slow) =>
  isOver(one) && !(one.file in listed)
