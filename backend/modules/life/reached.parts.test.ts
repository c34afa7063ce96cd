import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { HAND, look, press, SCANNER } from '../../../tests/household/press.ts'
import { newId } from '../../kernel/ids.ts'

const { server, house } = aHouse()

const author = async () => (await house.author()).id
const linkOf = (id: string, n = 1) => `/reached/${server.kernel.capabilities.issue('reached', id, n)}`
const typesOf = async (id: string) => (await server.kernel.store.read(`life-${id}`)).map(({ type }) => type)

test('the page asks one thing, and looking at it changes nothing', async () => {
  const id = await author()
  const { status, text } = await look(server.browser(), linkOf(id))
  expect(status).toBe(200)
  expect(text).toContain('Did our email reach you?')
  expect(text.match(/<button/g)).toHaveLength(1)
  expect(await typesOf(id)).toEqual([])
})

test('a press by a hand says that the email was read, once, and nothing else', async () => {
  const id = await author()
  const before = await server.kernel.store.read(`account-${id}`)
  const browser = server.browser()
  expect(await press(browser, linkOf(id))).toMatchObject({
    status: 200,
    text: expect.stringContaining('Our emails reach you') as string,
  })
  expect((await press(browser, linkOf(id))).status).toBe(200)
  expect(await typesOf(id)).toEqual(['MailboxProven'])
  expect(await server.kernel.store.read(`account-${id}`)).toEqual(before)
  const lives = await server.rowsOf('life.lives')
  expect(lives.find(({ accountId }) => accountId === id)).toMatchObject({ askedN: 0 })
})

test.each([
  ['a program', SCANNER, 2_000],
  ['someone who cannot have read the page', HAND, 0],
])('a press by %s is asked for once more', async (_, headers, readMs) => {
  const id = await author()
  expect((await press(server.browser(), linkOf(id), headers, readMs)).text).toContain(
    'Please press the button once more',
  )
  expect(await typesOf(id)).toEqual([])
})

test('a link of another kind, another number or nobody leads nowhere', async () => {
  const id = await author()
  const other = `/reached/${server.kernel.capabilities.issue('trusted', id, 1)}`
  for (const link of [other, linkOf(id, 2), linkOf(newId()), '/reached/abc'])
    expect(await look(server.browser(), link)).toMatchObject({
      status: 404,
      text: expect.stringContaining('This link no longer works') as string,
    })
})
