import { expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { acceptRole, declineRole } from './decide/answer.ts'
import type { Decide } from './decide/guards.ts'
import { inviteContact, recordInvitation, removeContact } from './decide/invite.ts'
import { askToWait, endWait } from './decide/wait.ts'
import { life } from './life.ts'
import { dayMs, LATER, lives, nora, START } from './testing/states.ts'
import { table, type Command } from './testing/table.ts'

const who = { contactId: nora.contactId }
const facts = { isVerified: true, isAuthor: false }
const wish = { ...who, days: 10, reason: 'unsure', lastSignAt: '' } as const

const commands: Readonly<Record<Command, (at: string) => Decide>> = {
  inviteContact: () => inviteContact({ ...nora, ...facts }),
  inviteAnew: () => inviteContact({ ...nora, ...facts, contactId: 'other' }),
  recordInvitation: (at) => recordInvitation({ ...who, smtpCode: 250, acceptedAt: at }),
  acceptRole: () => acceptRole(who),
  declineRole: () => declineRole(who),
  removeContact: () => removeContact(who),
  askToWait: () => askToWait(wish),
  askToWaitAfterASign: (at) => askToWait({ ...wish, lastSignAt: at }),
  endWait: (at) => endWait({ signAt: at }),
  endWaitByAnEarlierSign: () => endWait({ signAt: plus(START, -1) }),
}

const ana = { by: { kind: 'account', id: 'ana' }, at: START, dayMs } as const
const given = specification(life, ana)

test.each(pairsOf(table, lives))('"%s" of a contact who is %s: %s', (command, status, word) => {
  const { state } = given(...lives[status])
  const at = LATER[status] ?? START
  expect(wordOf(commands[command](at), state, { ...ana, at })).toBe(word)
})
