// Through: accounts, messages, media
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browserTest.ts'
import { unzip } from '../../backend/kernel/testing/unzip.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { codesOf } from '../support/codes.ts'
import { ageSecondFactor } from '../support/database.ts'
import { newAdmin } from './support/admin.ts'
import { PASSWORD } from './support/author.ts'
import { databaseUrl } from './support/database.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

test('everything of a person’s comes as one file, for their password, and they are told', async ({ browser }) => {
  const { page, main, press, person, draft, email } = await newFamily(browser, 'taken')
  const amelia = await person('Amelia')
  await draft({ title: 'The big spoon', body: 'You would not let go of it.', recipientIds: [amelia] })
  await page.goto('/account/data')
  await main.getByLabel('Your password', { exact: true }).fill('not it')
  await press('Download everything')
  await expect(main.getByRole('alert').first()).toBeVisible()

  await main.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await press('Download everything')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/ \d{4}-\d{2}-\d{2}\.zip$/)
  await expect(main).toContainText('Your download has begun.')
  const files = unzip(await readFile(await download.path()))
  expect(files.get('index.html')?.toString()).toContain('The big spoon')
  expect(files.get('messages/001 The big spoon/letter.txt')?.toString()).toContain('You would not let go of it.')
  expect(files.get('data/people.json')?.toString()).toContain('Amelia')
  await mailboxOf(email).next(/All your data was downloaded/)
})

test('an authenticator app that someone else added goes at once for whoever has one of its codes', async ({
  browser,
}) => {
  const { ask, email } = await newFamily(browser, 'app')
  const begun = agreed(await ask('POST', '/api/account/totp', { password: PASSWORD }))
  const codes = codesOf((begun as { secret: string }).secret)
  agreed(await ask('POST', '/api/account/totp/confirm', { code: await codes.before() }))
  const own = await (await browser.newContext()).newPage()
  const main = own.getByRole('main')
  await own.goto(linkIn(await mailboxOf(email).next(/authenticator app was added/), /\/undo\//))
  await main.getByLabel('Code of the app, or a recovery code').fill('000000')
  await main.getByRole('button', { name: 'It was not me' }).click()
  await expect(main.getByRole('alert').first()).toContainText('That code is not right')
  await main.getByLabel('Code of the app, or a recovery code').fill(codes.at(0))
  await main.getByRole('button', { name: 'It was not me' }).click()
  await heading(own, 'Your account is locked')
  await mailboxOf(email).next(/locked/i)
})

test('a look of ours is seen by whom it was at, and half an hour later we show once more who we are', async ({
  browser,
}) => {
  const [family, admin] = await Promise.all([newFamily(browser, 'seen'), newAdmin(browser)])
  await family.page.goto('/account/security')
  await expect(family.main).toContainText('None of our staff has opened it. If someone does, you will see it here.')

  await admin.page.goto('/admin')
  await admin.main.getByLabel('Search by name or email').fill(family.email)
  const row = admin.main.getByRole('row').filter({ hasText: family.email })
  await row.getByRole('button', { name: 'View' }).click()
  const account = admin.page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText(`${family.email}, confirmed`)
  await expect(async () => {
    await family.page.reload()
    await expect(family.main).toContainText('At your account', { timeout: 2_000 })
  }).toPass()

  await ageSecondFactor(await databaseUrl(), admin.id)
  await account.getByRole('button', { name: 'Sign out everywhere' }).click()
  const proof = admin.page.getByRole('dialog', { name: 'Show that it is you' })
  await proof.getByLabel('6-digit code').fill(admin.freshCode())
  await proof.getByRole('button', { name: 'Show that it is you' }).click()
  await expect(proof).toHaveCount(0)
  await expect(admin.page.getByText('Now press the button once more.', { exact: true })).toBeVisible()
  await account.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(account.getByRole('alert')).toHaveText('Done.')
  await family.page.goto('/account/security')
  await expect(family.page.getByRole('dialog')).toBeVisible()
})
