import { announceOccasion, withdrawOccasion } from '../../backend/modules/messages/decide/announce.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { armMessage } from '../../backend/modules/messages/decide/arm.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { ownerOf, type Author, type Household } from './household.ts'
import type { Story } from './story.ts'

export const OCCASION = 'Benedict marries'

/** A message to one person that waits until one of these contacts announces what it waits for. */
export const occasionsIn = ({ kernel }: TestServer, house: Household, story: Story) => {
  const waiting = async (
    author: Author,
    announcerIds: readonly string[],
    { title = 'The swing', occasion = OCCASION } = {},
  ): Promise<string> => {
    const ben = await house.prove(author, await house.person(author, { name: 'Benedict' }))
    const id = await story.draft(author, { title, people: [ben] })
    const facts = { recipients: await recipientFacts(kernel, author.id, [ben]), isVerified: true, lifePlan: undefined }
    const kept = { mode: 'milestone' as const, announcerIds: [...announcerIds], occasion, zone: 'UTC' }
    await house.tell(message, id, armMessage({ ...kept, ...facts, contactIds: announcerIds }), ownerOf(author.id))
    return id
  }
  const pageOf = (id: string, contactId: string): string =>
    `/trusted/${kernel.capabilities.issue('announce', id, contactId)}`
  const by = (contactId: string) => ({ kind: 'contact', id: contactId }) as const
  /** This contact says on which day it happens, today where no other is given. */
  const announce = (id: string, contactId: string, date?: string) => {
    const dueAt = date === undefined ? kernel.clock.now() : `${date}T09:00:00.000Z`
    const day = { date: dueAt.slice(0, 10), local: dueAt.slice(0, 16), dueAt, tzdb: '2026a' }
    return house.tell(message, id, announceOccasion({ contactId, day }), by(contactId))
  }
  const takeBack = (id: string, contactId: string) =>
    house.tell(message, id, withdrawOccasion({ contactId }), by(contactId))
  return { waiting, pageOf, announce, takeBack }
}
