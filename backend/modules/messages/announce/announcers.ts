import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import { isAnnounceLink } from '../links.ts'
import type { Message } from '../message.ts'
import { restingOn } from '../queries/lifeFacts.ts'

const Row = v.object({ id: v.string(), name: SealedText, address: SealedText })
export type Announcer = { readonly id: string; readonly name: string; readonly address: string }

const rowsOf = ({ db }: Kernel, ownerId: string) =>
  db.any(sql.type(Row)`
    select id, name, address from life.contacts where account_id = ${ownerId} order by invited_at, id`)
const shown = async ({ unseal }: Kernel, { id, name, address }: v.InferOutput<typeof Row>): Promise<Announcer> => ({
  id,
  name: await unseal(name),
  address: await unseal(address),
})

/** The trusted contacts of an author who have said yes, by the stream itself, and may announce something. */
export const announcersOf = async (kernel: Kernel, ownerId: string): Promise<Announcer[]> => {
  const [rows, { contactIds }] = await Promise.all([rowsOf(kernel, ownerId), restingOn(kernel, ownerId)])
  return Promise.all(rows.filter(({ id }) => contactIds.includes(id)).map((row) => shown(kernel, row)))
}

/** Who told us what gave a message its date, as its author calls them: of a death, or of an occasion; nobody where neither did. */
export const reportersOf = async (
  kernel: Kernel,
  { ownerId, plan, announced }: Pick<Message, 'ownerId' | 'plan' | 'announced'>,
): Promise<string[]> => {
  const cause = plan?.triggered?.cause
  if (cause !== 'confirmed' && cause !== 'milestone') return []
  const [rows, { reporterIds }] = await Promise.all([rowsOf(kernel, ownerId), restingOn(kernel, ownerId)])
  const ids = cause === 'confirmed' ? reporterIds : [announced?.contactId]
  const named = await Promise.all(rows.filter(({ id }) => ids.includes(id)).map((row) => shown(kernel, row)))
  return named.map(({ name }) => name)
}

type Asked = Pick<Message, 'messageId' | 'ownerId' | 'armed'>
/** Whose link it is: one of the author's contacts, also one who may not announce it any more, or has left the list. */
export const announcerIn = async (
  kernel: Kernel,
  token: string,
  { messageId, ownerId, armed }: Asked,
): Promise<Announcer | undefined> => {
  const rows = await rowsOf(kernel, ownerId)
  const ids = [...(armed?.announcerIds ?? []), ...rows.map((each) => each.id)]
  const id = ids.find((each) => isAnnounceLink(kernel, token, messageId, each))
  if (id === undefined) return undefined
  const row = rows.find((each) => each.id === id)
  return row ? shown(kernel, row) : { id, name: '', address: '' }
}
