import { clock } from '../../../ui/clock.ts'

const STAMP = /^\s*\[[\d:.,\s–-]+\]\s*/u

/** 62_540 -> "[1:02.5]", to the tenth of a second. */
const stampOf = (ms: number): string => {
  const tenth = Math.floor((ms % 1_000) / 100)
  return `[${clock(ms)}${tenth === 0 ? '' : `.${tenth}`}]`
}

/** Sets the time of the line where the caret is, and goes on to the next line, or to this one's end. */
export const stamped = (text: string, caret: number, ms: number): { readonly text: string; readonly caret: number } => {
  const start = caret === 0 ? 0 : text.lastIndexOf('\n', caret - 1) + 1
  const nextBreak = text.indexOf('\n', caret)
  const end = nextBreak === -1 ? text.length : nextBreak
  const line = `${stampOf(ms)} ${text.slice(start, end).replace(STAMP, '')}`
  return {
    text: `${text.slice(0, start)}${line}${text.slice(end)}`,
    caret: start + line.length + (nextBreak === -1 ? 0 : 1),
  }
}
