// The numbers of the sample widget. Whatever it draws is labelled "Sample" where it is shown.

import type { Notice } from '../../../../backend/modules/figures/contract.ts'

/** @number sample visitors at first */
const FIRST = { least: 47, most: 89 }
/** @number sample visitors ever */
const EVER = { least: 35, most: 95 }
/** @number when the count of sample visitors appears */
const APPEARS_AFTER_MS = 2000
const DRIFT = 2
/** @number how often the count of sample visitors drifts */
const DRIFTS_EVERY_MS = { least: 15_000, most: 45_000 }
/** @number when the first sample notice appears */
const FIRST_NOTICE_MS = 8000
/** @number how often a sample notice appears */
const NOTICE_EVERY_MS = { least: 12_000, most: 18_000 }
/** @number how long a sample notice is shown */
const NOTICE_SHOWN_MS = 6000

type Range = { readonly least: number; readonly most: number }
/** A number in 0..1, e.g. Math.random. */
type Random = () => number
const within = ({ least, most }: Range, random: Random) => least + Math.floor(random() * (most - least + 1))
/** What is left of a wait that began when the page did, however late this code came. */
const left = (waitMs: number, startedAt: number) => Math.max(0, startedAt + waitMs - Date.now())
const clamped = (count: number, { least, most }: Range) => Math.min(most, Math.max(least, count))

/** A count of visitors that appears a moment after the page began, and drifts. @returns how to stop it */
export const drawVisitors = (
  show: (count: number) => void,
  random: Random = Math.random,
  startedAt: number = Date.now(),
): (() => void) => {
  let count = within(FIRST, random)
  const drift = () => {
    count = clamped(count + within({ least: -DRIFT, most: DRIFT }, random), EVER)
    show(count)
    timer = setTimeout(drift, within(DRIFTS_EVERY_MS, random))
  }
  let timer = setTimeout(
    () => {
      show(count)
      timer = setTimeout(drift, within(DRIFTS_EVERY_MS, random))
    },
    left(APPEARS_AFTER_MS, startedAt),
  )
  return () => clearTimeout(timer)
}

/** One notice after the other, the first some time after the page began, each for a while. @returns how to stop it */
export const drawNotices = (
  notices: readonly Notice[],
  show: (notice: Notice | undefined) => void,
  random: Random = Math.random,
  startedAt: number = Date.now(),
): (() => void) => {
  if (notices.length === 0) return () => {}
  let hiding: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    show(notices[within({ least: 0, most: notices.length - 1 }, random)])
    hiding = setTimeout(() => show(undefined), NOTICE_SHOWN_MS)
    timer = setTimeout(next, within(NOTICE_EVERY_MS, random))
  }
  let timer = setTimeout(next, left(FIRST_NOTICE_MS, startedAt))
  return () => {
    clearTimeout(timer)
    clearTimeout(hiding)
  }
}
