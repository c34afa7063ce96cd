import { expect, test } from 'vitest'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { recordTold, revokeDelivery, takeBack } from './decide/author.ts'
import { recordCode, requestCode } from './decide/code.ts'
import * as confirm from './decide/confirm.ts'
import { recordDownload, recordPlay, reply, thank } from './decide/enjoy.ts'
import type { Decide } from './decide/guards.ts'
import * as open from './decide/open.ts'
import * as propose from './decide/propose.ts'
import * as send from './decide/send.ts'
import type { Delivery } from './delivery.ts'
import { about, dayMs, given, now } from './testing/history.ts'
import { lives, LATER } from './testing/states.ts'
import { table, type Command } from './testing/table.ts'

const person = { address: 'ben@hale.example', name: 'Ben' }
const facts = { ...about, ...person, authorId: 'ana', occurrence: 1, linkNonce: 'nonce', hasDeclined: false }
const moved = { ...person, address: 'ben@new.example', backupAddress: '' }
const address = {
  contactId: 'nora',
  address: 'ben@else.example',
  whose: 'nobody',
  opensAlone: false,
  hasOthers: true,
} as const
const sam = { contactId: 'sam', n: 1 }
/** The try whose answer is awaited, or the next one. */
const tryOf = ({ link, attempts }: Delivery) => ({
  ...about,
  attempt: link?.state === 'attempted' ? link.attempt : attempts + 1,
  mailId: 'mail',
})
const answered = (state: Delivery) => ({ ...tryOf(state), smtpCode: 250 })

const commands: Readonly<Record<Command, (state: Delivery) => Decide>> = {
  createDelivery: () => send.createDelivery(facts),
  beginLink: (state) => send.beginLink(tryOf(state)),
  acceptLink: (state) => send.acceptLink({ ...answered(state), acceptedAt: now }),
  deferLink: (state) => send.deferLink({ ...answered(state), smtpCode: 451 }),
  rejectLink: (state) => send.rejectLink({ ...answered(state), smtpCode: 550 }),
  bounceLink: () => send.bounceLink({ mailId: 'mail', dsnStatus: '5.1.1' }),
  readdressLink: () => send.readdressLink({ nonce: 'other', ...moved }),
  reissueLink: () => send.reissueLink({ nonce: 'fresh', by: 'recipient' }),
  reissueLinkByStaff: () => send.reissueLink({ nonce: 'fresh', by: 'admin' }),
  resendLink: () => send.resendLink({ nonce: 'fresh', mailboxes: [person.address] }),
  recordReminder: () => send.recordReminder({ n: 1, smtpCode: 250 }),
  openDelivery: () => open.openDelivery(),
  unlock: () => open.unlock({ isRight: true }),
  unlockWrongly: () => open.unlock({ isRight: false }),
  declineDelivery: () => open.declineDelivery(),
  declineAuthor: () => open.declineDelivery({ scope: 'author' }),
  undoDecline: () => open.undoDecline(),
  notMe: () => open.notMe(),
  undoNotMe: () => open.undoNotMe(),
  reopenMailboxes: () => open.reopenMailboxes([person.address]),
  closeMailboxes: () => open.closeMailboxes([person.address]),
  requestHelp: () => open.requestHelp(),
  requestCode: () => requestCode({ nonce: 'two' }),
  recordCode: () => recordCode({ nonce: 'one', smtpCode: 250, acceptedAt: now }),
  requestConfirmation: () => confirm.requestConfirmation({ hasContacts: true }),
  giveConfirmation: () => confirm.giveConfirmation({ n: 1 }),
  refuseConfirmation: () => confirm.refuseConfirmation({ n: 1 }),
  forbidConfirmation: () => confirm.forbidConfirmation(),
  unlockConfirmed: () => confirm.unlockConfirmed({ isRight: true }),
  unlockConfirmedWrongly: () => confirm.unlockConfirmed({ isRight: false }),
  proposeAddress: () => propose.proposeAddress(address),
  supportAddress: () => propose.supportAddress(sam),
  refuseAddress: () => propose.refuseAddress(sam),
  acceptAddress: () => propose.acceptAddress({ n: 1, nonce: 'other', whose: 'nobody' }),
  forbidAddress: () => propose.forbidAddress({ n: 1 }),
  acceptInTime: () => propose.acceptInTime({ nonce: 'other', trusted: ['nora', 'sam'], whose: 'nobody' }),
  recordPlay: () => recordPlay({ mediaId: 'v', quarter: 1 }),
  recordDownload: () => recordDownload({ mediaId: 'v' }),
  thank: () => thank(),
  reply: () => reply({ replyId: 'r', body: 'Thank you.', hasRecording: false }),
  revokeDelivery: () => revokeDelivery(about),
  takeBack: () => takeBack(),
  recordTold: ({ toTell: [what = 'thanks'] }) => recordTold({ what, outcome: 'accepted', smtpCode: 250 }),
}
const AUTHORS = new Set<Command>(['takeBack', 'forbidConfirmation', 'acceptAddress', 'forbidAddress'])

test.each(pairsOf(table, lives))('"%s" of a delivery that is %s: %s', (command, status, word) => {
  const { state } = given(...lives[status])
  const by = AUTHORS.has(command)
    ? ({ kind: 'account', id: 'ana' } as const)
    : ({ kind: 'recipient', id: 'ben' } as const)
  expect(wordOf(commands[command](state), state, { by, at: LATER[status] ?? now, dayMs })).toBe(word)
})
