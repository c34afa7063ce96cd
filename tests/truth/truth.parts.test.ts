// Through: life, messages, deliveries
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Decide } from '../../backend/modules/life/decide/guards.ts'
import { askCode, reportDeath, withdrawReport } from '../../backend/modules/life/decide/report.ts'
import { askToWait, endWait } from '../../backend/modules/life/decide/wait.ts'
import { herePageOf } from '../../backend/modules/life/here.ts'
import { life } from '../../backend/modules/life/life.ts'
import type { Actor } from '../../backend/kernel/event.ts'
import { recallMessage } from '../../backend/modules/messages/decide/recall.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { ownerOf } from '../household/household.ts'
import { planBy } from '../household/lifePlan.ts'
import { occasionsIn } from '../household/occasions.ts'
import { press } from '../household/press.ts'
import { startStage, type Stage } from './stage.ts'

const CONTACTS = ['nora', 'emil'] as const
const FAMILY = ['author', ...CONTACTS] as const
const ALL = [...FAMILY, 'amelia'] as const

let stage: Stage
let family: Awaited<ReturnType<Stage['family']>>
let letter: string
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage.stop())

const now = () => stage.server.kernel.clock.now()
const days = (n: number) => plus(now(), n * stage.server.kernel.clock.dayMs)
const tellLife = (decide: Decide, by?: Actor) => stage.house.tell(life, family.author.id, decide, by)
const contact = (id: string): Actor => ({ kind: 'contact', id })
const report = async (contactId: string) => {
  await tellLife(askCode({ contactId, nonce: contactId }), contact(contactId))
  await tellLife(reportDeath({ contactId, isRight: true }), contact(contactId))
}

// Each moment follows from the one before it.
describe('by silence', () => {
  beforeAll(async () => {
    family = await stage.family()
    letter = await stage.kept(family)
  })

  test('1. they are there', async () => {
    expect(await stage.whoDiffers(family, { is: 'there', pages: FAMILY, mailed: [] })).toEqual([])
  })

  test('2. they are asked', async () => {
    await stage.quiet(family.author)
    expect(await stage.whoDiffers(family, { is: 'asked', pages: FAMILY, mailed: ['author'] })).toEqual([])
  })

  test('3. nobody answered, and what they kept has a date', async () => {
    const lastSignAt = await stage.signOf(family.author)
    await tellLife((state) => [
      {
        type: 'LifePresumed',
        data: { round: state.questions.round, asksAccepted: 2, lastSignAt, presumedAt: now() },
      },
    ])
    await stage.checked(letter)
    expect(await stage.whoDiffers(family, { is: 'going-out', pages: FAMILY, mailed: FAMILY })).toEqual([])
  })

  test('4. it was sent', async () => {
    await stage.goesOut(letter)
    expect(await stage.whoDiffers(family, { is: 'went-out', pages: ALL, mailed: ALL })).toEqual([])
  })

  test('5. they are back', async () => {
    const { pathname } = new URL(herePageOf(stage.server.kernel, family.author.id))
    await press(stage.server.browser(), pathname)
    expect(await stage.whoDiffers(family, { is: 'there', pages: ALL, mailed: CONTACTS })).toEqual([])
  })

  test('6. they take it back', async () => {
    await stage.house.tell(message, letter, recallMessage({ links: [] }), ownerOf(family.author.id))
    expect(await stage.whoDiffers(family, { is: 'there', pages: ALL, mailed: [] })).toEqual([])
  })
})

describe('by reports', () => {
  beforeAll(async () => {
    family = await stage.family()
    letter = await stage.kept(family)
    await planBy(stage.house, family.author, 2)
  })

  test('7. one contact told us', async () => {
    await report(family.nora)
    expect(await stage.whoDiffers(family, { is: 'reported', pages: FAMILY, mailed: ['author', 'emil'] })).toEqual([])
  })

  test('8. enough have, and they may object', async () => {
    await report(family.emil)
    expect(await stage.whoDiffers(family, { is: 'objecting', pages: FAMILY, mailed: FAMILY })).toEqual([])
  })

  test('9. a contact has us wait', async () => {
    const wish = { contactId: family.nora, days: 9, reason: 'unsure', lastSignAt: '' } as const
    await tellLife(askToWait(wish), contact(family.nora))
    expect(await stage.whoDiffers(family, { is: 'waiting', pages: FAMILY, mailed: ['author', 'emil'] })).toEqual([])
  })

  test('10. nobody objected, and what they kept has a date', async () => {
    const lastSignAt = await stage.signOf(family.author)
    await tellLife(endWait({ signAt: days(1) }))
    const contactIds = [family.nora, family.emil]
    await tellLife(() => [{ type: 'LifeConfirmed', data: { contactIds, lastSignAt, confirmedAt: now() } }])
    await stage.checked(letter)
    expect(await stage.whoDiffers(family, { is: 'going-out', pages: FAMILY, mailed: FAMILY })).toEqual([])
  })

  test('11. a report is taken back', async () => {
    await tellLife(withdrawReport({ contactId: family.nora }), contact(family.nora))
    expect(await stage.whoDiffers(family, { is: 'reported', pages: FAMILY, mailed: ['author', 'emil'] })).toEqual([])
  })
})

test('12. by an occasion it has a date, and they are there', async () => {
  family = await stage.family()
  await planBy(stage.house, family.author, 2)
  const occasions = occasionsIn(stage.server, stage.house, stage.story)
  await occasions.announce(await occasions.waiting(family.author, [family.nora]), family.nora)
  expect(await stage.whoDiffers(family, { is: 'there', pages: FAMILY, mailed: [] })).toEqual([])
})
