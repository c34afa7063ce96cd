import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversations } from '../../../projections/support/conversations.ts'
import { attachedBlob, attachedFolder } from './attachedFiles.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { Conversation, FILE_BYTES, StaffConversation } from './contract.ts'
import { routes } from './routes.ts'

let server: TestServer
let sam: Browser
let samId = ''
let nell: Browser
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { support: [conversations] } })
  samId = newId()
  sam = await server.signedInAs(samId, 'support')
})
afterAll(() => server.stop())
beforeEach(() => {
  nell = server.browser()
})

const question = { channel: 'form', topic: 'print', name: 'Nell', email: 'nell@hale.example', text: 'It is torn.' }
const begun = async (by: Browser) => v.parse(Conversation, (await by.ask('POST', '/api/support', question)).json).id
const attach = (by: Browser, id: string, content: Buffer, fileId = newId()) =>
  by.ask('PUT', `/api/support/${id}/files/${fileId}`, content, { 'Content-Type': 'application/octet-stream' })
const bytes = (text: string) => Buffer.from(text, 'latin1')
const PDF = bytes('%PDF-1.7 of the torn page')
const notFound = { status: 404, json: { code: 'not-found' } }

describe('attaching a file', () => {
  test('puts it into the conversation, sealed, by what its bytes are', async () => {
    const id = await begun(nell)
    const fileId = newId()
    const file = { type: 'application/pdf', bytes: PDF.length }
    expect(await attach(nell, id, PDF, fileId)).toMatchObject({
      status: 201,
      json: { state: 'waiting_us', turns: [{}, { id: fileId, from: 'you', text: '', file }] },
    })
    const blob = await server.kernel.blobs.get(attachedBlob(id, fileId))
    expect(Buffer.concat((await blob.toArray()) as Buffer[]).includes('torn')).toBe(false)
  })

  test('twice under one id is one file, and keeps the first', async () => {
    const id = await begun(nell)
    const fileId = newId()
    await attach(nell, id, PDF, fileId)
    const again = await attach(nell, id, bytes('Something else'), fileId)
    expect(v.parse(Conversation, again.json).turns).toHaveLength(2)
    const { json } = await sam.ask('GET', `/api/admin/support/${id}/files/${fileId}`)
    expect(json).toBe(PDF.toString())
  })

  test('as large as may be is taken, one byte more is refused in words, and nothing of it is kept', async () => {
    const id = await begun(nell)
    expect(await attach(nell, id, Buffer.alloc(FILE_BYTES, 'a'))).toMatchObject({ status: 201 })
    expect(await attach(nell, id, Buffer.alloc(FILE_BYTES + 1, 'a'))).toMatchObject({
      status: 413,
      json: { code: 'attachment-too-large', message: 'Files may have up to 10 MB.' },
    })
    expect(await server.kernel.blobs.list(attachedFolder(id))).toHaveLength(1)
  })

  test.each([
    ['nothing', '', 400, 'attachment-empty'],
    ['a Word file', 'PK\x03\x04\x14\0\x06\0word/vbaProject.bin', 415, 'attachment-office'],
    ['an Excel file of before', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0Macros', 415, 'attachment-office'],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'attachment-type'],
    ['a program', 'MZ\x90\0\x03\0', 415, 'attachment-type'],
  ])('%s is refused', async (_, content, status, code) => {
    const id = await begun(nell)
    expect(await attach(nell, id, bytes(content))).toMatchObject({ status, json: { code } })
    expect(await server.kernel.blobs.list(attachedFolder(id))).toEqual([])
  })

  test('is for whoever may go on with the conversation alone', async () => {
    const id = await begun(nell)
    const ben = await server.signedInAs(newId())
    for (const stranger of [server.browser(), ben, sam]) expect(await attach(stranger, id, PDF)).toMatchObject(notFound)
    expect(await attach(nell, newId(), PDF)).toMatchObject(notFound)
    expect(await server.kernel.blobs.list(attachedFolder(id))).toEqual([])
  })
})

describe('a file at the desk', () => {
  test('is a download that no cache keeps, and each look is an entry', async () => {
    const id = await begun(nell)
    const fileId = newId()
    await attach(nell, id, bytes('A plain word'))
    await attach(nell, id, PDF, fileId)
    const { json } = await sam.ask('GET', `/api/admin/support/${id}`)
    const { ticket, turns } = v.parse(StaffConversation, json)
    expect(turns.at(-1)).toMatchObject({ id: fileId, from: 'them', file: { type: 'application/pdf' } })
    const looks = async () => (await server.kernel.store.read(`admin-${samId}`)).length
    const before = await looks()
    for (const _time of ['once', 'twice']) {
      const answer = await sam.ask('GET', `/api/admin/support/${id}/files/${fileId}`)
      expect(answer).toMatchObject({ status: 200, json: PDF.toString() })
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${ticket} file-2.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'no-store',
      })
    }
    expect(await looks()).toBe(before + 2)
    expect((await server.kernel.store.read(`admin-${samId}`)).at(-1)).toMatchObject({
      type: 'AdminViewed',
      data: { pub: { what: 'file', of: `support-${id}` } },
    })
  })

  test('is opened by support and admins alone', async () => {
    const id = await begun(nell)
    const fileId = newId()
    await attach(nell, id, PDF, fileId)
    const path = `/api/admin/support/${id}/files/${fileId}`
    expect(await nell.ask('GET', path)).toMatchObject({ status: 401 })
    for (const role of ['user', 'editor', 'genealogist'] as const)
      expect(await (await server.signedInAs(newId(), role)).ask('GET', path)).toMatchObject({ status: 403 })
    expect(await (await server.signedInAs(newId(), 'admin')).ask('GET', path)).toMatchObject({ status: 200 })
    expect(await sam.ask('GET', `/api/admin/support/${id}/files/${newId()}`)).toMatchObject(notFound)
    expect(await sam.ask('GET', `/api/admin/support/${newId()}/files/${fileId}`)).toMatchObject(notFound)
  })
})
