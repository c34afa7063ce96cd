import * as v from 'valibot'
import type { Answer, Browser } from '../../../backend/kernel/testing/browser.ts'
import { freshAddress } from '../../../backend/modules/accounts/testing/visitor.ts'
import { withdrawInvitation } from '../../../backend/modules/families/decide/invite.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { invitationTokenOf } from '../../../backend/modules/families/links.ts'
import { endShareLink } from '../../../backend/modules/shares/decide/link.ts'
import { share } from '../../../backend/modules/shares/share.ts'
import { endQuestion } from '../../../backend/modules/stories/decide/ask.ts'
import { takeBack, declineStory } from '../../../backend/modules/stories/decide/tell.ts'
import { pageProofs, tokenOfStory } from '../../../backend/modules/stories/link.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import { afterReading } from '../../household/press.ts'
import { press } from '../walk/ways.ts'
import type { Place } from './place.ts'
import { person } from './of/trees.ts'
import { albumOf, filmed } from './of/vault.ts'
import { invitation, link, question, told, linkTo } from './things.ts'

/** A link that leads somewhere, how it is ended, and what whoever has opened its page asks for. */
type Held = {
  readonly end: () => Promise<unknown>
  readonly open: (browser: Browser) => Promise<() => Promise<Answer>>
}
/** The family is not asked: whoever has the link may, until it ends. */
export type LinkRow = {
  readonly route: string
  readonly hold: (place: Place) => Promise<Held>
  /** What is said by a link that has ended. */
  readonly over: string
}
const Page = v.object({ nonce: v.string() })
const nonceOf = async (browser: Browser, path: string): Promise<string> => {
  const { json } = await browser.ask('GET', path)
  return v.is(Page, json) ? json.nonce : 'none'
}

/** For what needs nothing of the page. */
const at =
  (send: (browser: Browser) => Promise<Answer>): Held['open'] =>
  (browser) =>
    Promise.resolve(() => send(browser))

const invited = async (place: Place) => {
  const { server, house, familyId, by } = place
  const invitationId = await invitation(place, 'viewer', freshAddress('nell'))
  const end = () => house.tell(family, familyId, withdrawInvitation({ invitationId }), by('owner'))
  return { token: invitationTokenOf(server.kernel, familyId, invitationId), end }
}
const answering = (word: string): LinkRow => ({
  route: `POST /api/invitations/:token/${word}`,
  over: 'invitation-over',
  hold: async (place) => {
    const held = await invited(place)
    const path = `/api/invitations/${held.token}`
    const open: Held['open'] = async (browser) => {
      const read = nonceOf(browser, path)
      await read
      return () =>
        afterReading(
          () => read,
          (nonce) => browser.ask('POST', `${path}/${word}`, { nonce }),
        )
    }
    return { end: held.end, open }
  },
})
const invitations: readonly LinkRow[] = [
  {
    route: 'GET /api/invitations/:token',
    over: 'invitation-over',
    hold: async (place) => {
      const held = await invited(place)
      return { end: held.end, open: at(({ ask }) => ask('GET', `/api/invitations/${held.token}`)) }
    },
  },
  answering('decline'),
  answering('not-me'),
]

type Stage = 'asked' | 'declined' | 'told'
/** A question's link, whose question somebody withdraws; a told story is taken back by whoever told it. */
const asked = async (place: Place, stage: Stage) => {
  const { server, house } = place
  const id = await (stage === 'told' ? told(place, 'owner', true) : question(place, 'owner'))
  if (stage === 'declined') await house.tell(story, id, declineStory({ scope: 'family' }))
  const end = () => house.tell(story, id, stage === 'told' ? takeBack() : endQuestion())
  // Whoever told it has the link that came in the place of the first.
  return { token: tokenOfStory(server.kernel, id, stage === 'told' ? 2 : 1), end }
}
const byForm = (act: string, stage: Stage, fields: Readonly<Record<string, string>> = {}): LinkRow => ({
  route: `POST /story/:token/${act}`,
  over: '410',
  hold: async (place) => {
    const held = await asked(place, stage)
    const page = `/story/${held.token}`
    return { end: held.end, open: at((browser) => press(browser, page, `${page}/${act}`, fields)({})) }
  },
})
const byScript = (act: string, stage: Stage, body: object = {}): LinkRow => ({
  route: `POST /api/story/:token/${act}`,
  over: 'link-over',
  hold: async (place) => {
    const held = await asked(place, stage)
    const nonce = pageProofs(place.server.kernel.settings).issue(held.token)
    const open = at(({ ask }) => ask('POST', `/api/story/${held.token}/${act}`, { nonce, ...body }))
    return { end: held.end, open }
  },
})
const reading = (route: string, over: string, headers: Readonly<Record<string, string>> = {}): LinkRow => ({
  route,
  over,
  hold: async (place) => {
    const held = await asked(place, 'told')
    const path = route.replace('GET ', '').replace(':token', held.token)
    return { end: held.end, open: at(({ ask }) => ask('GET', path, undefined, headers)) }
  },
})
const words = { words: 'By the gate.' }
const questions: readonly LinkRow[] = [
  reading('GET /story/:token', '410', { Accept: 'text/html' }),
  reading('GET /api/story/:token/play', 'link-over'),
  reading('GET /api/story/:token/peaks', 'link-over'),
  byForm('tell', 'asked', words),
  byForm('decline', 'asked', { scope: 'question' }),
  byForm('undo', 'declined'),
  byForm('not-me', 'asked'),
  byForm('take-back', 'told'),
  byScript('recording', 'asked'),
  byScript('tell', 'asked', words),
  byScript('take-back', 'told'),
]

/** Of a link that was opened with its page's nonce, unless it is opened by what is asked for. */
const shared = (
  route: string,
  send: (browser: Browser, path: string, storyId: string, nonce: string) => Promise<Answer>,
  isOpened = true,
): LinkRow => ({
  route,
  over: 'gone',
  hold: async (place) => {
    const { server, house } = place
    const id = await link(place, 'owner', true)
    const path = `/api/shared/${server.kernel.capabilities.issue('share', id, 1)}`
    const storyId = (await server.kernel.load(share, id)).state.things[0]?.id ?? ''
    const open: Held['open'] = async (browser) => {
      const nonce = await nonceOf(browser, path)
      if (isOpened) await browser.ask('POST', `${path}/open`, { nonce })
      return () => send(browser, path, storyId, nonce)
    }
    return { end: () => house.tell(share, id, endShareLink()), open }
  },
})
/** The same of a link to an album with a film. */
const sharedAlbum = (
  route: string,
  send: (browser: Browser, path: string, albumId: string, itemId: string) => Promise<Answer>,
): LinkRow => ({
  route,
  over: 'gone',
  hold: async (place) => {
    const { server, house } = place
    const itemId = await filmed(place, 'owner')
    const albumId = await albumOf(place, 'owner', [itemId])
    const id = await linkTo(place, 'owner', { kind: 'album', id: albumId })
    const path = `/api/shared/${server.kernel.capabilities.issue('share', id, 1)}`
    const open: Held['open'] = async (browser) => {
      await browser.ask('POST', `${path}/open`, { nonce: await nonceOf(browser, path) })
      return () => send(browser, path, albumId, itemId)
    }
    return { end: () => house.tell(share, id, endShareLink()), open }
  },
})
/** A link to a branch of a tree, which is drawn. */
const sharedBranch: LinkRow = {
  route: 'GET /api/shared/:token/items/:kind/:id/drawing',
  over: 'gone',
  hold: async (place) => {
    const { server, house } = place
    const [, personId = ''] = (await person(place)).split(' ')
    const id = await linkTo(place, 'owner', { kind: 'branch', id: personId })
    const path = `/api/shared/${server.kernel.capabilities.issue('share', id, 1)}`
    const open: Held['open'] = async (browser) => {
      await browser.ask('POST', `${path}/open`, { nonce: await nonceOf(browser, path) })
      return () => browser.ask('GET', `${path}/items/branch/${personId}/drawing`)
    }
    return { end: () => house.tell(share, id, endShareLink()), open }
  },
}
const shares: readonly LinkRow[] = [
  sharedBranch,
  sharedAlbum('GET /api/shared/:token/items/:kind/:id', ({ ask }, path, id) => ask('GET', `${path}/items/album/${id}`)),
  sharedAlbum('GET /api/shared/:token/media/:kind/:id/of/:childId/:part', ({ ask }, path, id, childId) =>
    ask('GET', `${path}/media/album/${id}/of/${childId}/preview`),
  ),
  shared('GET /api/shared/:token', ({ ask }, path) => ask('GET', path), false),
  shared('POST /api/shared/:token/open', ({ ask }, path, _id, nonce) => ask('POST', `${path}/open`, { nonce }), false),
  shared('GET /api/shared/:token/items', ({ ask }, path) => ask('GET', `${path}/items`)),
  shared('GET /api/shared/:token/media/:kind/:id/:part', ({ ask }, path, id) =>
    ask('GET', `${path}/media/story/${id}/play`),
  ),
  shared('POST /api/shared/:token/viewed', ({ ask }, path, id) => ask('POST', `${path}/viewed`, { kind: 'story', id })),
]

export const links: readonly LinkRow[] = [...invitations, ...questions, ...shares]
