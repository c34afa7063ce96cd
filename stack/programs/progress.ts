import { stdout } from 'node:process'

const WIDTH = 10
const active = new Map<string, { done: number; total: number }>()

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

/** One download as people see it: name, bar, how much of how much. */
export const drawBar = (name: string, done: number, total: number) => {
  const filled = Math.min(WIDTH, Math.round((done / total) * WIDTH))
  return `${name} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${megabytes(Math.min(done, total))} of ${megabytes(total)} MB`
}

const draw = () => {
  const bars = [...active].map(([name, { done, total }]) => drawBar(name, done, total))
  stdout.write(`\r\u{1B}[2K${bars.join('   ').slice(0, (stdout.columns || 80) - 1)}`)
}

/** Shows how far a download is, on a line of its own; without a terminal nothing is drawn. */
export const progress = (name: string, total: number) => ({
  at: (done: number) => {
    active.set(name, { done, total })
    if (stdout.isTTY) draw()
  },
  end: () => {
    active.delete(name)
    if (stdout.isTTY) draw()
  },
})

/** Prints a line above the bars. */
export const printLine = (line: string) => {
  if (stdout.isTTY && active.size > 0) stdout.write('\r\u{1B}[2K')
  stdout.write(`${line}\n`)
  if (stdout.isTTY && active.size > 0) draw()
}
