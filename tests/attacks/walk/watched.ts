import type { Kernel } from '../../../backend/kernel/kernel.ts'

/** A command that reached the store's door, whether or not it was refused there. */
export type Given = { readonly stream: string; readonly commandId: string }

/** The kernel, with a note of each command that is given through it. */
export const watched = (kernel: Kernel, given: Given[]): Kernel => ({
  ...kernel,
  handle: (aggregate, id, decision, command) => {
    given.push({ stream: `${aggregate.category}-${id}`, commandId: command.commandId })
    return kernel.handle(aggregate, id, decision, command)
  },
  // The answer page appends by itself, so that it needs no Postgres.
  store: {
    ...kernel.store,
    append: (stream, revision, events) => {
      for (const { metadata } of events) given.push({ stream, ...(metadata as Pick<Given, 'commandId'>) })
      return kernel.store.append(stream, revision, events)
    },
  },
})
