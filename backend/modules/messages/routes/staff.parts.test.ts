import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kernel/ids.ts'
import type { Browser } from '../../../kernel/testing/browser.ts'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import type { Author } from '../../../../tests/household/household.ts'

const NOTE = 'The family has written to us: wait for the certificate.'
const { server, house, story } = aHouse()
let admin: Browser
let adminId: string
let ana: Author
let id: string
beforeAll(async () => {
  ana = await house.author()
  id = await story.noticed(ana, { people: [await house.person(ana)], inDays: 20 })
  adminId = newId()
  admin = await server.signedInAs(adminId, 'admin')
})

const act = (browser: Browser, what: string, body: object) =>
  browser.ask('POST', `/api/admin/messages/${id}/${what}`, body)

describe('an admin', () => {
  test('pauses a message that is not theirs, and its author ends the pause', async () => {
    expect(await act(admin, 'pause', { days: 7 })).toMatchObject({ status: 200, json: { state: 'paused' } })
    const resumed = await ana.browser.ask('POST', `/api/messages/${id}/resume`, {})
    expect(resumed).toMatchObject({ status: 200, json: { state: 'scheduled' } })
  })

  test('notes what they found out, sealed in the log and read by admins alone', async () => {
    expect(await act(admin, 'note', { note: NOTE })).toMatchObject({ status: 200 })
    const read = await admin.ask('GET', `/api/admin/messages/${id}/notes`)
    expect(read).toMatchObject({ status: 200, json: [{ note: NOTE }] })
    const looks = await server.kernel.store.read(`admin-${adminId}`)
    expect(looks.map(({ data }) => data)).toContainEqual({ pub: { what: 'notes', of: `message-${id}` } })
    expect(await ana.browser.ask('GET', `/api/admin/messages/${id}/notes`)).toMatchObject({ status: 403 })
    const shown = await ana.browser.ask('GET', `/api/messages/${id}/timeline`)
    expect(JSON.stringify(shown.json)).not.toContain(NOTE)
    const stored = await server.kernel.store.read(`message-${id}`)
    expect(stored.filter(({ type }) => type === 'MessageNoted')).toHaveLength(1)
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toContain(NOTE)
  })

  test('cannot pause for longer than thirty days, nor what is not there', async () => {
    expect(await act(admin, 'pause', { days: 31 })).toMatchObject({ status: 400 })
    const nowhere = `/api/admin/messages/${newId()}/pause`
    expect(await admin.ask('POST', nowhere, { days: 7 })).toMatchObject({ status: 404 })
  })
})

test.each(['pause', 'note'])('%s is for admins alone', async (what) => {
  const body = what === 'pause' ? { days: 7 } : { note: NOTE }
  expect(await act(server.browser(), what, body)).toMatchObject({ status: 401 })
  expect(await act(ana.browser, what, body)).toMatchObject({ status: 403 })
  expect(await act(await server.signedInAs(newId(), 'support'), what, body)).toMatchObject({ status: 403 })
})

test('a fresh link is mailed anew by admins alone', async () => {
  const path = `/api/admin/deliveries/${newId()}/resend-link`
  expect(await ana.browser.ask('POST', path, {})).toMatchObject({ status: 403 })
  expect(await admin.ask('POST', path, {})).toMatchObject({ status: 404, json: { code: 'link-invalid' } })
})
