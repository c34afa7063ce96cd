import { confirmTokenOf } from '../../../backend/modules/deliveries/confirmers.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { proposeTokenOf } from '../../../backend/modules/deliveries/proposers.ts'
import { guardianTokenOf } from '../../../backend/modules/recipients/guardianLink.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { PASSCODE } from '../../household/household.ts'
import { bornYearsAgo } from '../../support/born.ts'
import { ask, press, type Way } from './ways.ts'
import type { World } from './world.ts'

/** What whoever holds a link does with it, before or after the proof. */
const byReader =
  (act: string, isUnlocked = false, body: object = {}) =>
  async ({ delivered, post, unlocked, server }: World): Promise<Way> => {
    const link = await delivered()
    const browser = isUnlocked ? await unlocked(link) : server.browser()
    if (!isUnlocked && act !== 'open') await post(browser, link, 'open')
    return { of: `delivery-${link.deliveryId}`, send: (key) => post(browser, link, act, body, key) }
  }
const byAuthor =
  (act: string, body: unknown = {}) =>
  async ({ delivered, ana }: World): Promise<Way> => {
    const { deliveryId } = await delivered()
    return {
      of: `delivery-${deliveryId}`,
      send: ask(ana.browser, 'POST', `/api/deliveries/${deliveryId}/${act}`, body),
    }
  }
/** A contact's page about somebody who forgot the passcode. */
const confirming =
  (act: string) =>
  async ({ delivered, post, house, ana, server }: World): Promise<Way> => {
    const contact = await house.contact(ana, { name: 'Sam' })
    const link = await delivered()
    const browser = server.browser()
    await post(browser, link, 'open')
    await post(browser, link, 'ask-contacts')
    const page = `/trusted/${confirmTokenOf(server.kernel, link.deliveryId, contact, 1)}`
    const send = press(server.browser(), `${page}/confirm-access`, `${page}/${act}`)
    return { of: `delivery-${link.deliveryId}`, send }
  }
/** A contact's page about somebody whom no mail reaches. */
const proposing =
  (act: string, fields: Readonly<Record<string, string>>) =>
  async ({ story, house, ana, ben, server }: World): Promise<Way> => {
    const contact = await house.contact(ana, { name: 'Sam' })
    const id = await story.unreached(ana, await story.delivering(ana, { people: [ben] }), ben)
    const { state } = await server.kernel.load(delivery, id)
    const page = `/trusted/${proposeTokenOf(server.kernel, id, contact, state)}`
    return { of: `delivery-${id}`, send: press(server.browser(), `${page}/propose-address`, `${page}/${act}`, fields) }
  }

/** A guardian's page about a child who will be grown up. */
const guardian = async ({ house, story, ana, server }: World): Promise<Way> => {
  const id = await house.person(ana, { name: 'Sophie', isChild: true, birthday: bornYearsAgo(19) })
  await story.scheduled(ana, { people: [id] })
  const page = `/d/${guardianTokenOf(server.kernel, (await server.kernel.load(recipient, id)).state)}/own-address`
  return { of: `recipient-${id}`, send: press(server.browser(), page, page, { address: 'sophie@else.example' }) }
}

export const readers: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/d/:token/open': byReader('open'),
  'POST /api/d/:token/code': byReader('code'),
  'POST /api/d/:token/unlock': byReader('unlock', false, { answer: PASSCODE }),
  'POST /api/d/:token/decline': byReader('decline'),
  'POST /api/d/:token/decline-all': byReader('decline-all'),
  'POST /api/d/:token/undo': byReader('undo'),
  'POST /api/d/:token/not-me': byReader('not-me'),
  'POST /api/d/:token/its-me': async (world) => {
    const link = await world.delivered()
    const browser = world.server.browser()
    await world.post(browser, link, 'not-me')
    return { of: `delivery-${link.deliveryId}`, send: (key) => world.post(browser, link, 'its-me', {}, key) }
  },
  'POST /api/d/:token/help': byReader('help'),
  'POST /api/d/:token/ask-contacts': byReader('ask-contacts'),
  'POST /api/d/:token/reissue': byReader('reissue'),
  'POST /api/d/:token/resend': byReader('resend'),
  'POST /api/d/:token/play': async (world) => {
    const link = await world.delivered()
    const browser = await world.unlocked(link)
    const body = { mediaId: link.mediaId, quarter: 1 }
    return { of: `delivery-${link.deliveryId}`, send: (key) => world.post(browser, link, 'play', body, key) }
  },
  'POST /api/d/:token/download': byReader('download', true),
  'POST /api/d/:token/thanks': byReader('thanks', true),
  'POST /api/d/:token/reply': byReader('reply', true, { body: 'Thank you, Nan.' }),
  'POST /api/deliveries/:id/revoke': byAuthor('revoke'),
  'POST /api/deliveries/:id/refuse-access': byAuthor('refuse-access'),
  'POST /api/deliveries/:id/use-address': byAuthor('use-address', { n: 1 }),
  'POST /api/deliveries/:id/refuse-address': byAuthor('refuse-address', { n: 1 }),
  'POST /api/admin/deliveries/:id/resend-link': async ({ delivered, admin }) => {
    const { deliveryId: id } = await delivered()
    return { of: `delivery-${id}`, send: ask(admin, 'POST', `/api/admin/deliveries/${id}/resend-link`) }
  },
  'POST /d/:token/own-address': guardian,
  'POST /trusted/:token/confirm-access': confirming('confirm-access'),
  'POST /trusted/:token/refuse-access': confirming('refuse-access'),
  'POST /trusted/:token/propose-address': proposing('propose-address', { address: 'ben@else.example' }),
  'POST /trusted/:token/support-address': proposing('support-address', { n: '1' }),
  'POST /trusted/:token/refuse-address': proposing('refuse-address', { n: '1' }),
}
