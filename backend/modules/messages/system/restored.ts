import { isAtOrAfter } from '../../../kernel/log/checkpoints.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { systemCommand } from '../../../kernel/log/systemCommand.ts'
import { askAnew } from '../decide/askAnew.ts'
import { message } from '../message.ts'

const idsIn = async ({ store }: Kernel): Promise<ReadonlySet<string>> => {
  const head = await store.head()
  const ids = new Set<string>()
  const stopping = new AbortController()
  try {
    for await (const { events, position } of store.follow([message.category], undefined, stopping.signal)) {
      for (const { stream } of events) ids.add(stream.slice(message.category.length + 1))
      if (isAtOrAfter(position, head)) break
    }
  } finally {
    stopping.abort()
  }
  return ids
}

/** Asks anew about every message of a log that was just restored, before anybody can answer or anything is due. */
export const askAllAnew = async (kernel: Kernel, restoredAt: string): Promise<void> => {
  for (const id of await idsIn(kernel))
    await systemCommand(kernel)(message, id, askAnew({ restoredAt }), 'askAnew', restoredAt)
}
