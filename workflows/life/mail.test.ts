import { describe, expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'
import { invitationMail, newsMail, type Cause } from './mail.ts'

const house = { settings: settingsOf(), capabilities: capabilitiesOf(Buffer.alloc(32)) }
const accountId = '018f0000-0000-7000-8000-00000000000a'
const nora = { accountId, contactId: 'nora', address: 'nora@hale.example', name: 'Nora' }
const link = `https://house.example/trusted/${house.capabilities.issue('trusted', accountId, 'nora')}`

test('the invitation names who asks, and its one link opens a page that asks', () => {
  const { to, subject, text, html } = invitationMail(house, nora, 'ruth', 'mail')
  expect(to).toBe('nora@hale.example')
  expect(subject).toBe('Ruth would like you to be a trusted contact')
  for (const form of [text, html]) {
    expect(form).toContain('Dear Nora,')
    expect(form).toContain(link)
    expect(form).not.toMatch(/<img[^>]+src="(?!cid:)/)
  }
})

describe('news', () => {
  const names = {
    author: 'ruth',
    recipient: 'Ben',
    at: '2031-06-14T09:00:00.000Z',
    firstMailAt: '2031-06-14T09:12:00.000Z',
  }
  test.each<[Cause, string]>([
    ['author-unreached', 'We cannot reach Ruth'],
    ['author-bounced', 'Our email to Ruth came back'],
    ['author-unproven', 'We are asking Ruth something'],
    ['author-begun', 'We’re about to deliver a message from Ruth'],
    ['recipient-unreached', 'We cannot reach Ben'],
    ['recipient-wrong', 'We have a wrong address for Ben'],
    ['recipient-right', 'Our email did reach Ben'],
  ])('of %s says whom we cannot reach, and how to end such mails', (cause, heading) => {
    const { subject, text } = newsMail(house, nora, cause, names, 'mail')
    expect(subject).toBe(heading)
    expect(text).toContain('Dear Nora,')
    expect(text).toContain(link)
    expect(text).toContain('you agreed to be a trusted contact of Ruth')
  })
  test.each<Cause>(['author-unreached', 'author-bounced', 'author-unproven', 'author-begun'])(
    'of %s names no recipient',
    (cause) => {
      const { text, html } = newsMail(house, nora, cause, names, 'mail')
      for (const form of [text, html]) expect(form).not.toContain('Ben')
    },
  )
})
