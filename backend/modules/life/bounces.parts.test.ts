import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { startHouse } from '../../../tests/household/household.ts'
import { planBy } from '../../../tests/household/lifePlan.ts'
import { bounces, signatureOf } from '../../kernel/mail/bounces.ts'
import { returnPathOf } from '../../kernel/mail/mailer.ts'
import { checkInBounces, objectionReturnOf } from './bounces.ts'
import { beginObjection, recordObjection } from './decide/objection.ts'
import { askCode, reportDeath, withdrawReport } from './decide/report.ts'
import { life } from './life.ts'

const SECRET = 'known to the relay alone'
const { server, house } = aHouse(() =>
  startHouse({ BOUNCE_SECRET: SECRET }, {}, [(kernel) => bounces(kernel, [checkInBounces])]),
)

const comeBack = (token: string) => {
  const recipient = returnPathOf('hello@everhearth.example', token)
  const body = JSON.stringify({ recipient, status: '5.1.1', action: 'failed' })
  return server.browser().ask('POST', '/hooks/bounces', Buffer.from(body), {
    Origin: '',
    'Content-Type': 'application/json',
    'X-Signature': signatureOf(SECRET, body),
  })
}

test('an email that asks to object and comes back is written down once, and only of the challenge that runs', async () => {
  const ana = await house.author()
  const [nora, emil] = [await house.contact(ana), await house.contact(ana, { name: 'Emil' })]
  await planBy(house, ana, 2)
  const report = async (contactId: string) => {
    const by = { kind: 'contact', id: contactId } as const
    await house.tell(life, ana.id, askCode({ contactId, nonce: contactId }), by)
    return house.tell(life, ana.id, reportDeath({ contactId, isRight: true }), by)
  }
  const current = async () => (await server.kernel.load(life, ana.id)).state
  /** The first mail of the challenge leaves; answers what it is returned to. */
  const mail = async () => {
    const { challenge, questions } = await current()
    const which = { ask: 1, addrIdx: 0 }
    const tried = { ...which, round: questions.round, attempt: 1, mailId: 'mail' }
    await house.tell(life, ana.id, beginObjection({ ...tried, lastSignAt: '', addresses: 1 }))
    const acceptedAt = server.kernel.clock.now()
    await house.tell(life, ana.id, recordObjection(tried, { outcome: 'accepted', smtpCode: 250, acceptedAt }))
    return objectionReturnOf(server.kernel, ana.id, challenge?.openedAt ?? '', which)
  }
  const bouncedN = async () =>
    (await server.kernel.store.read(`life-${ana.id}`)).filter(({ type }) => type === 'CheckInBounced').length
  await report(nora)
  await report(emil)
  const token = await mail()
  for (const _ of ['once', 'twice']) expect(await comeBack(token)).toMatchObject({ json: { isKnown: true } })
  expect(await bouncedN()).toBe(1)
  const { challenge, questions } = await current()
  expect(challenge).toBeDefined()
  expect(questions.report).toMatchObject([{ state: 'bounced', isReached: true }])
  await house.tell(life, ana.id, withdrawReport({ contactId: emil }), { kind: 'contact', id: emil })
  await report(emil)
  expect(await comeBack(token)).toMatchObject({ json: { isKnown: false } })
  expect(await comeBack(await mail())).toMatchObject({ json: { isKnown: true } })
  expect(await bouncedN()).toBe(2)
})
