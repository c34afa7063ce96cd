import { newId } from '../../../backend/kernel/ids.ts'
import { pageProofs, tokenOfStory } from '../../../backend/modules/stories/link.ts'
import { ask, press, type Way } from './ways.ts'
import type { World } from './world.ts'

const words = 'The lamp. It went on at three.'
const question = (storyId: string) => ({ storyId, question: 'Who made you laugh?', to: { name: 'Joseph' } })

/** A question, and whoever may speak by its link. */
const asked = async ({ house, server }: World, isTold: boolean) => {
  // Each asks once: there is a limit.
  const { browser } = await house.author()
  const id = newId()
  await browser.ask('POST', '/api/stories', question(id))
  const held = (n: number) => {
    const token = tokenOfStory(server.kernel, id, n)
    return { token, nonce: pageProofs(server.kernel.settings).issue(token) }
  }
  const { token, nonce } = held(1)
  if (!isTold) return { id, browser, token, nonce }
  await server.browser().ask('POST', `/api/story/${token}/tell`, { nonce, words })
  return { id, browser, ...held(2) }
}
const byMember =
  (method: string, act: string, body: unknown = {}, isTold = true) =>
  async (world: World): Promise<Way> => {
    const { id, browser } = await asked(world, isTold)
    return { of: `story-${id}`, send: ask(browser, method, `/api/stories/${id}${act}`, body) }
  }
const byScript =
  (act: string, body: object = {}, isTold = false) =>
  async (world: World): Promise<Way> => {
    const { id, token, nonce } = await asked(world, isTold)
    return {
      of: `story-${id}`,
      send: ask(world.server.browser(), 'POST', `/api/story/${token}/${act}`, { nonce, ...body }),
    }
  }
const byForm =
  (act: string, fields: Readonly<Record<string, string>> = {}, isTold = false) =>
  async (world: World): Promise<Way> => {
    const { id, token } = await asked(world, isTold)
    return {
      of: `story-${id}`,
      send: press(world.server.browser(), `/story/${token}`, `/story/${token}/${act}`, fields),
    }
  }

export const stories: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/stories': async ({ ana }) => {
    const id = newId()
    return { of: `story-${id}`, send: ask(ana.browser, 'POST', '/api/stories', question(id)) }
  },
  'PATCH /api/stories/:id': byMember('PATCH', '', { title: 'The lamp' }),
  'DELETE /api/stories/:id': byMember('DELETE', ''),
  'POST /api/stories/:id/withdraw': byMember('POST', '/withdraw', {}, false),
  'POST /api/stories/:id/restore': byMember('POST', '/restore'),
  'POST /api/story/:token/tell': byScript('tell', { words }),
  'POST /api/story/:token/take-back': byScript('take-back', {}, true),
  'POST /story/:token/tell': byForm('tell', { words }),
  'POST /story/:token/decline': byForm('decline', { scope: 'question' }),
  'POST /story/:token/undo': byForm('undo'),
  'POST /story/:token/not-me': byForm('not-me'),
  'POST /story/:token/take-back': byForm('take-back', {}, true),
}
