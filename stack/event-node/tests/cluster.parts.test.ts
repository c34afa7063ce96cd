import { EventStoreDBClient, persistentSubscriptionToAllSettingsFromDefaults } from '@eventstore/db-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { append, withClient } from './client.ts'
import { startNode, type NodeProcess } from './node.ts'

let node: NodeProcess
beforeAll(async () => {
  node = await startNode()
})
afterAll(async () => {
  await node.stop()
})

test.each(['leader', 'follower', 'random'])(
  'a client that prefers a %s finds the node by gossip',
  async (preference) => {
    const address = `esdb+discover://${node.address}?tls=false&nodePreference=${preference}`
    const client = EventStoreDBClient.connectionString(address)
    expect(await append(client, `by ${preference}`, ['a'])).toMatchObject({ nextExpectedRevision: 0n })
    await client.dispose()
  },
)

test('persistent subscriptions to all are said to be unsupported', async () => {
  await withClient(node, async (client) => {
    await expect(
      client.createPersistentSubscriptionToAll('group', persistentSubscriptionToAllSettingsFromDefaults()),
    ).rejects.toMatchObject({ type: 'unsupported' })
  })
})
