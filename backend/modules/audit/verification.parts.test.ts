import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import { encode } from '../../kernel/log/codec.ts'
import { keyringOf } from '../../kernel/log/keyring.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { renumber } from '../../../tests/support/overwrite.ts'
import { verify } from './verification.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

/** An event as it was stored before its id was in its hash, with a sealed field. */
const storedBefore = async () => {
  const [id, eventId, type] = [newId(), newId(), 'RecipientNamed']
  const stream = `recipient-${id}`
  const { keyring, store, clock } = server.kernel
  const data = encode({ name: 'Quillwort' }, ['name'], id, await keyring.sealing(id), { stream, type, eventId })
  const ids = { correlationId: id, causationId: id, commandId: id, commandHash: '' }
  const { at, dayMs, by } = clock.context({ kind: 'account', id })
  const metadata = { actor: by, ...ids, at, dayMs, clock: 'real', schema: 1, audience: id, prevHash: '' }
  await store.append(stream, undefined, [{ id: eventId, type, data, metadata }])
  return { stream, eventId }
}

test('opens what is sealed, also where the hash does not cover the id, and names what stays shut', async () => {
  const { stream, eventId } = await storedBefore()
  expect(await verify(server.kernel, stream)).toMatchObject({ ok: true, events: 1 })
  await renumber(inject('postgresUrl'), { stream, revision: 0, eventId: newId() })
  expect(await verify(server.kernel, stream)).toMatchObject({
    ok: false,
    firstBad: { stream, revision: 0, reason: 'closed' },
  })
  await renumber(inject('postgresUrl'), { stream, revision: 0, eventId })
  expect(await verify(server.kernel, stream)).toMatchObject({ ok: true })
})

test('names what a key that was damaged keeps shut', async () => {
  const { db } = server.kernel
  const { stream } = await storedBefore()
  const subject = stream.slice('recipient-'.length)
  const row = sql.fragment`kernel.keyring set wrapped_key = set_byte(wrapped_key, 20, get_byte(wrapped_key, 20) # 1)`
  const damage = () => db.query(sql.typeAlias('void')`update ${row} where subject = ${subject}`)
  await damage()
  // What this process remembers of it opens still: another one reads what is there.
  const elsewhere = await verify({ ...server.kernel, keyring: keyringOf(db, server.kernel.settings.masterKey) }, stream)
  expect(elsewhere).toMatchObject({ ok: false, firstBad: { stream, revision: 0, reason: 'closed' } })
  await damage()
  expect(await verify(server.kernel, stream)).toMatchObject({ ok: true })
})
