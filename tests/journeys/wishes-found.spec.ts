// Through: wishes, life, messages
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { readAndPress } from '../support/read.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { kept, OBJECT_MS } from './support/kept.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { lookAgain, report, trusted } from './support/trusted.ts'

const WISH = 'Nothing slow. Ask Thomas.'

test('wishes that wait for a death are found once it is confirmed, and closed when their author was there after all', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'wishes-found')
  const { page, main, ask, addressOf } = family
  const nora = await trusted(browser, family, 'Nora')
  const ben = await trusted(browser, family, 'Ben')
  const section = { words: WISH, when: 'after_death', basedOn: null }
  agreed(await ask('PUT', '/api/wishes/sections/service', section))
  agreed(await ask('POST', '/api/wishes/publish', {}))
  await kept(family)

  await lookAgain(nora)
  await report(nora, addressOf('nora'))
  await mailboxOf(addressOf('ben')).next(/We were told that Ruth has died/)
  expect(await mailboxOf(addressOf('ben')).read(/^The last wishes of Ruth/)).toEqual([])
  await lookAgain(ben)
  await report(ben, addressOf('ben'))
  const mail = await mailboxOf(addressOf('ben')).next(/^The last wishes of Ruth/, OBJECT_MS + 30_000)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(linkIn(mail, /\/wishes\//))
  await readAndPress(theirs.getByRole('button', { name: 'Read the wishes' }))
  await expect(theirs.getByText(WISH, { exact: true })).toBeVisible()

  await page.goto('/legacy')
  await expect(main).toContainText('People you trust told us that you died')
  await main.getByRole('button', { name: 'I’m still here' }).first().click()
  await expect(main).toContainText('We’ve heard from you')
  await theirs.goto(linkIn(mail, /\/wishes\//))
  await heading(theirs, 'Nothing is open')
  await page.goto('/last-wishes')
  await expect(main.getByRole('listitem').filter({ hasText: /^Ben, / })).toHaveCount(1)
  await lookAt(page, { name: 'who has read wishes after all' })
})
