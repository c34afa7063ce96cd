import * as v from 'valibot'
import { TOTP } from 'otpauth'
import { issueTicket } from '../../../backend/kernel/identity/tickets.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import type { TestServer } from '../../../backend/kernel/testing/server.ts'
import { account } from '../../../backend/modules/accounts/account.ts'
import { changeProfile } from '../../../backend/modules/accounts/decide/profile.ts'
import { SETUP_PURPOSE } from '../../../backend/modules/accounts/setupCode.ts'
import { newMember, PASSWORD } from '../../../backend/modules/accounts/testing/visitor.ts'
import { ownerOf } from '../../household/household.ts'
import { readerOf } from '../../household/reader.ts'

const Begun = v.object({ secret: v.string() })
const Codes = v.object({ recoveryCodes: v.array(v.string()) })

/** Everybody whom the walk needs: an author with a recipient and a contact, members with passwords, an admin. */
export const worldOf = async (server: TestServer) => {
  const reader = await readerOf(server)
  const admin = await server.signedInAs(newId(), 'admin')
  const nora = await reader.house.contact(reader.ana)
  // Without a name of her own she could seal nothing.
  await reader.house.tell(account, reader.ana.id, changeProfile({ name: 'Ana' }), ownerOf(reader.ana.id))

  const member = async () => {
    const browser = server.browser()
    const { id, email } = await newMember(browser)
    return { id, email, browser, of: `account-${id}` }
  }
  /** With an authenticator app and its recovery codes. */
  const memberWithCodes = async () => {
    const one = await member()
    const { json } = await one.browser.ask('POST', '/api/account/totp', { password: PASSWORD })
    const code = new TOTP(v.parse(Begun, json)).generate()
    const shown = await one.browser.ask('POST', '/api/account/totp/confirm', { code })
    return { ...one, code: v.parse(Codes, shown.json).recoveryCodes[0] ?? '' }
  }
  const accountOf = async (id: string) => (await server.kernel.load(account, id)).state
  const setupCode = () => issueTicket(server.kernel.db, SETUP_PURPOSE, 600)
  const tokenFor = (purpose: string, id: string, ...parts: readonly (string | number)[]) =>
    server.kernel.capabilities.issue(purpose, id, ...parts)
  return { server, ...reader, admin, nora, member, memberWithCodes, accountOf, setupCode, tokenFor }
}
export type World = Awaited<ReturnType<typeof worldOf>>
