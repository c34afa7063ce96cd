import { expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { LEAVE, CONFIRM } from '../../backend/modules/subscribers/queries.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { confirmationMail } from './mail.ts'

const id = '018f0000-0000-7000-8000-00000000000a'
const capabilities = capabilitiesOf(Buffer.alloc(32, 7))
const settings = {
  origin: 'https://house.example',
  productName: 'Hearth & Home',
  supportPhone: '+1 555 0100',
} as Settings
const state = { ...subscriber.initial, subscriberId: id, address: 'nell@hale.example' }
const mail = confirmationMail({ capabilities, settings }, state, 'mail-1')

test('the question goes to the address, with both links in both forms and no word of the address', () => {
  expect(mail).toMatchObject({ to: 'nell@hale.example', subject: 'Would you like letters from Hearth & Home?' })
  for (const [purpose, path] of [
    [CONFIRM, 'confirm'],
    [LEAVE, 'u'],
  ] as const) {
    const link = `https://house.example/newsletter/${path}/${capabilities.issue(purpose, id)}`
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
  }
  expect(mail.text + mail.html).not.toContain('nell@')
  expect(mail.html).toContain('Hearth &amp; Home')
})

test('a mail program may leave by itself', () =>
  expect(mail.leaveUrl).toBe(`https://house.example/newsletter/u/${capabilities.issue(LEAVE, id)}`))
