// Through: messages, panel, deliveries
import { expect, test } from '../support/browserTest.ts'
import { newAdmin } from './support/admin.ts'
import { dayMs } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const LETTER = 'The blue tin is on the shelf above the stove.'

test('what staff do about a message is told to its author: a pause, a fresh link, and never a note', async ({
  browser,
}) => {
  const [admin, family] = await Promise.all([newAdmin(browser), newFamily(browser, 'helped')])
  const { page, main, chip, press, ask, person, draft, seal, openMessage, email, addressOf } = family
  const words = { title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] }
  const [kept, sent] = [await draft(words), await draft(words)]
  await seal(kept, 20)
  await seal(sent, 1 / 24, 'always')
  const streamOf = (stream: string) => admin.page.goto(`/admin-control-panel/history/${stream}`)

  await streamOf(`message-${kept}`)
  await admin.main.getByLabel('Note').fill('Her daughter called: she is in hospital.')
  await admin.press('Keep the note')
  await expect(admin.main.getByRole('listitem').filter({ hasText: 'she is in hospital' })).toBeVisible()
  await admin.press('Pause the message')
  await expect(admin.main.getByText('Done.', { exact: true })).toBeVisible()
  const told = await mailboxOf(email).next(/We have paused your message to Amelia/)
  await page.goto(linkIn(told, /\/future-messages\//))
  await expect(chip('Paused')).toBeVisible()
  await expect(main).toContainText('We paused it')
  await expect(main).not.toContainText('hospital')
  await press('End the pause')
  await expect(chip('Sealed')).toBeVisible()

  await openMessage(sent)
  const first = await mailboxOf(addressOf('amelia')).next(/left something for you/, dayMs / 4)
  await press('Show every step')
  await expect(main).toContainText('The email reached Amelia')
  const [row] = (await ask('GET', `/api/deliveries?messageId=${sent}`)).body as [{ id: string }]
  await streamOf(`delivery-${row.id}`)
  await admin.press('Email a fresh link')
  await expect(admin.main.getByText('Done.', { exact: true })).toBeVisible()
  const fresh = await mailboxOf(addressOf('amelia')).next(/Your fresh link to what Ruth left for you/)
  await expect(main).toContainText('We emailed a fresh link to Amelia')
  const hers = await (await browser.newContext()).newPage()
  await hers.goto(linkIn(first, /\/d\//))
  await heading(hers, 'There is a newer link')
  await hers.goto(linkIn(fresh, /\/d\//))
  await heading(hers, 'left something for you')
  await hers.close()
  await expect(admin.main).not.toContainText('The blue tin')
  await expect(admin.main).not.toContainText(LETTER)
})
