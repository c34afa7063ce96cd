import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { addRecipient, changeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { modules } from '../modules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [], projections: { deliveries: modules['deliveries'] ?? [] } })
})
afterAll(() => server.stop())

test('each change of a recipient is passed at once, also in a house where nothing else happens', async () => {
  const { kernel } = server
  const id = newId()
  const facts = { isZone: true, twin: undefined }
  const added = addRecipient({
    recipientId: id,
    name: 'Ben',
    address: 'b@hale.example',
    addressHash: 'h',
    zone: null,
    facts,
  })
  const names = ['Benno', 'Benjamin', 'Benny', 'Ben'].map((name) => changeRecipient({ name, facts }))
  for (const decision of [added, ...names]) {
    const { position = '' } = await kernel.handle(recipient, id, decision, freshCommand(kernel))
    expect(await kernel.checkpointSignals.passed('deliveries', position)).toBe(true)
  }
})
