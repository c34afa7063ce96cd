import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'
import { sql } from '../db.ts'
import { newId } from '../ids.ts'
import { closeKernel, kernelOf, type Kernel } from '../kernel.ts'
import { newMasterKey } from '../process/settings.ts'
import { plus } from './decider.ts'
import { timeVaultOf } from './timeVault.ts'

const SOON_MS = 1_000

let server: TestServer
let other: Kernel
const stopping = new AbortController()
beforeAll(async () => {
  server = await startServer({ routers: [] })
  other = await kernelOf(server.kernel.settings, stopping.signal)
})
afterAll(async () => {
  stopping.abort()
  await other.checkpointSignals.done
  await closeKernel(other)
  await server.stop()
})

/** A key that both processes have in their memory. */
const known = async () => {
  const subject = `capsule-contents-${newId()}`
  const { kid } = await server.kernel.keyring.sealing(subject)
  expect(await other.keyring.opening(subject, kid)).toBeDefined()
  return { subject, kid }
}
const inMs = (ms: number) => plus(server.kernel.clock.now(), ms)
const vaultOf = (vaultKey: string) => {
  const { db, settings, clock } = server.kernel
  return timeVaultOf(db, { ...settings, vaultKey: Buffer.from(vaultKey, 'base64') }, clock, () => undefined)
}

test('a key that is locked away opens nothing in any process, and nothing more is sealed with it', async () => {
  const { subject, kid } = await known()
  const { timeVault, keyring } = server.kernel
  await timeVault.lock(subject, inMs(3_600_000))
  expect(await timeVault.holds(subject)).toBe(true)
  for (const each of [keyring, other.keyring])
    await vi.waitFor(async () => expect(await each.opening(subject, kid)).toBeUndefined(), SOON_MS)
  await expect(other.keyring.sealing(subject)).rejects.toThrow('sealed')
  await timeVault.lock(subject, inMs(1))
  await expect(timeVault.release(subject)).rejects.toThrow('not-yet')
})

test('once its moment has come, the same key opens in every process again', async () => {
  const { subject, kid } = await known()
  const { timeVault } = server.kernel
  await timeVault.lock(subject, inMs(-1))
  await vi.waitFor(async () => expect(await other.keyring.opening(subject, kid)).toBeUndefined(), SOON_MS)
  for (const _ of ['once', 'and again']) await timeVault.release(subject)
  await vi.waitFor(async () => expect(await other.keyring.opening(subject, kid)).toBeDefined(), SOON_MS)
  expect(await timeVault.holds(subject)).toBe(false)
})

test('neither a clock that runs ahead nor a changed row opens it', async () => {
  const { subject } = await known()
  const { db, settings, clock } = server.kernel
  await server.kernel.timeVault.lock(subject, inMs(3_600_000))
  const ahead = timeVaultOf(db, settings, { ...clock, now: () => inMs(86_400_000) }, () => undefined)
  await expect(ahead.release(subject)).rejects.toThrow('not-yet')
  await db.query(sql.typeAlias('void')`update kernel.time_vault set opens_at = now() where subject = ${subject}`)
  await expect(server.kernel.timeVault.release(subject)).rejects.toThrow(
    `VAULT_KEY does not open the key of ${subject}`,
  )
})

test('another VAULT_KEY opens nothing and destroys nothing', async () => {
  const { subject, kid } = await known()
  await server.kernel.timeVault.lock(subject, inMs(-1))
  const wrong = vaultOf(newMasterKey())
  await expect(wrong.requireOpens(subject)).rejects.toThrow('VAULT_KEY does not open')
  await expect(wrong.release(subject)).rejects.toThrow('VAULT_KEY does not open')
  await server.kernel.timeVault.requireOpens(subject)
  await server.kernel.timeVault.release(subject)
  expect(await server.kernel.keyring.opening(subject, kid)).toBeDefined()
})

test('what is erased is gone from the vault as well', async () => {
  const { subject } = await known()
  await server.kernel.timeVault.lock(subject, inMs(3_600_000))
  await server.kernel.keys.erase(subject)
  expect(await server.kernel.timeVault.holds(subject)).toBe(false)
})
