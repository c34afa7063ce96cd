// Through: life
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { ageMailbox } from '../support/database.ts'
import { dayMs } from './support/author.ts'
import { databaseUrl } from './support/database.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

/** The sweep looks once a minute. */
const SWEPT_MS = 150_000

test('who has answered no email of ours for a year is asked whether they arrive, and one press says so', async ({
  browser,
}) => {
  const { ask, email, person, draft, seal, main, openMessage, chip } = await newFamily(browser, 'reached')
  const message = await draft({ title: 'The lamp', body: 'It is yours.', recipientIds: [await person('Amelia')] })
  await seal(message, 300)
  const { id } = agreed(await ask('GET', '/api/account')) as { id: string }
  await ageMailbox(await databaseUrl(), id, dayMs)

  const mail = await mailboxOf(email).next(/Press the button so that we know our emails reach you/, SWEPT_MS)
  expect(mail.text).not.toContain('lamp')
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(mail, /\/reached\//))
  await heading(theirs, 'Did our email reach you?')
  await lookAt(theirs, { name: 'whether our emails arrive' })
  await readAndPress(theirs.getByRole('button', { name: 'Yes, your email reached me' }))
  await heading(theirs, 'Thank you. Our emails reach you')
  await lookAt(theirs, { name: 'our emails arrive' })
  await openMessage(message)
  await expect(chip('Sealed')).toBeVisible()
  await expect(main).toContainText('The lamp')
})
