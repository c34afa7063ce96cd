import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plus, type Decision } from '../../../kernel/log/decider.ts'
import { Refused } from '../../../kernel/errors.ts'
import type { MessagesEvent } from '../events.ts'
import { message, type Message } from '../message.ts'
import { nextStep } from '../next.ts'
import { ana, ben, dayMs, drafted, plan, recipients, voice, written } from '../testing/history.ts'
import { claimDelivery } from './deliver.ts'
import { editMessage } from './edit.ts'
import type { RecipientFact } from './guards.ts'
import { acceptNotice, beginNotice } from './notice.ts'
import { pauseMessage, resumeMessage } from './pause.ts'
import { endHold } from './endHold.ts'
import { respond } from './respond.ts'
import { scheduleMessage } from './schedule.ts'

const emptied: MessagesEvent = { type: 'ContentChanged', data: { title: 'For Ben', body: ' ' } }
const alone: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: [] } }
const toHerself: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: ['ana'] } }

describe('no sequence of what people and time do', () => {
  const step = fc.record({
    what: fc.constantFrom(
      'edit',
      'edit',
      'schedule',
      'pause',
      'resume',
      'keep',
      'now',
      'answer',
      'time',
      'time',
      'time',
    ),
    body: fc.constantFrom('Dear Ben', '', undefined),
    media: fc.constantFrom([voice], [], undefined),
    names: fc.subarray(['ben', 'cora', 'ana']),
    isNaming: fc.boolean(),
    proves: fc.constantFrom('ben', 'cora', 'nobody'),
    answerRule: fc.constantFrom('silent', 'always'),
    /** What was stored before anybody asked whether it could still go out. */
    before: fc.nat(31).map((n) => [emptied, alone, toHerself][n]),
  })
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

  /** Lives through the steps and says at each claim what was claimed. */
  const live = (
    steps: readonly Step[],
    isOld: boolean,
    seen: (before: Message, event: MessagesEvent, people: RecipientFact[]) => void,
  ) => {
    const proven = new Set(['ana'])
    let state = [drafted, written].reduce(message.evolve, message.initial)
    let now = '2030-01-01T00:00:00.000Z'
    const peopleOf = (ids: readonly string[]) =>
      ids.map((id) => ({ ...ben, recipientId: id, hasVerification: proven.has(id), isAuthor: id === 'ana' }))
    const decide = (decision: Decision<Message, MessagesEvent>, kind: 'account' | 'system' = 'account') => {
      try {
        const by = kind === 'account' ? ana : ({ kind, id: 'timeline' } as const)
        for (const event of decision(state, { by, at: now, dayMs })) {
          seen(state, event, peopleOf(state.recipientIds))
          state = message.evolve(state, event)
        }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
    for (const { what, body, media, names, isNaming, proves, answerRule, before } of steps) {
      if (before && isOld) state = message.evolve(state, before)
      proven.add(proves)
      const people = peopleOf(state.recipientIds)
      const soon = plus(now, 3 * dayMs)
      const { round } = state
      switch (what) {
        case 'edit':
          decide(editMessage({ body, media, people, ...(isNaming && { recipients: peopleOf(names) }) }))
          break
        case 'schedule':
          decide(scheduleMessage({ ...plan, answerRule, dueAt: soon, isVerified: true, recipients: people }))
          break
        case 'pause':
          decide(pauseMessage({ until: plus(now, dayMs / 2) }))
          break
        case 'resume':
          decide(resumeMessage(people))
          break
        case 'keep':
          decide(endHold({ how: 'keep_date', people }))
          break
        case 'now':
          decide(endHold({ how: 'now', people, local: soon, dueAt: plus(now, dayMs / 12), isReauthenticated: true }))
          break
        case 'answer':
          decide(respond({ outcome: 'held', via: 'app' }))
          break
        case 'time': {
          const next = nextStep(state)
          if (next && next.at > now) now = next.at
          const slot = state.slots.find(({ slot }) => state.notices[slot]?.state !== 'accepted')?.slot ?? 1
          const tried = { round, slot, attempt: 1, mailId: `mail-${slot}` }
          if (next?.step === 'resume') decide(resumeMessage(people), 'system')
          if (next?.step === 'notice') {
            decide(beginNotice(tried), 'system')
            decide(acceptNotice({ ...tried, smtpCode: 250, acceptedAt: now }), 'system')
          }
          const claims = { round, dbAt: now, answerableMs: dayMs, lost: [], recipients, people }
          if (next?.step === 'claim') decide(claimDelivery(claims), 'system')
        }
      }
    }
  }
  /** Sent now, it is sent though its author answers. */
  const isSentNow = (event: MessagesEvent) => event.type === 'HoldReleased' && event.data.how === 'now'
  const isWhole = (
    { body, media, recipientIds, plan }: Message,
    people: readonly RecipientFact[],
    isAnyway = plan?.answerRule === 'always',
  ) =>
    (body.trim() !== '' || media.length > 0) &&
    recipientIds.length > 0 &&
    people.every((one) => one.hasVerification) &&
    (isAnyway || people.some((one) => !one.isAuthor))

  const reached = (isOld: boolean) => {
    const found = { goesOn: 0, claims: 0, unfit: [] as string[], holds: new Set<string>() }
    const note = (before: Message, event: MessagesEvent, people: readonly RecipientFact[]) => {
      if (event.type === 'MessageHeld') found.holds.add(event.data.reason)
      const isAuthors = event.type === 'MessageResumed' && event.data.by === 'author'
      if (event.type === 'HoldReleased' || isAuthors) found.goesOn += 1
      else if (event.type === 'DeliveryClaimed') found.claims += 1
      else return
      if (!isWhole(before, people, isSentNow(event) || undefined)) found.unfit.push(event.type)
    }
    const many = fc.array(step, { minLength: 10, maxLength: 40, size: 'max' })
    fc.assert(
      fc.property(many, (steps) => live(steps, isOld, note)),
      { numRuns: 1_500, seed: 20_301_224, endOnFailure: true },
    )
    expect(Math.min(found.goesOn, found.claims)).toBeGreaterThan(50)
    return found
  }

  test('reaches a claim without content, people besides the author, and a proof for each, and none has to be held for want of them', () => {
    const { unfit, holds } = reached(false)
    expect(unfit).toEqual([])
    expect(holds).not.toContain('incomplete')
  })
  test('lets anything of before this rule go on without them; time leaves it to its author', () => {
    const { unfit, holds } = reached(true)
    expect(unfit).toEqual([])
    expect(holds).toContain('incomplete')
  })
})
