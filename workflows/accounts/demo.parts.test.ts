import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { beginDemo, endDemo } from '../../backend/modules/accounts/decide/demo.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { demoId } from '../kernel/demo.ts'
import { demoLettersReactor } from '../messages/demo.ts'
import { demoPeopleReactor } from '../recipients/demo.ts'
import { erasingAccounts } from './erase.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

const begin = async () => {
  const { kernel } = server
  const accountId = newId()
  const opening = beginDemo({ accountId, email: `demo-${accountId}@demo.invalid` })
  const { state } = await kernel.handle(account, accountId, opening, freshCommand(kernel))
  return { accountId, stream: `account-${accountId}`, until: state.demoUntil }
}
const leave = ({ accountId }: { accountId: string }) =>
  server.kernel.handle(account, accountId, endDemo(), freshCommand(server.kernel))

test('two people and two letters move into a demo, once', async () => {
  const { kernel } = server
  const { accountId, stream } = await begin()
  const stored = (await kernel.store.read(stream)).at(-1)
  if (!stored) throw new Error('the demo did not begin')
  const begun = await recordedOf(kernel.keyring, stored)
  const ids = { anna: demoId(accountId, 'anna'), ben: demoId(accountId, 'ben') }
  const [draft, letter] = [demoId(accountId, 'draft'), demoId(accountId, 'letter')]
  const lengths = () =>
    Promise.all(
      [`recipient-${ids.anna}`, `recipient-${ids.ben}`, `message-${draft}`, `message-${letter}`].map(
        async (each) => (await kernel.store.read(each)).length,
      ),
    )
  const fill = async () => {
    await demoLettersReactor(kernel)['account']?.act(begun)
    await demoPeopleReactor(kernel)['account']?.act(begun)
  }
  await fill()
  const once = await lengths()
  await fill()
  expect(await lengths()).toEqual(once)

  const anna = { ownerId: accountId, name: 'Anna (demo family)', verification: 'passcode' }
  expect((await kernel.load(recipient, ids.anna)).state).toMatchObject({ ...anna, address: 'anna@demo.invalid' })
  expect((await kernel.load(recipient, ids.ben)).state).toMatchObject({ ownerId: accountId, verification: 'passcode' })
  const unfinished = { ownerId: accountId, status: 'draft', recipientIds: [ids.anna] }
  expect((await kernel.load(message, draft)).state).toMatchObject(unfinished)
  const dated = { ownerId: accountId, status: 'scheduled', recipientIds: [ids.ben] }
  expect((await kernel.load(message, letter)).state).toMatchObject(dated)
})

test('a demo waits for its end, and is forgotten at once when its visitor leaves', async () => {
  const { kernel } = server
  const { loadErasure, eraseAccount, forgetAccount } = erasingAccounts(kernel)
  const demo = await begin()
  const { stream, accountId, until } = demo
  expect((await loadErasure(stream)).next).toEqual({ step: 'eraseAccount', at: until })
  expect((await eraseAccount(stream)).status).toBe('open')
  await leave(demo)
  expect((await loadErasure(stream)).next).toMatchObject({ step: 'forgetAccount' })
  expect(await forgetAccount(stream)).toMatchObject({ status: 'erased', isClosed: true })
  expect((await kernel.load(account, accountId)).state.email).toBe(ERASED)
})
