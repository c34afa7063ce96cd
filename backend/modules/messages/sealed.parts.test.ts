import { Client } from 'pg'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { expect, inject, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'

const { server, house, story } = aHouse()

/** Every row of every table of a database, as text; bytes as hexadecimal. */
const everythingIn = async (url: string): Promise<{ tables: string[]; text: string }> => {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ table: string }>(`
    select format('%I.%I', table_schema, table_name) as "table" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  let text = ''
  for (const { table } of rows) {
    const all = await client.query<{ row: string }>(`select t::text as row from ${table} t`)
    text += all.rows.map(({ row }) => row).join('\n')
  }
  await client.end()
  return { tables: rows.map(({ table }) => table), text }
}
const formsOf = (word: string) => [
  word,
  Buffer.from(word).toString('hex'),
  // Base64 of a text inside another shows only where it happens to be aligned: without its edges it does.
  ...[0, 1, 2].map((shift) =>
    Buffer.from(`${' '.repeat(shift)}${word}`)
      .toString('base64')
      .slice(4, -4),
  ),
]

test('titles, letters, spoken words, names and addresses lie sealed in every table and event', async () => {
  const [title, body, spoken, name, address, hint] = [
    'canarytitle',
    'canaryletter',
    'canaryspoken',
    'canaryname',
    'canaryaddress',
    'canaryhint',
  ]
  const ana = await house.author()
  const ben = await house.person(ana, { name: `${name} Hale`, address: `${address}@hale.example` })
  await house.prove(ana, ben, `${hint} and more`)
  const messageId = newId()
  const mediaId = await house.recording(ana, messageId)
  const told = { messageId, mediaIds: [mediaId], transcripts: { [mediaId]: `[0:01] And ${spoken} it was` } }
  const telling = { title: `${title} for you`, body: `Dear ${body}, dear`, people: [ben], ...told }
  const id = await story.delivered(ana, telling)
  await story.mailed(ana, id, ben)

  const own = await everythingIn(server.kernel.settings.databaseUrl)
  expect(own.tables).toEqual(expect.arrayContaining(['messages.messages', 'kernel.keyring', 'deliveries.deliveries']))
  const log = new URL(inject('postgresUrl'))
  log.pathname = '/events'
  const events = await everythingIn(log.toString())
  // What is looked for can be found: the ids are there, and the words are what their reader gets.
  for (const { text } of [own, events]) expect(text.includes(id) || text.includes(id.replaceAll('-', ''))).toBe(true)
  expect((await ana.browser.ask('GET', `/api/messages/${id}`)).json).toMatchObject({
    content: { title: telling.title, body: telling.body },
    media: [{ transcript: telling.transcripts[mediaId] }],
  })
  for (const word of [title, body, spoken, name, address, hint])
    for (const form of formsOf(word ?? ''))
      for (const { text } of [own, events]) expect(text.includes(form), `${word} as ${form}`).toBe(false)
})
