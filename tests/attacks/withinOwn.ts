import { newId } from '../../backend/kernel/ids.ts'
import { NO_PHOTO } from '../../backend/modules/scrapbooks/contract.ts'
import { head, page } from '../../backend/modules/scrapbooks/testing/thing.ts'
import { contentOf } from '../../backend/modules/recipes/testing/content.ts'
import type { Author } from '../household/household.ts'
import type { Attempt } from './intruder.ts'

/** What a recipe of Eve's would say of someone, and its first step. */
export const ofRecipe =
  (named: (id: string) => object): Attempt =>
  async ({ eve }, id) => {
    const recipeId = newId()
    await eve.browser.ask('POST', '/api/recipes', { recipeId, ...contentOf('Mine') })
    return eve.browser.ask('PATCH', `/api/recipes/${recipeId}`, { ...contentOf('Mine'), ...named(id) })
  }
export const recipeWith =
  (named: (id: string) => object): Attempt =>
  ({ eve }, id) =>
    eve.browser.ask('POST', '/api/recipes', { recipeId: newId(), ...contentOf('Mine'), ...named(id) })
export const cookedBy = (personId: string) => ({ about: { ...contentOf('').about, cook: { name: 'Gil', personId } } })
export const steppedBy = (stepId: string) => ({ steps: [{ stepId, section: '', text: 'Stir.', minutes: null }] })

const ownTree = async ({ browser }: Author): Promise<string> => {
  const treeId = newId()
  await browser.ask('POST', '/api/trees', { treeId, title: 'Mine' })
  return treeId
}
/** In a tree of Eve's own, made a moment ago. */
export const ofTree =
  (what: string, body: (id: string) => object): Attempt =>
  async ({ eve }, id) => {
    const treeId = await ownTree(eve)
    return eve.browser.ask('POST', `/api/trees/${treeId}/${what}`, body(id))
  }
/** And of someone in it. */
export const ofPerson =
  (what: string, body: (id: string) => object, method = 'POST'): Attempt =>
  async ({ eve }, id) => {
    const treeId = await ownTree(eve)
    const person = { personId: newId(), given: 'Mine', surname: '' }
    const { json } = await eve.browser.ask('POST', `/api/trees/${treeId}/people`, person)
    const path = `/api/trees/${treeId}/records/${(json as { id: string }).id}/${what}`
    return eve.browser.ask(method, path, body(id))
  }

export const headOf = (openerId: string) => ({ title: 'Mine', day: '2060-01-01', zone: 'UTC', openerIds: [openerId] })
export const capsuleOf = (capsuleId: string, openerId: string) => ({ capsuleId, ...headOf(openerId) })
/** In a capsule of Eve's own, begun a moment ago. */
export const ofCapsule =
  (what: string, body: (id: string) => object, method = 'POST'): Attempt =>
  async ({ eve }, id) => {
    const capsuleId = newId()
    await eve.browser.ask('POST', '/api/capsules', capsuleOf(capsuleId, eve.id))
    const path = `/api/capsules/${capsuleId}${what === '' ? '' : `/${what}`}`
    return eve.browser.ask(method, path, body(id), { 'If-Match': '*' })
  }

/** In a book of Eve's own, begun a moment ago. */
export const ofBook =
  (method: string, what: (id: string) => string, body: (id: string) => object): Attempt =>
  async ({ eve }, id) => {
    const scrapbookId = newId()
    await eve.browser.ask('POST', '/api/scrapbooks', { scrapbookId, ...head })
    return eve.browser.ask(method, `/api/scrapbooks/${scrapbookId}/${what(id)}`, body(id))
  }
const showing = (itemId: string) => ({
  version: 0,
  content: { ...page, layout: 'one', slots: [{ ...NO_PHOTO, itemId }] },
})
const posted = (what: string, body: (id: string) => object) => ofBook('POST', () => what, body)
/** Places in the body of a book's routes where a memory or a page is named. */
export const BOOKS: Readonly<Record<string, Attempt>> = {
  'PUT /api/scrapbooks/:id/pages/:page content': ofBook('PUT', () => `pages/${newId()}`, showing),
  'POST /api/scrapbooks/:id/fill itemIds': posted('fill', (id) => ({ itemIds: [id] })),
  'POST /api/scrapbooks/:id/move pageId': posted('move', (pageId) => ({ pageId, beforeId: null })),
  'POST /api/scrapbooks/:id/move beforeId': posted('move', (id) => ({ pageId: newId(), beforeId: id })),
  'POST /api/scrapbooks/:id/take-out pageIds': posted('take-out', (id) => ({ pageIds: [id] })),
}
