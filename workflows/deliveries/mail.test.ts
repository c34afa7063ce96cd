import { describe, expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'
import { isNews, toldMail } from './authorMail.ts'
import { codeMail, linkMail, reminderMail } from './mail.ts'

const settings = settingsOf()
const capabilities = capabilitiesOf(Buffer.alloc(32))
const house = { settings, capabilities }
const id = '018f0000-0000-7000-8000-00000000000d'
const amelia = { address: 'amelia@hale.example', name: 'Amelia', linkNonce: 'nonce', reissuedAt: [] }
const link = `https://house.example/d/${capabilities.issue('deliver', id, 'nonce')}`
const told = { name: 'Amelia', messageId: 'm', address: 'amelia@hale.example' }
const from = { author: 'Ruth', relation: '' }
const unopened = { id, state: { ...amelia, sentAt: '2031-06-07T09:00:00.000Z', reminders: 0 } }
const ruth = { email: 'ruth@hale.example', username: 'ruth' }

/** Nothing in it is fetched from elsewhere, and both forms say the same. */
const bothForms = ({ text, html }: Mail): readonly string[] => {
  expect(html).not.toMatch(/<img[^>]+src="(?!cid:)|<link|<script|@import/)
  return [text, html]
}

describe('an email to a recipient', () => {
  test.each([
    ['the first', linkMail(house, id, amelia, from, { mailId: 'l', attempt: 1 }), 'Ruth left something for you'],
    [
      'a fresh one',
      linkMail(house, id, { ...amelia, reissuedAt: ['2031-06-14T09:00:00.000Z'] }, from, { mailId: 'l', attempt: 1 }),
      'Your fresh link to what Ruth left for you',
    ],
    ['a reminder', reminderMail(house, [unopened], from, 'r'), 'What Ruth left for you is still here'],
  ])('%s names the sender, and its one link opens a page that asks', (_, mail, subject) => {
    expect(mail).toMatchObject({ to: 'amelia@hale.example', subject })
    for (const form of bothForms(mail)) {
      expect(form).toContain('Dear Amelia,')
      expect(form).toContain(link)
      expect(form.match(/\/d\//g)?.length).toBeGreaterThan(0)
      expect(form).toContain('rather not receive it')
    }
  })

  test('says who the author is to its reader, and how to be sure of it', () => {
    const grandmother = { author: 'Ruth Hale', relation: 'your grandmother' }
    for (const mail of [
      linkMail(house, id, amelia, grandmother, { mailId: 'l', attempt: 1 }),
      reminderMail(house, [unopened], grandmother, 'r'),
    ]) {
      expect(mail.subject).not.toContain('grandmother')
      for (const form of bothForms(mail)) {
        expect(form).toContain('From Ruth Hale, your grandmother.')
        expect(form).toContain('keeps messages for families and delivers them on the day they choose.')
        expect(form).toContain(`Call us at ${settings.supportPhone}, or type house.example into your browser by hand.`)
      }
    }
  })

  test('a code stands in the subject, and leads nowhere', () => {
    const mail = codeMail(house, amelia, '042317', 'c')
    expect(mail.subject).toBe('Your code is 042317')
    for (const form of bothForms(mail)) {
      expect(form).toContain('They work for ten minutes.')
      expect(form).not.toContain('/d/')
    }
  })
})

describe('an email to the author', () => {
  test.each([
    ['thanks', 'Amelia says thank you', '/future-messages/m'],
    ['reply:r1', 'Amelia sent you a reply', '/future-messages/m'],
    ['help:1', 'Amelia cannot get in', '/connections'],
    ['declined', 'Amelia would rather not receive it', '/future-messages/m'],
    ['wrong_person', 'Our email to Amelia reached someone else', '/connections'],
    ['unreachable', 'We could not reach Amelia', '/connections'],
    ['address_proposed:1', 'A trusted contact gives us an address of Amelia', '/future-messages/m'],
    ['address_supported:1', 'A second trusted contact knows that address of Amelia', '/future-messages/m'],
    ['address_refused:1', 'We do not write to that address of Amelia', '/connections'],
    ['address_used:1', 'We write to Amelia at another address', '/future-messages/m'],
  ])('about "%s" says the fact and leads to where it is mended', (what, subject, path) => {
    const mail = toldMail(settings, told, ruth, what, 't')
    expect(mail).toMatchObject({ to: 'ruth@hale.example', subject })
    for (const form of bothForms(mail)) {
      expect(form).toContain('Dear Ruth,')
      expect(form).toContain(`https://house.example${path}`)
    }
  })
  test('about what nobody knows is not written', () =>
    expect(() => toldMail(settings, told, ruth, 'weather', 't')).toThrow('weather'))
})

test('what needs the author is no news that may be left out', () => {
  expect(['thanks', 'reply:018f', 'declined'].filter(isNews)).toHaveLength(3)
  expect(['help:2', 'wrong_person', 'unreachable', 'address_proposed:1', 'address_used:1'].filter(isNews)).toEqual([])
})
