import { expect } from 'vitest'
import { sql } from '../../../backend/kernel/db.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { plus } from '../../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../../backend/kernel/testing/server.ts'
import { account } from '../../../backend/modules/accounts/account.ts'
import { requestDeletion } from '../../../backend/modules/accounts/decide/deletion.ts'
import { archive } from '../../../backend/modules/archives/archive.ts'
import { stopArchive } from '../../../backend/modules/archives/decide.ts'
import { opened } from '../../../backend/modules/archives/testing/opened.ts'
import { choice } from '../../../backend/modules/choices/choice.ts'
import { setChoices } from '../../../backend/modules/choices/decide.ts'
import { outsideOf } from '../../../backend/modules/choices/reading.ts'
import { inviteMember } from '../../../backend/modules/families/decide/invite.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { setAnalysis } from '../../../backend/modules/items/decide/words.ts'
import { item } from '../../../backend/modules/items/item.ts'
import { itemsIn } from '../../../backend/modules/items/testing/house.ts'
import { requestPrompts } from '../../../backend/modules/prompts/decide.ts'
import { prompt } from '../../../backend/modules/prompts/prompt.ts'
import { inviteRecipient } from '../../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { beginImport } from '../../../backend/modules/records/decide/imports.ts'
import { gedimport } from '../../../backend/modules/records/gedimport.ts'
import { askForStory } from '../../../backend/modules/stories/decide/ask.ts'
import { story as storyAggregate } from '../../../backend/modules/stories/story.ts'
import { requestSubscription } from '../../../backend/modules/subscribers/decide.ts'
import { subscriber } from '../../../backend/modules/subscribers/subscriber.ts'
import { conversation } from '../../../backend/modules/support/conversation.ts'
import { startConversation } from '../../../backend/modules/support/decide.ts'
import { addTree } from '../../../backend/modules/trees/decide.ts'
import { tree } from '../../../backend/modules/trees/tree.ts'
import { sharedBy } from '../../../backend/modules/wishes/testing/shared.ts'
import { householdIn, ownerOf } from '../../../tests/household/household.ts'
import { planBy } from '../../../tests/household/lifePlan.ts'
import { storyOf } from '../../../tests/household/story.ts'
import { things } from '../../../tests/household/things.ts'
import { bornYearsAgo } from '../../../tests/support/born.ts'
import { artefactsIn } from '../../choices/artefacts.ts'

type Opening = () => Promise<string>

/**
 * By the type of a workflow, or the category of a process and what of it: opens a stream that it is to tend, and answers
 * with the id that it will have.
 */
export const openingsIn = (server: TestServer): Readonly<Record<string, Opening>> => {
  const { kernel } = server
  const house = householdIn(server)
  const story = storyOf(server, house)
  const { tell } = house

  /** A voice of a family that has said yes to its being listened to. */
  const spokenItem = async () => {
    const author = await house.author()
    const { id: familyId } = author
    const outside = outsideOf(kernel.settings.transcribeUrl)
    const facts = { familyId, role: 'owner', offered: kernel.settings.aiFeatures, outside } as const
    const yes = setChoices({ level: 'family', switches: { listen: true }, engine: outside }, facts)
    await tell(choice, familyId, yes, ownerOf(familyId))
    const { id } = await itemsIn(kernel, house).voice(author, Buffer.from('a voice'), 4_000)
    return { id, author }
  }

  /** Something of a family that was removed longer ago than it is kept. */
  const removed = (thing: (typeof things)[number]) => async () => {
    const { id: familyId } = await house.author()
    const [id, longAgo] = [newId(), plus(kernel.clock.now(), -31 * kernel.clock.dayMs)]
    await thing.add((...one) => tell(...one, ownerOf(familyId)), id, familyId)
    await thing.remove((...one) => tell(...one, ownerOf(familyId), longAgo), id)
    return `${thing.category}-${id}`
  }

  return {
    ...Object.fromEntries(things.map((thing) => [thing.category, removed(thing)])),
    account: async () => `account-${(await house.author({ isVerified: false })).id}.confirmation`,
    endAccount: async () => {
      const { id } = await house.author()
      await tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id))
      return `account-${id}.end`
    },
    billing: async () => `billing-${(await house.author()).id}`,
    tendDelivery: async () => {
      const author = await house.author()
      const recipientId = await house.person(author)
      const messageId = await story.delivered(author, { people: [recipientId] })
      const { deliveryId } = await story.mailed(author, messageId, recipientId)
      return `delivery-${deliveryId}`
    },
    family: async () => {
      const { id: familyId } = await house.author()
      const invitationId = newId()
      const facts = { isVerified: true, isOwn: false, isMembers: false, hasLink: false, limit: 50 }
      const thomas = { name: 'Thomas', address: `${invitationId}@hale.example`, addressHash: invitationId }
      const invited = { familyId, invitationId, ...thomas, role: 'viewer', note: '', facts } as const
      await tell(family, familyId, inviteMember(invited), ownerOf(familyId))
      return `family-${familyId}.invite-${invitationId}`
    },
    life: async () => {
      const author = await house.author()
      return `life-${author.id}.contact-${await house.contact(author, { isAsked: true })}`
    },
    'life.proof': async () => {
      const author = await house.author()
      await story.noticed(author, { people: [await house.person(author)] })
      const { position } = (await kernel.store.read(`account-${author.id}`)).at(-1) ?? { position: '0' }
      await kernel.checkpointSignals.passed('life', position)
      const longAgo = plus(kernel.clock.now(), -400 * kernel.clock.dayMs)
      await kernel.db.query(sql.typeAlias('void')`
        update life.lives set channel_proven_at = ${longAgo}, asked_at = null where account_id = ${author.id}`)
      return `life-${author.id}.proof-1`
    },
    watchLife: async () => {
      const author = await house.author()
      await planBy(house, author, null)
      return `life-${author.id}`
    },
    prepareMedia: async () => `media-${await house.recording(await house.author(), newId(), 'received')}`,
    deliverMessage: async () => {
      const author = await house.author()
      return `message-${await story.scheduled(author, { people: [await house.person(author)] })}`
    },
    prompt: async () => {
      const { id } = await house.author()
      await tell(prompt, id, requestPrompts({ accountId: id, dueAt: kernel.clock.now() }), ownerOf(id))
      return `prompt-${id}`
    },
    recipient: async () => {
      const author = await house.author()
      const id = await house.person(author)
      await tell(recipient, id, inviteRecipient({ isVerified: true }), ownerOf(author.id))
      return `recipient-${id}`
    },
    'recipient.guardian': async () => {
      const author = await house.author()
      const id = await house.person(author, { isChild: true, birthday: bornYearsAgo(19) })
      await story.scheduled(author, { people: [id] })
      return `recipient-${id}.guardian`
    },
    readItem: async () => {
      const { id } = await spokenItem()
      return `item-${id}.read`
    },
    item: async () => {
      const { id, author } = await spokenItem()
      const thing = { kind: 'item', id, familyId: author.id, contributorId: author.id } as const
      const by = { feature: 'listen', engine: '', isAllowed: () => Promise.resolve(true) } as const
      const draft = { step: 'words', part: 0, recipe: 'one', state: 'made', text: 'The rowboat leaked.', data: {} }
      expect(await artefactsIn(kernel).store(thing, by, [draft])).toBe(true)
      await tell(item, id, setAnalysis({ isAllowed: false }, { role: 'owner' }), ownerOf(author.id))
      return `item-${id}`
    },
    choice: async () => {
      const { id } = await house.author()
      const facts = { familyId: id, role: 'owner', offered: ['listen'], outside: '' } as const
      for (const listen of [true, false])
        await tell(choice, id, setChoices({ level: 'family', switches: { listen } }, facts), ownerOf(id))
      return `choice-${id}`
    },
    story: async () => {
      const { id } = await house.author()
      const storyId = newId()
      const facts = { isVerified: true, hasLink: false, openN: 0, todayN: 0, isLately: false, isRefused: false }
      const joseph = { name: 'Joseph', address: `joseph.${storyId}@hale.example`, addressHash: storyId }
      const asked = { storyId, familyId: id, question: 'What could you see from your bed?', ...joseph }
      await tell(storyAggregate, storyId, askForStory({ ...asked, ...facts }), ownerOf(id))
      return `story-${storyId}`
    },
    readArchive: async () => {
      const { id: familyId } = await house.author()
      return `archive-${await opened(house, ownerOf(familyId), familyId)}.read`
    },
    archive: async () => {
      const { id: familyId } = await house.author()
      const [by, longAgo] = [ownerOf(familyId), plus(kernel.clock.now(), -31 * kernel.clock.dayMs)]
      const archiveId = await opened(house, by, familyId)
      await tell(archive, archiveId, stopArchive('forbidden'), by, longAgo)
      return `archive-${archiveId}`
    },
    gedimport: async () => {
      const { id: familyId } = await house.author()
      const [importId, treeId, itemId] = [newId(), newId(), newId()]
      await tell(tree, treeId, addTree({ treeId, title: 'At the lake' }, { familyId }), ownerOf(familyId))
      const begun = beginImport({ importId, treeId, familyId, itemId }, { role: 'owner' })
      await tell(gedimport, importId, begun, ownerOf(familyId))
      return `gedimport-${importId}`
    },
    subscriber: async () => {
      const id = newId()
      const wanted = { subscriberId: id, address: `nell.${id}@hale.example`, source: 'blog' } as const
      await tell(subscriber, id, requestSubscription(wanted))
      return `subscriber-${id}`
    },
    wishes: async () => {
      const author = await house.author()
      await sharedBy(house, author)
      return `wishes-${author.id}`
    },
    support: async () => {
      const id = newId()
      const words = { name: 'Nell', email: `nell.${id}@hale.example`, text: 'A question.', about: '' }
      const begun = { conversationId: id, channel: 'form', topic: 'other', ...words, accountId: null } as const
      await tell(conversation, id, startConversation({ ...begun, isOpen: false }))
      return `support-${id}`
    },
  }
}
