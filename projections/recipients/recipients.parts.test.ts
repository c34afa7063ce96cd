import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { replay } from '../../backend/kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import {
  declineRecipient,
  inviteRecipient,
  putInvitationOff,
  reportWrongPerson,
  undoDecline,
} from '../../backend/modules/recipients/decide/consent.ts'
import { giveOwnAddress, recordGuardianAsked } from '../../backend/modules/recipients/decide/ownAddress.ts'
import { addRecipient, changeRecipient, removeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { setVerification } from '../../backend/modules/recipients/decide/proof.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import type { Decide } from '../../backend/modules/recipients/decide/guards.ts'
import { modules } from '../modules.ts'
import { recipients } from './recipients.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [], projections: { recipients: modules['recipients'] ?? [] } })
})
afterAll(() => server.stop())

test('a person stands as the last event left them, also rebuilt and told twice', async () => {
  const { kernel, rowsOf } = server
  const [id, ownerId] = [newId(), newId()]
  const facts = { isZone: true, twin: undefined }
  const ben = { name: 'Ben', address: 'ben@hale.example', addressHash: 'h1', zone: null }
  const decisions = [
    addRecipient({ recipientId: id, ...ben, facts }),
    setVerification({ method: 'passcode', passcode: 'barkley', secretHash: 'hash', hint: 'Our dog' }),
    changeRecipient({
      address: 'benjamin@hale.example',
      addressHash: 'h2',
      zone: 'Europe/Berlin',
      backupAddress: 'ben@work.example',
      birthday: '2010-03-04',
      relation: 'your grandmother',
      isChild: true,
      isGuardians: true,
      facts,
    }),
    inviteRecipient({ isVerified: true }),
    putInvitationOff({ n: 1, leavesAt: '2030-01-02T09:00:00.000Z' }),
    recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: '2030-01-02T09:00:00.000Z' }),
    giveOwnAddress({ ownAddress: 'ben.himself@hale.example', isAuthors: false, isDeclined: false, isNeeded: true }),
    declineRecipient(),
  ]
  for (const decision of decisions)
    await kernel.handle(recipient, id, decision, freshCommand(kernel, { kind: 'account', id: ownerId }))

  for (const times of [1, 2]) {
    await replay(kernel, recipients, [`recipient-${id}`], times)
    expect(await rowsOf('recipients.recipients')).toEqual([
      {
        id,
        ownerId,
        name: expect.objectContaining({ subject: `recipient-${id}`, type: 'RecipientChanged', field: 'name' }),
        address: expect.objectContaining({ subject: `recipient-${id}`, type: 'RecipientChanged', field: 'address' }),
        backupAddress: expect.objectContaining({
          subject: `recipient-${id}`,
          type: 'RecipientChanged',
          field: 'backupAddress',
        }),
        birthday: expect.objectContaining({ subject: `recipient-${id}`, type: 'RecipientChanged', field: 'birthday' }),
        relation: expect.objectContaining({ subject: `recipient-${id}`, type: 'RecipientChanged', field: 'relation' }),
        ownAddress: expect.objectContaining({
          subject: `recipient-${id}`,
          type: 'OwnAddressGiven',
          field: 'ownAddress',
        }),
        guardianAskedAt: expect.any(String) as string,
        addressHash: 'h2',
        zone: 'Europe/Berlin',
        isChild: true,
        isRemoved: false,
        question: null,
        bouncedAt: null,
        mailWaitsSince: expect.any(String) as string,
        leavesAt: '2030-01-02T09:00:00.000Z',
        verification: 'passcode',
        hint: expect.objectContaining({ subject: `recipient-${id}`, type: 'VerificationSet', field: 'hint' }),
        secretHash: 'hash',
        consent: 'declined',
        revision: 7,
      },
    ])
  }
})

test('a wrong address is marked until another is given', async () => {
  const { kernel } = server
  const [id, ownerId] = [newId(), newId()]
  const facts = { isZone: true, twin: undefined }
  const [wrong, right] = ['ben@hale.example', 'benjamin@hale.example']
  const tell = async (decision: Decide) => {
    await kernel.handle(recipient, id, decision, freshCommand(kernel, { kind: 'account', id: ownerId }))
    await replay(kernel, recipients, [`recipient-${id}`], 1)
    return kernel.db.oneFirst(sql.type(v.object({ consent: v.string() }))`
      select consent from recipients.recipients where id = ${id}`)
  }
  await tell(addRecipient({ recipientId: id, name: 'Ben', address: wrong, addressHash: 'h1', zone: null, facts }))
  expect(await tell(reportWrongPerson({ where: 'invite', address: wrong }))).toBe('wrong-person')
  expect(await tell(changeRecipient({ name: 'Benjamin', facts }))).toBe('wrong-person')
  expect(await tell(changeRecipient({ address: right, addressHash: 'h2', facts }))).toBe('unknown')
})

test('who gives another guardian’s address has nobody asked yet, and the child’s own stays', async () => {
  const { kernel } = server
  const [id, ownerId] = [newId(), newId()]
  const facts = { isZone: true, twin: undefined }
  const mum = { address: 'mum@hale.example', addressHash: 'h1', isChild: true, isGuardians: true, facts }
  const decisions = [
    addRecipient({ recipientId: id, name: 'Ben', zone: null, ownAddress: 'ben@hale.example', ...mum }),
    recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: '2030-01-02T09:00:00.000Z' }),
    changeRecipient({ name: 'Benjamin', facts }),
    changeRecipient({ ...mum, address: 'dad@hale.example', addressHash: 'h2' }),
  ]
  const told: unknown[] = []
  const Row = v.object({ isAsked: v.boolean(), isOwn: v.boolean() })
  for (const decision of decisions) {
    await kernel.handle(recipient, id, decision, freshCommand(kernel, { kind: 'account', id: ownerId }))
    await replay(kernel, recipients, [`recipient-${id}`], 1)
    const row = await kernel.db.one(sql.type(Row)`
      select guardian_asked_at is not null as is_asked, own_address is not null as is_own
      from recipients.recipients where id = ${id}`)
    told.push([row.isAsked, row.isOwn])
  }
  expect(told).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [false, true],
  ])
})

test('an address at which somebody wants nothing outlives their entry, and not their word', async () => {
  const { kernel, rowsOf } = server
  const [id, ownerId] = [newId(), newId()]
  const facts = { isZone: true, twin: undefined }
  const person = (address: string) => ({
    address: `${address}@hale.example`,
    addressHash: `${address} of ${id}`,
    facts,
  })
  const tell = async (...decisions: readonly Decide[]) => {
    let position = ''
    for (const decision of decisions)
      ({ position = '' } = await kernel.handle(
        recipient,
        id,
        decision,
        freshCommand(kernel, { kind: 'account', id: ownerId }),
      ))
    await kernel.checkpointSignals.passed('recipients', position)
    return (await rowsOf('recipients.declined'))
      .filter(({ recipientId }) => recipientId === id)
      .map(({ addressHash }) => String(addressHash))
      .toSorted()
  }
  const added = addRecipient({ recipientId: id, name: 'Ben', zone: null, ...person('one') })
  expect(await tell(added, changeRecipient(person('two')))).toEqual([])
  const no = declineRecipient({ hashes: [`three of ${id}`] })
  expect(await tell(no, removeRecipient({ inMessages: 0 }))).toEqual([`three of ${id}`, `two of ${id}`])
  expect(await tell(undoDecline())).toEqual([])
})
