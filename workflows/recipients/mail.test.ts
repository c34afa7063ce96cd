import { expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'
import { invitationMail } from './mail.ts'

const settings = settingsOf()
const capabilities = capabilitiesOf(Buffer.alloc(32))
const recipientId = '018f0000-0000-7000-8000-00000000000b'
const amelia = { recipientId, addressHash: 'h1', address: 'amelia@hale.example', name: 'Amelia' }

test('the invitation names who asks, and its one link opens a page that asks', () => {
  const { to, subject, text, html } = invitationMail(
    { capabilities, settings },
    amelia,
    { author: 'Ruth', relation: 'your grandmother' },
    'mail',
  )
  expect(to).toBe('amelia@hale.example')
  expect(subject).toBe('May Ruth leave a message for you?')
  for (const form of [text, html]) {
    expect(form).toContain('Dear Amelia,')
    expect(form).toContain('From Ruth, your grandmother.')
    expect(form).toContain('Ruth gave us your email address')
    expect(form).toContain(`https://house.example/d/${capabilities.issue('invite', recipientId, 'h1')}`)
    expect(form).not.toMatch(/<img[^>]+src="(?!cid:)/)
  }
})
