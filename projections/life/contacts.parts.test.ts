import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { replay } from '../../backend/kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { acceptRole } from '../../backend/modules/life/decide/answer.ts'
import {
  inviteContact,
  putInvitationOff,
  recordInvitation,
  removeContact,
} from '../../backend/modules/life/decide/invite.ts'
import { life } from '../../backend/modules/life/life.ts'
import { contacts } from './contacts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

test('contacts stand as the last event left them, also rebuilt and told twice', async () => {
  const { kernel, rowsOf } = server
  const accountId = newId()
  const [nora, sam, eve, ida] = [newId(), newId(), newId(), newId()]
  const leavesAt = '2030-01-02T09:00:00.000Z'
  const invite = (contactId: string) => {
    const person = { contactId, name: 'Nora', address: `${contactId}@hale.example`, addressHash: contactId }
    return inviteContact({ ...person, isVerified: true, isAuthor: false })
  }
  const decisions = [
    invite(nora),
    invite(sam),
    invite(eve),
    invite(ida),
    putInvitationOff({ contactId: ida, leavesAt }),
    putInvitationOff({ contactId: sam, leavesAt }),
    acceptRole({ contactId: nora }),
    recordInvitation({ contactId: sam, smtpCode: 550 }),
    removeContact({ contactId: eve }),
  ]
  for (const decision of decisions)
    await kernel.handle(life, accountId, decision, freshCommand(kernel, { kind: 'account', id: accountId }))

  const row = (id: string) => ({
    accountId,
    id,
    name: expect.objectContaining({ subject: `account-${accountId}`, type: 'ContactInvited', field: 'name' }) as object,
    address: expect.objectContaining({
      subject: `account-${accountId}`,
      type: 'ContactInvited',
      field: 'address',
    }) as object,
    invitedAt: expect.any(String) as string,
  })
  for (const times of [1, 2]) {
    await replay(kernel, contacts, [`life-${accountId}`], times)
    const rows = await rowsOf('life.contacts')
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual({
      ...row(nora),
      state: 'accepted',
      refusedAt: null,
      mailWaitsSince: expect.any(String) as string,
      leavesAt: null,
    })
    expect(rows).toContainEqual({
      ...row(sam),
      state: 'invited',
      refusedAt: expect.any(String) as string,
      mailWaitsSince: null,
      leavesAt: null,
    })
    expect(rows).toContainEqual({
      ...row(ida),
      state: 'invited',
      refusedAt: null,
      mailWaitsSince: expect.any(String) as string,
      leavesAt,
    })
  }
})
