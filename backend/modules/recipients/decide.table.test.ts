import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import * as consent from './decide/consent.ts'
import type { Decide } from './decide/guards.ts'
import { giveOwnAddress, recordGuardianAsked } from './decide/ownAddress.ts'
import { addRecipient, changeRecipient, removeRecipient } from './decide/person.ts'
import { setVerification } from './decide/proof.ts'
import { recipient } from './recipient.ts'
import { ben, dayMs, LATER, lives, OWN, START } from './testing/states.ts'
import { table, type Command } from './testing/table.ts'

const facts = { isZone: true, twin: undefined }
const other = { name: 'Benjamin', facts }
const question = 'Who guarded the house?'
const secretHash = 'hash'
const open = { isAuthors: false, isDeclined: false, isNeeded: true }

const commands: Readonly<Record<Command, Decide>> = {
  addRecipient: addRecipient({ recipientId: 'ben', ...ben, facts }),
  addAnother: addRecipient({ recipientId: 'ben', ...ben, ...other }),
  changeRecipient: changeRecipient(other),
  removeRecipient: removeRecipient({ inMessages: 0 }),
  removeFromMessages: removeRecipient({ inMessages: 1 }),
  setPasscode: setVerification({ method: 'passcode', passcode: 'barkley', secretHash }),
  setQuestion: setVerification({ method: 'question', question, answer: 'Barkley', secretHash }),
  setCode: setVerification({ method: 'otp', secretHash: '' }),
  inviteRecipient: consent.inviteRecipient({ isVerified: true }),
  putInvitationOff: consent.putInvitationOff({ n: 1, leavesAt: '2030-01-02T09:00:00.000Z' }),
  recordInvitation: consent.recordInvitation({ n: 1, smtpCode: 250, acceptedAt: START }),
  consentRecipient: consent.consentRecipient({ where: 'invite' }),
  consentOnOpening: consent.consentRecipient({ where: 'delivery' }),
  declineRecipient: consent.declineRecipient(),
  undoDecline: consent.undoDecline(),
  undoWrongPerson: consent.undoWrongPerson({ address: ben.address }),
  recordGuardianAsked: recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: START }),
  giveOwnAddress: giveOwnAddress({ ...open, ownAddress: OWN }),
  giveAnother: giveOwnAddress({ ...open, ownAddress: 'eve@evil.example' }),
  reportWrongPerson: consent.reportWrongPerson({ where: 'invite', address: ben.address }),
}

const ana = { by: { kind: 'account', id: 'ana' }, at: START, dayMs } as const
const given = specification(recipient, ana)

test.each(pairsOf(table, lives))('"%s" of someone who is %s: %s', (command, status, word) => {
  const { state } = given(...lives[status])
  expect(wordOf(commands[command], state, { ...ana, at: LATER[status] ?? START })).toBe(word)
})

const AUTHORS = new Set<Command>([
  'addRecipient',
  'addAnother',
  'changeRecipient',
  'removeRecipient',
  'removeFromMessages',
  'setPasscode',
  'setQuestion',
  'setCode',
  'inviteRecipient',
])
const foreign = pairsOf(table, lives).filter(([command, status]) => AUTHORS.has(command) && status !== 'new')
test.each(foreign)('"%s" by another author of someone who is %s finds nobody', (command, status) => {
  const sam = { ...ana, by: { kind: 'account', id: 'sam' } } as const
  expect(wordOf(commands[command], given(...lives[status]).state, sam)).toBe(
    command.startsWith('add') ? 'id-taken' : 'not-found',
  )
})
