import { MockActivityEnvironment } from '@temporalio/testing'
import type { WorkflowClient } from '@temporalio/client'
import { expect, test } from 'vitest'
import { plus, type Decision } from '../../backend/kernel/log/decider.ts'
import { account, type Account } from '../../backend/modules/accounts/account.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { pauseLife } from '../../backend/modules/life/decide/pause.ts'
import { askCode, reportDeath } from '../../backend/modules/life/decide/report.ts'
import { life } from '../../backend/modules/life/life.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../tests/household/household.ts'
import { aheadBy, skewsN } from '../../tests/household/jumped.ts'
import { planBy } from '../../tests/household/lifePlan.ts'
import { open } from './open.ts'
import { watching } from './watch.ts'

const { server, house } = aHouse()

/** Runs that the sweep would start; it starts none here. */
const missing = async (): Promise<readonly string[]> => {
  const lives = open(server.kernel, {} as WorkflowClient).find(({ type }) => type === 'watchLife')
  return ((await lives?.find()) ?? []).map(({ workflowId }) => workflowId)
}
const lookedAt = async ({ id }: Author) =>
  new MockActivityEnvironment().run(watching(server.kernel).loadLife, `life-${id}`)
const happens = ({ id }: Author, event: AccountsEvent) => {
  const decision: Decision<Account, AccountsEvent> = () => [event]
  return house.tell(account, id, decision)
}

test('a life is watched from its plan on, also while its account is suspended, until that is erased', async () => {
  const ana = await house.author()
  const stream = `life-${ana.id}`
  expect(await missing()).not.toContain(stream)
  expect(await lookedAt(ana)).toMatchObject({ isClosed: true })
  await planBy(house, ana, null)
  expect(await missing()).toContain(stream)
  await happens(ana, { type: 'AccountSuspended', data: { reason: 'asked', by: ana.id } })
  expect(await missing()).toContain(stream)
  expect(await lookedAt(ana)).toMatchObject({ isClosed: false, next: { step: 'ask' } })
  const erasedAt = server.kernel.clock.now()
  await happens(ana, { type: 'AccountErased', data: { erasedAt, addressHashes: [] } })
  expect(await missing()).not.toContain(stream)
  expect(await lookedAt(ana)).toMatchObject({ isClosed: true })
})

const away = async (ana: Author) => {
  await planBy(house, ana, null)
  const until = plus(server.kernel.clock.now(), 9 * server.kernel.clock.dayMs)
  await house.tell(life, ana.id, pauseLife({ until }), ownerOf(ana.id))
}
const reported = async (ana: Author) => {
  const contactId = await house.contact(ana)
  await planBy(house, ana, 1)
  const by = { kind: 'contact', id: contactId } as const
  await house.tell(life, ana.id, askCode({ contactId, nonce: contactId }), by)
  await house.tell(life, ana.id, reportDeath({ contactId, isRight: true }), by)
}

test.each([
  ['ask', 'askQuestion', (ana: Author) => planBy(house, ana, null)],
  ['conclude', 'presumeLife', (ana: Author) => planBy(house, ana, null)],
  ['end a pause', 'resumeLife', away],
  ['end the days to object', 'endChallenge', reported],
] as const)('a worker whose clock has jumped ahead does not %s, and says so', async (_, step, begin) => {
  const ana = await house.author()
  await begin(ana)
  const { kernel } = server
  const { revision } = await kernel.load(life, ana.id)
  const alertsN = await skewsN()
  const jumped = watching(aheadBy(kernel, 400))
  await new MockActivityEnvironment().run(jumped[step], `life-${ana.id}`, kernel.clock.now())
  expect((await kernel.load(life, ana.id)).revision).toBe(revision)
  expect(await skewsN()).toBeGreaterThan(alertsN)
})
