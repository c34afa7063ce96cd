import type { Resolved } from './responses.ts'
import { Fault } from './failures.ts'
import type { Log } from './log.ts'
import type { Stored } from './types.ts'
import { viewOf } from './view.ts'

const LINK_TYPE = '$>'
const REVISION = /^\d{1,18}$/

const targetOf = async ({ pages, streams, tail }: Log, link: Stored): Promise<Stored | undefined> => {
  const text = Buffer.from(link.data).toString()
  const at = text.indexOf('@')
  const revision = text.slice(0, at)
  if (at < 1 || !REVISION.test(revision)) return undefined
  const view = await viewOf(streams, text.slice(at + 1))
  if (!view) return undefined
  const [event] = await pages.stream({
    ...view,
    direction: 'forwards',
    from: BigInt(revision),
    head: tail.head(),
    limit: 1,
  })
  return event?.revision === BigInt(revision) ? event : undefined
}

/** A link is shown with the event it points to, or alone when that is gone. */
export const resolve = async (log: Log, event: Stored): Promise<Resolved> => {
  if (event.type !== LINK_TYPE) return { event, link: undefined }
  try {
    return { event: await targetOf(log, event), link: event }
  } catch (error) {
    if (error instanceof Fault) return { event: undefined, link: event }
    throw error
  }
}
