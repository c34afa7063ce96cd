import { expect, test } from 'vitest'
import { delivery } from './delivery.ts'
import type { DeliveriesEvent } from './events.ts'
import { nextStep } from './next.ts'
import {
  about,
  at,
  attempted,
  created,
  dayMs,
  declined,
  now,
  opened,
  revoked,
  sent,
  tried,
  unlocked,
} from './testing/history.ts'

const told = (what: string): DeliveriesEvent => ({
  type: 'AuthorTold',
  data: { ...about, what, outcome: 'accepted', smtpCode: 250 },
})
const reminded = (n: number): DeliveriesEvent => ({
  type: 'ReminderMailed',
  data: { ...about, n, smtpCode: 250, at: at(7) },
})
const code: DeliveriesEvent = { type: 'OtpRequested', data: { ...about, nonce: 'one', at: now } }
const deferred: DeliveriesEvent = {
  type: 'LinkDeferred',
  data: { ...tried, smtpCode: 451, retryAt: at(1), since: at(0) },
}
/** Of what a death sets free. */
const gathered = { ...created, data: { ...created.data, leavesAt: at(1) } } as DeliveriesEvent
const rejected = (after: object): DeliveriesEvent => ({
  type: 'LinkRejected',
  data: { ...tried, smtpCode: 550, ...after },
})

test.each<[string, readonly DeliveriesEvent[], ReturnType<typeof nextStep>]>([
  ['nothing yet', [], { step: 'create', at: now }],
  ['a new link', [created], { step: 'dispatch', at: now }],
  ['one that waits for others', [gathered], { step: 'dispatch', at: at(1) }],
  ['one that went with others', [gathered, ...sent.slice(1)], { step: 'remind', at: at(7.25) }],
  ['one that was put off', [created, attempted, deferred], { step: 'dispatch', at: at(1) }],
  ['one that was sent', sent, { step: 'remind', at: at(7) }],
  ['one that was sent and reminded of', [...sent, reminded(1)], { step: 'remind', at: at(30) }],
  ['one that was sent and reminded of twice', [...sent, reminded(1), reminded(2)], undefined],
  ['one that is refused and tried again', [created, rejected({ retryAt: at(2) })], { step: 'dispatch', at: at(2) }],
  ['one that is given up', [created, rejected({})], { step: 'tell', at: now }],
  ['one that is given up and told', [created, rejected({}), told('unreachable')], undefined],
  ['one that was opened', opened, undefined],
  ['one whose code was asked for', [...opened, code], { step: 'code', at: now }],
  ['one that was declined while its code was on its way', [...opened, code, declined], { step: 'tell', at: now }],
  ['one that was taken back while its code was on its way', [...opened, code, revoked('taken_back')], undefined],
  [
    'one that turned out to be someone else’s while its code was on its way',
    [...opened, code, revoked('wrong_person')],
    { step: 'tell', at: now },
  ],
  [
    'an email to the author that is put off',
    [
      ...sent,
      declined,
      { type: 'AuthorTellDeferred', data: { ...about, what: 'declined', attempt: 1, retryAt: at(1) } },
    ],
    { step: 'tell', at: at(1) },
  ],
  [
    'one that was answered',
    [...unlocked, { type: 'ThanksSent', data: { ...about, at: now } }],
    { step: 'tell', at: now },
  ],
  ['one that was declined and told', [created, declined, told('declined')], undefined],
  ['one that was taken back', [...sent, revoked('taken_back')], undefined],
  ['one that reached someone else', [...sent, revoked('wrong_person')], { step: 'tell', at: now }],
])('what comes next for %s', (_, history, step) =>
  expect(nextStep(history.reduce(delivery.evolve, delivery.initial), now, dayMs)).toEqual(step),
)
