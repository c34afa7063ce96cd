import { expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { conversation, type Conversation } from '../../backend/modules/support/conversation.ts'
import { supportMail } from './mail.ts'

const id = '018f0000-0000-7000-8000-00000000ab0c'
const kernel = {
  capabilities: capabilitiesOf(Buffer.alloc(32, 7)),
  settings: { origin: 'https://house.example', productName: 'Hearth', supportPhone: '+1 555 0100' } as Settings,
}
const at = '2030-01-01T00:00:00.000Z'
const asked: Conversation = {
  ...conversation.initial,
  conversationId: id,
  topic: 'bereavement',
  name: 'Nell <nell>',
  email: 'nell@hale.example',
  text: 'My mother <died>.',
}
const receipt = supportMail(
  kernel,
  asked,
  { letter: 1, at, answer: undefined, isOpening: false },
  { mailId: 'mail-1', isProven: true },
)
const words = { from: 'us', turnId: 't', text: 'We are sorry.\n\nNothing is sent today.', at } as const
const answer = supportMail(
  kernel,
  asked,
  { letter: 2, at, answer: words, isOpening: false },
  { mailId: 'mail-2', isProven: true },
)
const link = `https://house.example/contact/${id}?key=${kernel.capabilities.issue('conversation', id)}`

test('the receipt names the ticket, when a person answers, and the way back', () => {
  expect(receipt).toMatchObject({ to: 'nell@hale.example', subject: 'We have your message (0000-AB0C)' })
  expect(receipt.text).toContain('answers within an hour')
  for (const form of [receipt.text, receipt.html]) expect(form).toContain(link)
})

test('what someone wrote is text in the email, never markup', () => {
  expect(receipt.html).toContain('My mother &lt;died&gt;.')
  expect(receipt.html).not.toContain('<died>')
  expect(receipt.html).toContain('Dear Nell &lt;nell&gt;,')
})

test('the answer is in the email itself', () => {
  expect(answer.subject).toBe('Our answer to you (0000-AB0C)')
  expect(answer.text).toContain('We are sorry.\n\nNothing is sent today.')
  expect(answer.text).toContain(link)
})

test('to an address that nobody has proven, the receipt holds no word of what was typed', () => {
  const typed = { ...asked, name: 'Your bank', text: 'Go to evil.example at once' }
  const unproven = { mailId: 'mail-3', isProven: false }
  const { subject, text, html } = supportMail(
    kernel,
    typed,
    { letter: 1, at, answer: undefined, isOpening: false },
    unproven,
  )
  for (const form of [subject, text, html])
    for (const word of ['bank', 'evil', 'at once']) expect(form).not.toContain(word)
  expect(text).toContain('0000-AB0C')
  expect(text).toContain(link)
})
