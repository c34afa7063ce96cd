import type { Kernel } from '../../backend/kernel/kernel.ts'
import { beating } from './beating.ts'

/**
 * What an event of one stream changes in others, by name: what is told of it are ids and numbers. Each may run twice.
 * The other stream decides for itself, and where it refuses there is nothing to be done: two appends of one request
 * could part.
 */
export type Applies = Readonly<Record<string, (kernel: Kernel) => (told: never) => Promise<void>>>

/** Which change is applied, and what is told of its event. */
export type Applied = { readonly change: string; readonly told: object }

/** The activity of `apply`. */
export const applies = (kernel: Kernel, all: readonly Applies[]) => {
  const table = new Map(all.flatMap((each) => Object.entries(each)))
  const applyChange = ({ change, told }: Applied): Promise<void> => {
    const found = table.get(change)
    if (!found) throw new Error(`Nobody knows how to ${change}`)
    return beating(() => found(kernel)(told as never))
  }
  return { applyChange }
}
export type ApplyActivities = ReturnType<typeof applies>
