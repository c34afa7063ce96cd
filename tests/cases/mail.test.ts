import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import { bounceIn } from '../../backend/kernel/mail/bounces.ts'
import { returnPathOf } from '../../backend/kernel/mail/mailer.ts'
import { classOf } from '../../backend/kernel/mail/returnClass.ts'
import { own } from './support/ownMails.ts'

const ids = ['018f0000-0000-7000-8000-00000000000a', 1, 2, 3] as const
const token = capabilitiesOf(Buffer.alloc(32, 7)).issue('bounce-notice', ...ids)
const path = returnPathOf('hello@everhearth.example', token)
/** The row of `a` in a mail of others stands for a return path. */
const answerTo = async (mail: string) => {
  const bounce = await bounceIn('message/rfc822', mail.replaceAll(/b\+a+@everhearth\.example/g, path))
  return typeof bounce === 'object' ? { status: bounce.status, class: classOf(bounce.status) } : bounce
}

test.each([
  ['dsn-vacation.eml', undefined],
  ['dsn-policy.eml', { status: '5.7.1', class: 'policy' }],
  ['dsn-base64.eml', { status: '5.1.1', class: 'gone' }],
])('%s is read as what it is', async (name, right) =>
  expect(await answerTo(await readFile(join(import.meta.dirname, 'mail', name), 'latin1'))).toEqual(right),
)

test.each(own.map(({ name, mail, right }) => [name, mail, right] as const))(
  '%s is read as what it is',
  async (_, mail, right) => {
    expect(await answerTo(mail)).toEqual(right)
    // The line ends of the wire, and of a disk.
    expect(await answerTo(mail.replaceAll('\n', '\r\n'))).toEqual(right)
  },
)
