import { newId } from '../../../backend/kernel/ids.ts'
import { confirmTokenOf } from '../../../backend/modules/deliveries/confirmers.ts'
import { giveConfirmation, requestConfirmation } from '../../../backend/modules/deliveries/decide/confirm.ts'
import { declineDelivery, notMe, openDelivery } from '../../../backend/modules/deliveries/decide/open.ts'
import { proposeAddress } from '../../../backend/modules/deliveries/decide/propose.ts'
import { acceptLink, beginLink, reissueLink } from '../../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import type { Decide } from '../../../backend/modules/deliveries/decide/guards.ts'
import type { Decide as Answering } from '../../../backend/modules/recipients/decide/guards.ts'
import { proposeTokenOf } from '../../../backend/modules/deliveries/proposers.ts'
import { askToWait } from '../../../backend/modules/life/decide/wait.ts'
import { life } from '../../../backend/modules/life/life.ts'
import {
  consentRecipient,
  declineRecipient,
  inviteRecipient,
  reportWrongPerson,
} from '../../../backend/modules/recipients/decide/consent.ts'
import { setVerification } from '../../../backend/modules/recipients/decide/proof.ts'
import { guardianTokenOf } from '../../../backend/modules/recipients/guardianLink.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { LEAVE as LEAVE_PROMPTS } from '../../../backend/modules/prompts/queries.ts'
import { declineStory, tellStory } from '../../../backend/modules/stories/decide/tell.ts'
import { tokenOfStory } from '../../../backend/modules/stories/link.ts'
import { story as storyStream } from '../../../backend/modules/stories/story.ts'
import { CONFIRM, LEAVE, subscriberIdOf } from '../../../backend/modules/subscribers/queries.ts'
import { freshAddress } from '../../../backend/modules/accounts/testing/visitor.ts'
import { END, waitingIdOf } from '../../../backend/modules/support/waitingLinks.ts'
import { ownerOf } from '../../household/household.ts'
import { reporterOf } from '../../household/lifePlan.ts'
import { occasionsIn } from '../../household/occasions.ts'
import { bornYearsAgo } from '../../support/born.ts'
import { sharedBy } from '../../../backend/modules/wishes/testing/shared.ts'
import type { World } from './world.ts'

/** Makes a page's address, at one of the stages at which it has other forms. */
type Make = (world: World) => Promise<string>
const about = { where: 'invite' } as const

/** A delivery that was mailed, and what happened to it since. */
const delivered =
  (what: (world: World, link: { deliveryId: string; token: string }) => Promise<unknown>, query = ''): Make =>
  async (world) => {
    const link = await world.delivered()
    await what(world, link)
    return `/d/${link.token}${query}`
  }
const said =
  (...decisions: readonly (() => Decide)[]) =>
  async ({ house, ben }: World, { deliveryId }: { deliveryId: string }): Promise<void> => {
    for (const decision of decisions) await house.tell(delivery, deliveryId, decision(), { kind: 'recipient', id: ben })
  }
/** Somebody who was asked whether they want messages, and what they have said. */
const invited =
  (...answers: readonly ((address: string) => Answering)[]): Make =>
  async ({ house, ana, server, tokenFor }) => {
    const id = await house.person(ana)
    await house.tell(recipient, id, inviteRecipient({ isVerified: true }), ownerOf(ana.id))
    const { address, addressHash } = (await server.kernel.load(recipient, id)).state
    for (const answer of answers) await house.tell(recipient, id, answer(address), { kind: 'recipient', id })
    return `/d/${tokenFor('invite', id, addressHash)}`
  }
/** Somebody whose proof is a code, on the page that asks for it. */
const byCode: Make = async (world) => {
  const { house, story, ana } = world
  const mia = await house.person(ana, { name: 'Mia' })
  await house.tell(recipient, mia, setVerification({ method: 'otp', secretHash: '' }), ownerOf(ana.id))
  const { deliveryId, token } = await story.mailed(ana, await story.delivering(ana, { people: [mia] }), mia)
  await house.tell(delivery, deliveryId, openDelivery(), { kind: 'recipient', id: mia })
  return `/d/${token}`
}
const replaced: Make = async (world) => {
  const link = await world.delivered()
  const { kernel } = world.server
  const later = new Date(Date.parse(kernel.clock.now()) + 1).toISOString()
  const one = { messageId: link.messageId, recipientId: world.ben, attempt: 2, mailId: newId() }
  await world.house.tell(
    delivery,
    link.deliveryId,
    reissueLink({ nonce: newId(), by: 'admin' }),
    ownerOf(world.ana.id),
    later,
  )
  await world.house.tell(delivery, link.deliveryId, beginLink(one))
  await world.house.tell(delivery, link.deliveryId, acceptLink({ ...one, smtpCode: 250, acceptedAt: later }))
  return `/d/${link.token}`
}
const trusted =
  (isAsked: boolean): Make =>
  async ({ house, tokenFor }) => {
    const author = await house.author()
    return `/trusted/${tokenFor('trusted', author.id, await house.contact(author, { isAsked }))}`
  }
const confirming =
  (isGiven: boolean): Make =>
  async ({ house, ben, nora, delivered: deliver, server }) => {
    const { deliveryId } = await deliver()
    const reader = { kind: 'recipient', id: ben } as const
    await house.tell(delivery, deliveryId, openDelivery(), reader)
    await house.tell(delivery, deliveryId, requestConfirmation({ hasContacts: true }), reader)
    if (isGiven) await house.tell(delivery, deliveryId, giveConfirmation({ n: 1 }), { kind: 'contact', id: nora })
    return `/trusted/${confirmTokenOf(server.kernel, deliveryId, nora, 1)}/confirm-access`
  }
const proposing =
  (by: 'nobody' | 'them' | 'another'): Make =>
  async ({ house, story, ana, ben, nora, server }) => {
    const id = await story.unreached(ana, await story.delivering(ana, { people: [ben] }), ben)
    const contactId = by === 'them' ? nora : newId()
    const facts = { contactId, address: 'ben@else.example', whose: 'nobody', opensAlone: false } as const
    const decision = proposeAddress({ ...facts, hasOthers: true })
    if (by !== 'nobody') await house.tell(delivery, id, decision, { kind: 'contact', id: contactId })
    const { state } = await server.kernel.load(delivery, id)
    return `/trusted/${proposeTokenOf(server.kernel, id, nora, state)}/propose-address`
  }
const announcing =
  (isAnnounced: boolean): Make =>
  async ({ server, house, story, ana, nora }) => {
    const { waiting, announce, pageOf } = occasionsIn(server, house, story)
    const id = await waiting(ana, [nora])
    if (isAnnounced) await announce(id, nora)
    return `${pageOf(id, nora)}/announce`
  }
const asked =
  (stage: 'asked' | 'declined' | 'told'): Make =>
  async ({ house, server }) => {
    const { browser } = await house.author()
    const id = newId()
    await browser.ask('POST', '/api/stories', { storyId: id, question: 'Who made you laugh?', to: { name: 'Joseph' } })
    if (stage === 'declined') await house.tell(storyStream, id, declineStory({ scope: 'question' }))
    if (stage === 'told')
      await house.tell(storyStream, id, tellStory({ words: 'The lamp.', mayShare: true, hasArrived: false }))
    return `/story/${tokenOfStory(server.kernel, id, stage === 'told' ? 2 : 1)}`
  }
const subscribed = async ({ server }: World): Promise<string> => {
  const email = freshAddress('nell')
  await server.browser().ask('POST', '/api/newsletter/subscribe', { email, source: 'footer', afterMs: 5_000 })
  return subscriberIdOf(server.kernel, email)
}

/** Every page behind a mailed link, by its route, at each stage that has forms of its own. */
export const mailedPages: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  '/d/:token': {
    'nobody has opened it': delivered(said()),
    'it asks for the passcode': delivered(said(openDelivery)),
    'they cannot get in': delivered(said(openDelivery), '?help=1'),
    'it asks for a code': byCode,
    'they said no': delivered(said(declineDelivery)),
    'they said that it is not them': delivered(said(notMe)),
    'there is a newer link': replaced,
    'they were asked': invited(),
    'they said yes': invited(() => consentRecipient(about)),
    'they said no to being asked': invited(() => declineRecipient()),
    'it reached somebody else': invited((address) => reportWrongPerson({ ...about, address })),
  },
  // These lead on to a delivery's page, and ask nothing.
  '/shared/:token': {},
  '/d/:token/letters': {},
  '/d/:token/own-address': {
    'a guardian is asked': async ({ house, story, ana, server }) => {
      const id = await house.person(ana, { name: 'Sophie', isChild: true, birthday: bornYearsAgo(19) })
      await story.scheduled(ana, { people: [id] })
      return `/d/${guardianTokenOf(server.kernel, (await server.kernel.load(recipient, id)).state)}/own-address`
    },
  },
  '/check/:token': {
    'its author was asked': async ({ story, ana, ben, tokenFor }) =>
      `/check/${tokenFor('check', await story.noticed(ana, { people: [ben] }), 1)}`,
    'to end it': async ({ story, ana, ben, tokenFor }) =>
      `/check/${tokenFor('check', await story.noticed(ana, { people: [ben] }), 1)}?do=cancel`,
    'it has begun': async ({ story, ana, ben, tokenFor }) =>
      `/check/${tokenFor('check', await story.claimed(ana, { people: [ben] }), 1)}?do=recall`,
  },
  '/here/:token': {
    'somebody waits for them': async ({ house, tokenFor }) => {
      const { author, contactId } = await reporterOf(house)
      const please = askToWait({ contactId, days: 30, reason: 'unsure', lastSignAt: '' })
      await house.tell(life, author.id, please, { kind: 'contact', id: contactId })
      return `/here/${tokenFor('here', author.id)}`
    },
  },
  '/wishes/:token': {
    'they may ask to read them': async ({ house, tokenFor }) => {
      const author = await house.author()
      const contactId = await house.contact(author)
      await sharedBy(house, author, 'if_unwell')
      return `/wishes/${tokenFor('wishes', author.id, contactId)}`
    },
    'they may read them': async ({ house, tokenFor }) => {
      const author = await house.author()
      const contactId = await house.contact(author)
      await sharedBy(house, author)
      return `/wishes/${tokenFor('wishes', author.id, contactId)}`
    },
  },
  '/reached/:token': {
    'it asks whether mail arrives': async ({ house, tokenFor }) =>
      `/reached/${tokenFor('reached', (await house.author()).id, 1)}`,
  },
  '/trusted/:token': {
    'they are asked to be a contact': trusted(true),
    'they have agreed': trusted(false),
    'they may report a death': async ({ house, tokenFor }) => {
      const { author, contactId } = await reporterOf(house)
      return `/trusted/${tokenFor('trusted', author.id, contactId)}`
    },
  },
  '/trusted/:token/confirm-access': { 'they are asked': confirming(false), 'they said yes': confirming(true) },
  '/trusted/:token/propose-address': {
    'they are asked': proposing('nobody'),
    'they gave one': proposing('them'),
    'another gave one': proposing('another'),
  },
  '/trusted/:token/announce': { 'it may happen': announcing(false), 'they said that it happens': announcing(true) },
  '/story/:token': {
    'they were asked': asked('asked'),
    'they said no': asked('declined'),
    'they told it': asked('told'),
  },
  '/newsletter/confirm/:token': {
    'they typed their address': async (world) =>
      `/newsletter/confirm/${world.tokenFor(CONFIRM, await subscribed(world))}`,
  },
  '/newsletter/u/:token': {
    'they get our letters': async (world) => `/newsletter/u/${world.tokenFor(LEAVE, await subscribed(world))}`,
  },
  '/questions/u/:token': {
    'they get questions': async ({ ana, tokenFor }) => {
      await ana.browser.ask('PUT', '/api/prompts/mine', { isOn: true })
      return `/questions/u/${tokenFor(LEAVE_PROMPTS, ana.id)}`
    },
  },
  '/waiting/u/:token': {
    'they wait for sign-ups': async ({ server, tokenFor }) => {
      const email = freshAddress('nell')
      await server.browser().ask('POST', '/api/support/waiting', { email })
      return `/waiting/u/${tokenFor(END, waitingIdOf(server.kernel, email))}`
    },
  },
}
