import { beforeEach, describe, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import type { Author } from '../../../tests/household/household.ts'
import { look as readPage, pressForm } from '../../../tests/household/press.ts'
import { removeContact } from '../life/decide/invite.ts'
import { life } from '../life/life.ts'
import { sentences } from './contract.ts'
import { exported } from './export.ts'
import { ownerOf } from '../../../tests/household/household.ts'
import { sharedBy } from './testing/shared.ts'

const { server, house } = aHouse()
let ana: Author
let nora: string
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
})

const WORDS = 'Nothing slow. Ask Thomas.'
const linkOf = (contactId: string, of = ana.id) =>
  `/wishes/${server.kernel.capabilities.issue('wishes', of, contactId)}`
const save = (section: string, body: object = {}) =>
  ana.browser.ask('PUT', `/api/wishes/sections/${section}`, { words: WORDS, when: 'now', basedOn: null, ...body })
const publish = () => ana.browser.ask('POST', '/api/wishes/publish', {})
const look = (contactId: string) => readPage(server.browser(), linkOf(contactId))
const open = async (contactId: string) => {
  const { status, json } = await pressForm(server.browser(), linkOf(contactId), linkOf(contactId), {})
  return { status, text: String(json) }
}

describe('an author', () => {
  test('writes sections, which nobody else can read or see', async () => {
    expect(await save('service')).toMatchObject({ status: 200 })
    const { json } = await ana.browser.ask('GET', '/api/wishes')
    expect(json).toMatchObject({ version: 0, publishedAt: null, readers: ['Nora'] })
    expect((json as { sections: object[] }).sections).toContainEqual(
      expect.objectContaining({ name: 'service', words: WORDS, when: 'now', isChanged: true }),
    )
    const ben = await house.author()
    const { json: theirs } = await ben.browser.ask('GET', '/api/wishes')
    expect(JSON.stringify(theirs)).not.toContain(WORDS)
    expect(await server.browser().ask('GET', '/api/wishes')).toMatchObject({ status: 401 })
  })

  test('is told what is wrong with what they sent', async () => {
    expect(await save('songs')).toMatchObject({ status: 404 })
    expect(await save('service', { when: 'soon' })).toMatchObject({ status: 400 })
    expect(await publish()).toMatchObject({ status: 409, json: { message: sentences['wishes-empty'] } })
    expect(await ana.browser.ask('POST', '/api/wishes/review', {})).toMatchObject({
      status: 409,
      json: { message: sentences['not-published'] },
    })
    await save('service')
    expect(await save('service', { words: 'At home.' })).toMatchObject({ status: 412 })
  })

  test('takes with them what they wrote, and who read it', async () => {
    await sharedBy(house, ana)
    await open(nora)
    const { data, page } = await exported.of(server.kernel, { id: ana.id } as Parameters<typeof exported.of>[1])
    expect(data).toMatchObject({ version: 1, reads: [{ name: 'Nora' }] })
    expect(page && page.html).toContain(WORDS)
  })
})

describe('a trusted contact', () => {
  test('reads what is open by a press, which the author sees; reading the page says nothing', async () => {
    await sharedBy(house, ana)
    expect((await look(nora)).text).not.toContain(WORDS)
    expect(await ana.browser.ask('GET', '/api/wishes')).toMatchObject({ json: { reads: [] } })
    const { status, text } = await open(nora)
    expect(status).toBe(200)
    expect(text).toContain(WORDS)
    expect(await ana.browser.ask('GET', '/api/wishes')).toMatchObject({ json: { reads: [{ name: 'Nora' }] } })
  })

  test('finds nothing open before a death is confirmed', async () => {
    await sharedBy(house, ana, 'after_death')
    const { status, text } = await look(nora)
    expect(status).toBe(410)
    expect(text).toContain(sentences['wishes-closed'])
  })

  test('finds nothing open once it was taken back', async () => {
    await sharedBy(house, ana)
    await ana.browser.ask('POST', '/api/wishes/withdraw', {})
    expect(await look(nora)).toMatchObject({ status: 410 })
  })

  test('reads nothing once they are one no more, nor with a link of another author', async () => {
    await sharedBy(house, ana)
    const ben = await house.author()
    const stray = await readPage(server.browser(), linkOf(nora, ben.id))
    expect(stray.status).toBe(404)
    expect(stray.text).toContain(sentences['link-invalid'])
    await house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))
    expect(await look(nora)).toMatchObject({ status: 404 })
  })
})
