// Through: life, messages
import { expect, test } from '../support/browserTest.ts'
import { readAndPress } from '../support/read.ts'
import { dayMs } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { kept, OBJECT_MS, stillHere } from './support/kept.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { lookAgain, report, trusted } from './support/trusted.ts'

test('who has a dead author’s mailbox ends reports once; a week later they count, and a press is not enough @deep', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'mailbox')
  const { email, addressOf } = family
  const contacts = [
    [await trusted(browser, family, 'Nora'), 'nora'],
    [await trusted(browser, family, 'Ben'), 'ben'],
  ] as const
  await kept(family)
  const told = async () => {
    for (const [theirs, name] of contacts) {
      await lookAgain(theirs)
      await report(theirs, addressOf(name))
    }
  }
  await told()
  const stranger = await (await browser.newContext()).newPage()
  const asked = await mailboxOf(email).next(/^Nora and Ben are worried about you/)
  await stillHere(stranger, linkIn(asked, /\/here\//))

  const [[nora]] = contacts
  const mayTell = async () => {
    await lookAgain(nora)
    await expect(nora.getByRole('button', { name: 'Email me the six digits' })).toBeVisible({ timeout: 1_000 })
  }
  await expect(mayTell).toPass({ timeout: 8 * dayMs, intervals: [dayMs / 4] })
  await told()
  await stranger.goto(linkIn(asked, /\/here\//))
  await readAndPress(stranger.getByRole('button', { name: 'I’m still here' }))
  await heading(stranger, 'Please sign in')
  await mailboxOf(addressOf('ben')).next(/Ruth has not replied to us/, OBJECT_MS + 30_000)
  await mailboxOf(addressOf('amelia')).next(/left something for/, 6 * dayMs)
})
