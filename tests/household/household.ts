import type { Aggregate, Decision } from '../../backend/kernel/log/decider.ts'
import type { Actor, AnyEvent } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { hashSecret } from '../../backend/kernel/identity/secrets.ts'
import type { Environment } from '../../backend/kernel/process/settings.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { startServer, type TestServer, type Wanted } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { changeProfile } from '../../backend/modules/accounts/decide/profile.ts'
import { acceptRole } from '../../backend/modules/life/decide/answer.ts'
import { inviteContact } from '../../backend/modules/life/decide/invite.ts'
import { life } from '../../backend/modules/life/life.ts'
import { declineRecipient } from '../../backend/modules/recipients/decide/consent.ts'
import { addRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { setVerification } from '../../backend/modules/recipients/decide/proof.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { portsOf, routersOf, streamingOf } from '../../backend/routers.ts'
import { modules, ownerOf as moduleOf } from '../../projections/modules.ts'
import { recordingsIn } from './recordings.ts'

/** Every module's routes and read tables on a run's real parts. */
export const startHouse = (
  settings: Environment = {},
  reactors: Wanted['reactors'] = {},
  more: Wanted['routers'] = [],
  fill?: Wanted['fill'],
): Promise<TestServer> =>
  startServer({
    routers: [...more, streamingOf, routersOf],
    projections: modules,
    reactors,
    ports: portsOf,
    settings,
    ...(fill && { fill }),
  })

/** The modules whose read tables a test is to find changed: its own, and where its events stand in a message's timeline. */
const modulesOf = (category: string): readonly string[] => {
  const own = moduleOf(category) ?? []
  return category === 'delivery' ? [own, 'messages'].flat() : [own].flat()
}

/** A busy machine's read tables come late; a test that read them before would tell of something else. */
const PATIENCE_MS = 25_000

export const PASSCODE = 'orchard7'
export const ownerOf = (id: string): Actor => ({ kind: 'account', id })

type Wishes = {
  readonly name?: string
  readonly address?: string
  readonly backupAddress?: string
  readonly relation?: string
  readonly zone?: string
  /** Then the address is a guardian's. */
  readonly isChild?: boolean
  readonly birthday?: string
  readonly ownAddress?: string
}

/** People of a test's own, made by the modules' decisions; each answer comes after the read tables have it. */
export const householdIn = ({ kernel, signedInAs }: TestServer) => {
  const tell = async <State, E extends AnyEvent>(
    aggregate: Aggregate<State, E>,
    id: string,
    decision: Decision<State, E>,
    by?: Actor,
    at?: string,
  ): Promise<State> => {
    const command = { ...freshCommand(kernel, by), ...(at !== undefined && { at }) }
    const { state, position } = await kernel.handle(aggregate, id, decision, command)
    for (const module of modulesOf(aggregate.category))
      if (position && !(await kernel.checkpointSignals.passed(module, position, PATIENCE_MS)))
        throw new Error(`The read tables of ${module} are behind`)
    return state
  }

  /** Who has no `name` has not chosen one, and is called as they signed up. */
  const author = async ({ isVerified = true, username = 'ana', name = '' } = {}) => {
    const id = newId()
    const email = `${username}.${id}@hale.example`
    await tell(account, id, openAccount({ accountId: id, username, email }), ownerOf(id))
    if (isVerified) await tell(account, id, verifyEmail(), ownerOf(id))
    if (name !== '') await tell(account, id, changeProfile({ name }), ownerOf(id))
    return { id, username, email, browser: await signedInAs(id) }
  }
  type Author = Awaited<ReturnType<typeof author>>

  const person = async (owner: Author, { name = 'Ben', address, ...more }: Wishes = {}) => {
    const id = newId()
    const facts = { isZone: true, twin: undefined }
    const entry = {
      name,
      address: address ?? `ben.${id}@hale.example`,
      addressHash: `hash of ${id}`,
      zone: null,
      ...more,
    }
    await tell(recipient, id, addRecipient({ recipientId: id, ...entry, isGuardians: true, facts }), ownerOf(owner.id))
    return id
  }
  const prove = async (owner: Author, id: string, hint = 'where the swing was') => {
    const secretHash = await hashSecret(PASSCODE)
    await tell(
      recipient,
      id,
      setVerification({ method: 'passcode', passcode: PASSCODE, secretHash, hint }),
      ownerOf(owner.id),
    )
    return id
  }
  const decline = (id: string) => tell(recipient, id, declineRecipient(), { kind: 'recipient', id })

  /** Somebody the author trusts, who has said yes unless told otherwise. */
  const contact = async (
    owner: Author,
    { name = 'Nora', address, isAsked = false }: Wishes & { isAsked?: boolean } = {},
  ) => {
    const contactId = newId()
    const person = { contactId, name, address: address ?? `nora.${contactId}@hale.example`, addressHash: contactId }
    await tell(life, owner.id, inviteContact({ ...person, isVerified: true, isAuthor: false }), ownerOf(owner.id))
    if (!isAsked) await tell(life, owner.id, acceptRole({ contactId }), { kind: 'contact', id: contactId })
    return contactId
  }

  return { tell, author, person, prove, decline, contact, ...recordingsIn(kernel, tell) }
}
export type Household = ReturnType<typeof householdIn>
export type Author = Awaited<ReturnType<Household['author']>>
