import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { historyIn, Happened } from './history.ts'
import { handedOverOf } from './handedOver.ts'
import { filesOf, Recording, recordingColumns, wasHandedOver, wordsOf } from './recordings.ts'

const Row = v.object({
  id: v.string(),
  title: v.nullable(SealedText),
  body: v.nullable(SealedText),
  state: v.string(),
  mode: v.nullable(v.string()),
  answerRule: v.nullable(v.string()),
  deliverIfIDie: v.nullable(v.boolean()),
  rule: v.nullable(v.unknown()),
  local: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  trigger: v.nullable(v.string()),
  delayDays: v.nullable(v.number()),
  occasion: v.nullable(SealedText),
  recipientIds: v.array(v.string()),
  createdAt: v.string(),
  comesBack: v.boolean(),
})
const Reply = v.object({
  at: v.string(),
  body: SealedText,
  recipientId: v.string(),
  mediaId: v.nullable(v.string()),
  deliveryId: v.string(),
})
const GivenAddress = v.object({ recipientId: v.string(), address: SealedText })
const PersonRow = v.object({ id: v.string(), name: SealedText })
type Person = { readonly id: string; readonly name: string }

/** Also those who were taken out of the address book: somebody may have been handed a message. */
const peopleOf = async ({ db, unseal }: Kernel, ownerId: string): Promise<Person[]> => {
  const rows = await db.any(sql.type(PersonRow)`
    select id, name from recipients.recipients where owner_id = ${ownerId} order by id`)
  return Promise.all(rows.map(async ({ id, name }) => ({ id, name: await unseal(name) })))
}

const oneOf = async (kernel: Kernel, row: v.InferOutput<typeof Row>, people: readonly Person[]) => {
  const { db, unseal } = kernel
  const nameOf = (id: unknown) => people.find((person) => person.id === id)?.name ?? 'someone'
  const { title, body, occasion, recipientIds, comesBack, ...terms } = row
  const recordings = await db.any(sql.type(Recording)`
    select ${recordingColumns('message')} where f.message_id = ${row.id} and mime is not null and state <> 'rejected'
      and (${row.comesBack} and ${wasHandedOver}
        or not exists (
          select from media.media c join messages.media a on a.media_id = c.id where c.cut ->> 'from' = f.id::text))
    order by created_at, id`)
  const replies = await db.any(sql.type(Reply)`
    select r.at, r.body, d.recipient_id, r.media_id, d.id as delivery_id from deliveries.replies r
    join deliveries.deliveries d on d.id = r.delivery_id where d.message_id = ${row.id} order by r.at, r.id`)
  const answered = await db.any(sql.type(Recording)`
    select ${recordingColumns('delivery')} where f.id = any(${sql.array(
      replies.flatMap(({ mediaId }) => mediaId ?? []),
      'uuid',
    )})
      and mime is not null and state <> 'rejected' order by created_at, id`)
  const given = await db.any(sql.type(GivenAddress)`
    select recipient_id, proposed_address as address from deliveries.deliveries
    where message_id = ${row.id} and proposed_address is not null order by id`)
  const past = await db.any(sql.type(Happened)`
    select at, label, detail from messages.timeline where message_id = ${row.id} order by at, position`)
  const own = await filesOf(kernel, recordings, '')
  const theirs = await filesOf(kernel, answered, 'reply-')
  return {
    ...terms,
    title: title ? await unseal(title) : '',
    occasion: occasion ? await unseal(occasion) : '',
    letter: body ? await unseal(body) : '',
    for: recipientIds.map(nameOf),
    files: [...own.files, ...theirs.files],
    words: await wordsOf(kernel, recordings),
    handedOver: comesBack ? await handedOverOf(kernel, row.id, recordings, own.files, nameOf) : [],
    lostFiles: own.lost + theirs.lost,
    replies: await Promise.all(
      replies.map(async ({ at, body, recipientId }) => ({ at, from: nameOf(recipientId), text: await unseal(body) })),
    ),
    // By a trusted contact, for somebody whom no mail reaches; while nobody has answered it.
    givenAddresses: await Promise.all(
      given.map(async ({ recipientId, address }) => ({ of: nameOf(recipientId), address: await unseal(address) })),
    ),
    history: historyIn(past, nameOf),
  }
}

/** An author's messages with their letters, recordings, answers and what became of them, the oldest first. */
export const messagesOf = async (kernel: Kernel, ownerId: string) => {
  const people = await peopleOf(kernel, ownerId)
  const rows = await kernel.db.any(sql.type(Row)`
    select m.id, m.title, c.body, m.state, m.mode, m.answer_rule, m.deliver_if_i_die, m.rule, m.local, m.zone, m.due_at, m.trigger, m.delay_days, m.occasion, m.recipient_ids,
      m.created_at, coalesce(m.mode = 'recurring', false) or m.occurrence > 1 as comes_back
    from messages.messages m left join messages.contents c on c.message_id = m.id
    where m.owner_id = ${ownerId} order by m.created_at, m.id`)
  const messages = []
  // One after the other: an export may take a while, everybody else's pages may not.
  for (const row of rows) messages.push(await oneOf(kernel, row, people))
  return messages
}
export type ExportedMessage = Awaited<ReturnType<typeof messagesOf>>[number]
