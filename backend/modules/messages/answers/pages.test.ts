import { describe, expect, test } from 'vitest'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { answeredPage, askPage, isResting, questionOf, type Wish } from './pages.ts'
import { checked, given, noticed } from '../testing/history.ts'
import { lives, START } from '../testing/states.ts'

const stateOf = (...events: readonly MessagesEvent[]): Message => given(...events).state
const textOf = (message: Message): string =>
  answeredPage(message, { origin: 'https://house.example', token: 't' })
    .html.replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
const CANCEL = '/check/t?do=cancel'

type Said = { readonly heading: string; readonly says: string; readonly isCancellable: boolean }
const asked: Said = { heading: 'Your message is on its way', says: 'until delivery begins', isCancellable: true }
const begun: Said = { heading: 'Delivery has begun', says: 'can no longer be stopped here', isCancellable: false }
const said: Readonly<Record<Message['status'], Said>> = {
  new: { heading: 'This link no longer works', says: 'no such message', isCancellable: false },
  draft: { heading: 'This message is a draft', says: 'It has no date, so nothing is sent', isCancellable: false },
  dormant: { heading: 'We are glad to hear from you', says: 'It has no date', isCancellable: false },
  scheduled: { heading: 'Thank you', says: 'Nothing is being asked yet', isCancellable: true },
  noticed: asked,
  checked: asked,
  stalled: { heading: 'Your message is waiting', says: 'did not accept our email', isCancellable: true },
  held: { heading: 'We are glad to hear from you', says: 'Nothing is delivered', isCancellable: true },
  paused: {
    heading: 'Your message is paused',
    says: 'You paused it. Nothing is delivered until Friday, February 1, 2030 at 1:00 am (Madrid time)',
    isCancellable: true,
  },
  claimed: begun,
  delivering: begun,
  delivered: { heading: 'This message was delivered', says: 'Sign in to see', isCancellable: false },
  undeliverable: { heading: 'could not be delivered', says: 'reached none', isCancellable: false },
  recalled: { heading: 'You took it back', says: 'Nothing more is sent', isCancellable: false },
  cancelled: { heading: 'This message is cancelled', says: 'It will not be delivered', isCancellable: false },
  erased: { heading: 'This message is cancelled', says: 'nothing of it is kept', isCancellable: false },
}

describe('the page behind an old link', () => {
  test.each(Object.keys(said) as Message['status'][])('of a message that is %s says what is true of it', (status) => {
    const text = textOf(stateOf(...lives[status]))
    const { heading, says, isCancellable } = said[status]
    expect(text).toContain(heading)
    expect(text).toContain(says)
    expect(text.includes(CANCEL)).toBe(isCancellable)
    expect(text).not.toContain('It will be sent as planned')
  })
  test('of a message that was restored says that it is a draft', () => {
    const restored: MessagesEvent = { type: 'MessageRestored', data: { restoredAt: START } }
    expect(textOf(stateOf(...lives.cancelled, restored))).toContain('This message is a draft')
  })
  test.each(['noticed', 'checked'] as const)('says of one that is %s and may go that it goes', (status) => {
    const confirmed: MessagesEvent = {
      type: 'AuthorResponded',
      data: { round: 1, via: 'mail', outcome: 'confirmed' },
    }
    expect(textOf(stateOf(...lives[status], confirmed))).toContain('It will be sent as planned')
  })
  test.each([
    ['contact', 'Someone you trust asked us to wait'],
    ['admin', 'We paused it and wrote to you why'],
  ] as const)('says whose pause it is: %s', (by, words) => {
    const paused: MessagesEvent = { type: 'MessagePaused', data: { until: '2030-06-20T00:00:00.000Z', by } }
    expect(textOf(stateOf(...checked, paused))).toContain(words)
  })
  test.each([
    ['late', 'too late for its day'],
    ['date_missed', 'left no time to check with you'],
    ['incomplete', 'Something was missing'],
  ] as const)('says why it is on hold where nobody answered: %s', (reason, words) => {
    const text = textOf(stateOf(...noticed, { type: 'MessageHeld', data: { reason, heldAt: START } }))
    expect(text).toContain(words)
    expect(text).not.toContain('glad to hear from you')
  })
})

test.each(['held', 'paused'] as const)('a message that is %s can be cancelled by its link alone', (status) => {
  const state = stateOf(...lives[status])
  expect(isResting(state)).toBe(true)
  const { html } = askPage({ token: 't', nonce: 'n', authorName: 'ana' }, state, 'cancel')
  expect(html).toContain('Cancel this message?')
  expect(html).toContain('name="action" value="cancel"')
  expect(html).not.toContain('is on its way')
})

test('the link of a message that is paused asks whether its author is there, and says what an answer does', () => {
  const { html } = askPage({ token: 't', nonce: 'n', authorName: 'ana' }, stateOf(...lives.paused), 'here')
  expect(html).toContain('Are you there, Ana?')
  expect(html).toContain('is paused: nothing is sent until')
  expect(html).toContain('Nothing is sent until we have asked you again.')
  expect(html).toContain(CANCEL)
  expect(html).not.toContain('is on its way')
})

test.each<[string, Message, Wish, string]>([
  ['of a chosen day', stateOf(...noticed), 'here', 'What should happen to it?'],
  ['that is to be cancelled', stateOf(...noticed), 'cancel', 'Cancel this message?'],
  ['in a pause', stateOf(...lives.paused), 'here', 'Are you there?'],
  ['in a pause, and is to be cancelled', stateOf(...lives.paused), 'cancel', 'Cancel this message?'],
  ['whose delivery has begun', stateOf(...lives.claimed), 'recall', 'Delivery has begun'],
])('the page and the tab of a message %s are called by what is asked', (_, message, wish, question) => {
  expect(questionOf(message, wish)).toBe(question)
  const { html } = askPage({ token: 't', nonce: 'n', authorName: '' }, message, wish)
  expect(html).toContain(`<h1>${question}</h1>`)
})

describe('the page of a check', () => {
  const shown = (message: Message, wish: 'here' | 'cancel') =>
    askPage({ token: 't', nonce: 'n', authorName: 'ana' }, message, wish).html
  const always = (message: Message): Message => ({
    ...message,
    plan: message.plan && { ...message.plan, answerRule: 'always' },
  })

  test('of a day that its author chose has two answers of equal weight, and none says that they are here', () => {
    const html = shown(stateOf(...noticed), 'here')
    expect(html).toContain('What should happen to it, Ana?')
    expect(html).toMatch(/<button class="secondary" type="submit">Send it on Monday<\/button>/u)
    expect(html).toMatch(/<button class="secondary" type="submit">Keep it, I’ll choose another day<\/button>/u)
    expect(html).not.toContain('class="primary"')
    expect(html).not.toContain('still here')
    expect(html).toContain(CANCEL)
  })
  test('of what is sent at any rate does not offer to keep it', () => {
    const html = shown(always(stateOf(...noticed)), 'here')
    expect(html).toContain('Send it on Monday')
    expect(html).not.toContain('Keep it')
    expect(shown(always(stateOf(...noticed)), 'cancel')).not.toContain('still here')
  })
})
