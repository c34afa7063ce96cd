import { newId } from '../../../backend/kernel/ids.ts'
import { createShareLink } from '../../../backend/modules/shares/decide/link.ts'
import { share } from '../../../backend/modules/shares/share.ts'
import { askForStory } from '../../../backend/modules/stories/decide/ask.ts'
import { tellStory } from '../../../backend/modules/stories/decide/tell.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import { ownerOf } from '../../household/household.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

/** A story of Ana's that may be shared. */
export const told = async ({ house, ana }: Pick<World, 'house' | 'ana'>): Promise<string> => {
  const storyId = newId()
  const facts = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
  const question = { storyId, familyId: ana.id, question: 'Where was the swing?', name: 'Joseph' }
  await house.tell(story, storyId, askForStory({ ...question, ...facts }), ownerOf(ana.id))
  await house.tell(story, storyId, tellStory({ words: 'By the gate.', mayShare: true, hasArrived: false }))
  return storyId
}
const terms = { title: 'The swing', mayDownload: false }
/** A link of Ana's to it. */
const linked = async (world: World): Promise<string> => {
  const shareId = newId()
  const { house, ana } = world
  const things = [{ kind: 'story', id: await told(world) }]
  const facts = { isVerified: true, hasNo: false, limit: 1, used: 0 }
  const wish = { shareId, familyId: ana.id, things, ...terms, note: '', expiresAt: undefined, passcodeHash: '' }
  await house.tell(share, shareId, createShareLink({ ...wish, facts }), ownerOf(ana.id))
  return shareId
}
const onLink =
  (method: string, act: string, body: unknown = {}) =>
  async (world: World): Promise<Way> => {
    const id = await linked(world)
    return { of: `share-${id}`, send: ask(world.ana.browser, method, `/api/shares/${id}${act}`, body) }
  }
/** Somebody with the link, and how they open it. */
const visited = async (world: World) => {
  const browser = world.server.browser()
  const id = await linked(world)
  const path = `/api/shared/${world.tokenFor('share', id, 1)}`
  const open: Way['send'] = async (key) => {
    const { nonce } = (await browser.ask('GET', path)).json as { nonce: string }
    return browser.ask('POST', `${path}/open`, { nonce }, key)
  }
  const { things } = (await world.server.kernel.load(share, id)).state
  return { browser, path, open, thing: things[0] }
}

export const shares: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/shares': async (world) => {
    const shareId = newId()
    const things = [{ kind: 'story', id: await told(world) }]
    return {
      of: `share-${shareId}`,
      send: ask(world.ana.browser, 'POST', '/api/shares', { shareId, things, ...terms }),
    }
  },
  'PATCH /api/shares/:id': onLink('PATCH', '', { title: 'The swing, twice' }),
  'DELETE /api/shares/:id': onLink('DELETE', ''),
  'POST /api/shares/:id/renew': onLink('POST', '/renew', { n: 1 }),
  'POST /api/shared/:token/open': async (world) => ({ send: (await visited(world)).open }),
  'POST /api/shared/:token/viewed': async (world) => {
    const { browser, path, open, thing } = await visited(world)
    await open({})
    return { send: ask(browser, 'POST', `${path}/viewed`, thing) }
  },
}
