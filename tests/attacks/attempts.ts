import { newId } from '../../backend/kernel/ids.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import { contentOf } from '../../backend/modules/recipes/testing/content.ts'
import { page } from '../../backend/modules/scrapbooks/testing/thing.ts'
import { pageProofs } from '../../backend/modules/stories/link.ts'
import type { Author } from '../household/household.ts'
import { things } from '../household/things.ts'
import type { Attempt, Intruder } from './intruder.ts'
import {
  BOOKS,
  capsuleOf,
  cookedBy,
  headOf,
  ofCapsule,
  ofPerson,
  ofRecipe,
  ofBook,
  ofTree,
  recipeWith,
  steppedBy,
} from './withinOwn.ts'

const NOTE = Buffer.from('It is in the blue tin.\n')
const question = { channel: 'form', topic: 'other', name: 'Ana', email: 'ana@hale.example', text: 'How long?' }
export const converse = async (browser: Browser): Promise<string> =>
  ((await browser.ask('POST', '/api/support', question)).json as { id: string }).id
export const attach = (browser: Browser, id: string, fileId: string) =>
  browser.ask('PUT', `/api/support/${id}/files/${fileId}`, NOTE, { 'Content-Type': 'text/plain' })

const upload = ({ eve }: Intruder, named: { mediaId: string; messageId: string }) => {
  const metadata = Object.entries({ ...named, purpose: 'message', type: 'audio/webm' })
  const header = metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',')
  const tus = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9', 'Upload-Metadata': header }
  return eve.browser.ask('POST', '/api/uploads', undefined, tus)
}
const say = (turnId: string) => ({ turnId, text: 'Hello' })
const share = ({ browser }: Author, { shareId = newId(), id = newId() }) =>
  browser.ask('POST', '/api/shares', { shareId, things: [{ kind: 'story', id }], title: 'Mine', mayDownload: false })
const SLICE = { startMs: 0, endMs: 3_000 }

/** Places of a new thing's id, and how Eve uses each. */
export const NEW: Readonly<Record<string, Attempt>> = {
  'POST /api/messages messageId': ({ eve }, messageId) =>
    eve.browser.ask('POST', '/api/messages', { messageId, kind: 'text', title: 'Mine' }),
  'POST /api/messages/:id/copy messageId': ({ eve, draft }, messageId) =>
    eve.browser.ask('POST', `/api/messages/${draft}/copy`, { messageId }),
  'POST /api/recipients recipientId': ({ eve }, recipientId) =>
    eve.browser.ask('POST', '/api/recipients', { recipientId, name: 'Gil', email: `${recipientId}@hale.example` }),
  'POST /api/life/contacts contactId': ({ eve }, contactId) =>
    eve.browser.ask('POST', '/api/life/contacts', { contactId, name: 'Hal', email: `${contactId}@hale.example` }),
  'POST /api/stories storyId': ({ eve }, storyId) =>
    eve.browser.ask('POST', '/api/stories', { storyId, question: 'Who made you laugh?', to: { name: 'Gil' } }),
  'POST /api/uploads mediaId': (by, mediaId) => upload(by, { mediaId, messageId: by.draft }),
  'POST /api/uploads messageId': (by, messageId) => upload(by, { mediaId: newId(), messageId }),
  'POST /api/media/:id/cut id': ({ eve, recording }, id) =>
    eve.browser.ask('POST', `/api/media/${id}/cut`, { from: recording, ...SLICE }),
  'POST /api/support/:id/messages turnId': ({ eve, conversation }, turnId) =>
    eve.browser.ask('POST', `/api/support/${conversation}/messages`, say(turnId)),
  'PUT /api/support/:id/files/:fileId fileId': ({ eve, conversation }, fileId) =>
    attach(eve.browser, conversation, fileId),
  'POST /api/d/:token/reply replyId': ({ link, token }, replyId) =>
    link.ask('POST', `/api/d/${token}/reply`, { replyId, body: 'Thank you' }),
  'POST /api/admin/support/:id/reply turnId': ({ admin, conversation }, turnId) =>
    admin.ask('POST', `/api/admin/support/${conversation}/reply`, say(turnId)),
  'POST /api/admin/support/:id/note turnId': ({ admin, conversation }, turnId) =>
    admin.ask('POST', `/api/admin/support/${conversation}/note`, say(turnId)),
  'POST /api/family/invitations invitationId': ({ eve }, invitationId) =>
    eve.browser.ask('POST', '/api/family/invitations', {
      invitationId,
      name: 'Ian',
      email: `${invitationId}@hale.example`,
      role: 'viewer',
    }),
  'POST /api/relatives relativeId': ({ eve }, relativeId) =>
    eve.browser.ask('POST', '/api/relatives', { relativeId, name: 'Jo' }),
  'POST /api/capsules/:id/contributions contributionId': ofCapsule('contributions', (contributionId) => ({
    contributionId,
    kind: 'words',
    words: 'Mine',
  })),
  'POST /api/capsules/:id/answers answerId': ofCapsule('answers', (answerId) => ({
    answerId,
    contributionId: newId(),
    words: 'Mine',
  })),
  'PUT /api/scrapbooks/:id/pages/:page page': ofBook(
    'PUT',
    (id) => `pages/${id}`,
    () => ({ version: 0, content: page }),
  ),
  'POST /api/scrapbooks/:id/pdf pdfId': ofBook(
    'POST',
    () => 'pdf',
    (pdfId) => ({ pdfId }),
  ),
  'POST /api/shares shareId': ({ eve }, shareId) => share(eve, { shareId }),
  'POST /api/admin/backups backupId': ({ admin }, backupId) => admin.ask('POST', '/api/admin/backups', { backupId }),
  'POST /api/recipes/import recipes': ({ eve }, recipeId) =>
    eve.browser.ask('POST', '/api/recipes/import', { recipes: [{ recipeId, ...contentOf('Mine') }] }),
  'POST /api/trees/:tree/people personId': ofTree('people', (personId) => ({ personId, given: 'Mine', surname: '' })),
  'POST /api/trees/:tree/records/:record/relatives newFamilyId': ofPerson('relatives', (newFamilyId) => ({
    kin: 'child',
    newFamilyId,
    person: { is: 'new', personId: newId(), given: 'Mine', surname: '' },
  })),
  'POST /api/trees/:tree/imports importId': ofTree('imports', (importId) => ({ importId, itemId: newId() })),
  ...Object.fromEntries(
    things.map(({ path, category, body }) => {
      const attempt: Attempt = ({ eve }, id) => eve.browser.ask('POST', path, body(id))
      return [`POST ${path} ${category}Id`, attempt]
    }),
  ),
}
const tellWith = ({ settings, eve, storyLink }: Intruder, mediaId: string) => {
  const nonce = pageProofs(settings).issue(storyLink)
  return eve.browser.ask('POST', `/api/story/${storyLink}/tell`, { nonce, mediaId })
}
/** Something of Eve's own, made a moment ago, and what she asks of it. */
const ofOwn =
  (kind: 'items' | 'albums', what: string, body: (id: string) => object): Attempt =>
  async ({ eve }, id) => {
    const own = newId()
    const made = kind === 'items' ? { itemId: own, text: 'Mine' } : { albumId: own, title: 'Mine' }
    await eve.browser.ask('POST', `/api/${kind}`, made)
    return eve.browser.ask('POST', `/api/${kind}/${own}/${what}`, body(id))
  }
const addWith =
  (named: (id: string) => object): Attempt =>
  ({ eve }, id) =>
    eve.browser.ask('POST', '/api/items', { itemId: newId(), text: 'Mine', ...named(id) })

/** Places in a body where something that is there is named. */
export const THERE: Readonly<Record<string, Attempt>> = {
  'PATCH /api/messages/:id mediaIds': ({ eve, draft }, id) =>
    eve.browser.ask('PATCH', `/api/messages/${draft}`, { mediaIds: [id] }),
  'PATCH /api/messages/:id recipientIds': ({ eve, draft }, id) =>
    eve.browser.ask('PATCH', `/api/messages/${draft}`, { recipientIds: [id] }),
  'PATCH /api/messages/:id transcript': ({ eve, draft }, mediaId) =>
    eve.browser.ask('PATCH', `/api/messages/${draft}`, { transcript: { mediaId, text: 'Words' } }),
  'POST /api/media/:id/cut from': ({ eve }, from) =>
    eve.browser.ask('POST', `/api/media/${newId()}/cut`, { from, ...SLICE }),
  'POST /api/d/:token/play mediaId': ({ link, token }, mediaId) =>
    link.ask('POST', `/api/d/${token}/play`, { mediaId, quarter: 1 }),
  'POST /api/d/:token/reply mediaId': ({ link, token }, mediaId) =>
    link.ask('POST', `/api/d/${token}/reply`, { body: '', mediaId }),
  'POST /api/family/current familyId': ({ eve }, familyId) =>
    eve.browser.ask('POST', '/api/family/current', { familyId }),
  'POST /api/family/ownership to': ({ eve }, to) => eve.browser.ask('POST', '/api/family/ownership', { to }),
  'POST /api/story/:token/tell mediaId': tellWith,
  // Its form has no field for it: a press without the page's nonce is none.
  'POST /story/:token/tell mediaId': ({ eve, storyLink }, mediaId) =>
    eve.browser.ask('POST', `/story/${storyLink}/tell`, { nonce: 'none', mediaId }),
  'PUT /api/kin from': ({ eve }, from) => eve.browser.ask('PUT', '/api/kin', { from, to: eve.id, kin: 'parent' }),
  'PUT /api/kin to': ({ eve }, to) => eve.browser.ask('PUT', '/api/kin', { from: eve.id, to, kin: 'parent' }),
  'DELETE /api/kin from': ({ eve }, from) => eve.browser.ask('DELETE', `/api/kin?from=${from}&to=${eve.id}`),
  'DELETE /api/kin to': ({ eve }, to) => eve.browser.ask('DELETE', `/api/kin?from=${eve.id}&to=${to}`),
  'POST /api/items about': addWith((about) => ({ about })),
  'POST /api/items mediaId': addWith((mediaId) => ({ mediaId })),
  'POST /api/items pair': addWith((pair) => ({ pair })),
  'POST /api/items/bulk ids': ({ eve }, id) =>
    eve.browser.ask('POST', '/api/items/bulk', { ids: [id], change: { bin: {} } }),
  'POST /api/items/take-home ids': ({ eve }, id) => eve.browser.ask('POST', '/api/items/take-home', { ids: [id] }),
  'POST /api/items/:id/people personIds': ofOwn('items', 'people', (id) => ({ personIds: [id] })),
  'POST /api/items/:id/people speakerId': ofOwn('items', 'people', (speakerId) => ({ personIds: [], speakerId })),
  'POST /api/items/:id/place placeId': ofOwn('items', 'place', (placeId) => ({ placeId })),
  'POST /api/albums/:id/cover itemId': ofOwn('albums', 'cover', (itemId) => ({ itemId })),
  'POST /api/albums/:id/items itemIds': ofOwn('albums', 'items', (id) => ({ itemIds: [id] })),
  'POST /api/albums/:id/items/remove itemIds': ofOwn('albums', 'items/remove', (id) => ({ itemIds: [id] })),
  'POST /api/albums/:id/move itemId': ofOwn('albums', 'move', (itemId) => ({ itemId, beforeId: null })),
  'POST /api/albums/:id/move beforeId': ofOwn('albums', 'move', (id) => ({ itemId: newId(), beforeId: id })),
  'POST /api/recipes about': recipeWith(cookedBy),
  'POST /api/recipes steps': recipeWith(steppedBy),
  'PATCH /api/recipes/:id about': ofRecipe(cookedBy),
  'PATCH /api/recipes/:id steps': ofRecipe(steppedBy),
  'POST /api/trees/:id/home recordId': ofTree('home', (recordId) => ({ recordId })),
  'POST /api/trees/:tree/people relativeId': ofTree('people', (relativeId) => ({
    personId: newId(),
    given: 'Mine',
    surname: '',
    relativeId,
  })),
  'POST /api/trees/:tree/records/:record/relatives familyId': ofPerson('relatives', (familyId) => ({
    kin: 'child',
    familyId,
    newFamilyId: newId(),
    person: { is: 'new', personId: newId(), given: 'Mine', surname: '' },
  })),
  'PUT /api/trees/:tree/records/:record/relative relativeId': ofPerson(
    'relative',
    (relativeId) => ({ relativeId }),
    'PUT',
  ),
  'POST /api/trees/:tree/records/:record/nodes/:node/sources itemId': ofPerson('nodes/0/sources', (itemId) => ({
    itemId,
  })),
  'POST /api/trees/:tree/imports itemId': ofTree('imports', (itemId) => ({ importId: newId(), itemId })),
  'POST /api/capsules openerIds': ({ eve }, id) => eve.browser.ask('POST', '/api/capsules', capsuleOf(newId(), id)),
  'PATCH /api/capsules/:id openerIds': ofCapsule('', (id) => headOf(id), 'PATCH'),
  'POST /api/capsules/:id/openers openerIds': ofCapsule('openers', (id) => ({ openerIds: [id] })),
  'POST /api/capsules/:id/contributions mediaId': ofCapsule('contributions', (mediaId) => ({
    contributionId: newId(),
    kind: 'file',
    mediaId,
  })),
  'POST /api/capsules/:id/answers contributionId': ofCapsule('answers', (contributionId) => ({
    answerId: newId(),
    contributionId,
    words: 'Mine',
  })),
  ...BOOKS,
  'POST /api/shares things': ({ eve }, id) => share(eve, { id }),
  'POST /api/shared/:token/viewed id': ({ link, token }, id) =>
    link.ask('POST', `/api/shared/${token}/viewed`, { kind: 'story', id }),
  'POST /api/account/deletion confirmed': ({ eve }, id) =>
    eve.browser.ask('POST', '/api/account/deletion', { confirmed: [id] }),
}
/** What paths name by ids, and in trees by numbers. */
const IN_PATHS = ['id', 'tree', 'record', 'import', 'node', 'content']
/** Of the path: what it names must be there, and whoever asks must be let at it. */
const inPath = (place: string): Attempt | undefined => {
  const [method = '', path = '', name = ''] = place.split(' ')
  if (!IN_PATHS.includes(name) || !path.includes(`/:${name}`) || path.startsWith('/api/admin/')) return undefined
  return ({ eve }, id) => eve.browser.ask(method, path.replace(`:${name}`, id).replaceAll(/:\w+/gu, newId), {})
}
/** How Eve uses a place where a request may name an id; nothing where only staff may. */
export const attemptOf = (place: string): Attempt | undefined => NEW[place] ?? THERE[place] ?? inPath(place)
