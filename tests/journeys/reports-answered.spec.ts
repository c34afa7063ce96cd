// Through: life, messages
import { expect, test } from '../support/browserTest.ts'
import { newFamily } from './support/family.ts'
import { kept, OBJECT_MS, stillHere } from './support/kept.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { lookAgain, report, trusted } from './support/trusted.ts'

test('the author answers late, all is as it was, and those who told us know', async ({ browser }) => {
  const family = await newFamily(browser, 'objects')
  const { page, main, chip, email, addressOf, openMessage } = family
  const nora = await trusted(browser, family, 'Nora')
  const ben = await trusted(browser, family, 'Ben')
  const message = await kept(family)
  for (const [theirs, name] of [[nora, 'nora'] as const, [ben, 'ben'] as const]) {
    await lookAgain(theirs)
    await report(theirs, addressOf(name))
  }
  const last = await mailboxOf(email).next(/^Last email, by /, OBJECT_MS + 30_000)
  await stillHere(await (await browser.newContext()).newPage(), linkIn(last, /\/here\//))
  for (const name of ['nora', 'ben'])
    await mailboxOf(addressOf(name)).next(/Ruth, or someone with their email, answered us/)
  await lookAgain(ben)
  await expect(ben.getByRole('main')).toContainText('you can tell us again on')
  await lookAt(ben, { name: 'reports that do not count any more' })
  await openMessage(message)
  await expect(chip('Kept until needed')).toBeVisible()
  await page.goto('/legacy')
  await expect(main).toContainText('We’ve heard from you')
  expect(await mailboxOf(addressOf('amelia')).read(/left something for/)).toEqual([])
})
