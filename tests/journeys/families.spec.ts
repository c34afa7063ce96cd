// Through: accounts, families
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { chooseFor } from '../support/more.ts'
import { PASSWORD } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { idOf, invite, newMember } from './support/members.ts'

const FAMILY = 'The Hale family'
const NOTE = 'You always ask the best questions.'

const members = ({ main }: Pick<Family, 'main'>) => main.getByRole('listitem')
const openMembers = async ({ page, main }: Family): Promise<void> => {
  await page.goto('/family-collaboration')
  await main.getByRole('link', { name: 'Members' }).click()
}
const nameFamily = async (family: Family, name: string): Promise<void> => {
  agreed(await family.ask('PATCH', '/api/family', { name }))
}
const ownPage = async (browser: { newContext: () => Promise<{ newPage: () => Promise<Page> }> }): Promise<Page> =>
  (await browser.newContext()).newPage()

test('a family gets its name, and who is invited opens an account from the email and is in', async ({ browser }) => {
  const ruth = await newFamily(browser, 'invites')
  const { page, main, press, addressOf } = ruth
  await openMembers(ruth)
  await press('Name your family')
  const naming = page.getByRole('dialog')
  await naming.getByLabel('Name of the family').fill(FAMILY)
  await naming.getByRole('button', { name: 'Save' }).click()
  await heading(page, FAMILY)

  await page.goto('/family-invitations')
  await press('Invite someone')
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Their name').fill('Thomas')
  await dialog.getByLabel('Their email').fill(ruth.email)
  await dialog.getByLabel(/^A few words from you/).fill(NOTE)
  await expect(dialog.getByRole('region', { name: 'What they will read' })).toContainText(NOTE)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is your own email address.')
  await dialog.getByLabel('Their email').fill(addressOf('thomas'))
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main.getByRole('listitem').filter({ hasText: 'Thomas' })).toContainText('Waiting for an answer')

  const mail = await mailboxOf(addressOf('thomas')).next(new RegExp(`Ruth invites you to ${FAMILY}`))
  expect(mail.text).toContain(NOTE)
  const thomas = await ownPage(browser)
  await thomas.goto(linkIn(mail, /\/invite\//))
  await heading(thomas, `Ruth would like you to join ${FAMILY}`)
  await expect(thomas.getByText(NOTE)).toBeVisible()
  await lookAt(thomas, { name: 'an invitation to a family' })
  await thomas.getByRole('button', { name: 'Create an account and join' }).click()
  const signUp = thomas.getByRole('dialog').getByRole('tabpanel', { name: 'Sign Up' })
  await signUp.getByLabel('Email').fill(addressOf('thomas'))
  await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await signUp.getByRole('button', { name: 'Create my account' }).click()
  await thomas.getByRole('button', { name: `Join ${FAMILY}` }).click()
  await heading(thomas, FAMILY)
  await expect(thomas.getByText(`Welcome to ${FAMILY}`, { exact: true })).toBeVisible()

  // Nobody loads Ruth's page anew.
  await expect(main.getByRole('listitem').filter({ hasText: 'Thomas' })).toContainText('Joined')
  await mailboxOf(ruth.email).next(/Thomas has joined The Hale family/)
  await openMembers(ruth)
  await expect(members(ruth)).toHaveCount(2)
  await main.getByRole('link', { name: 'Stories' }).click()
  await expect(main).toContainText('Thomas joined the family.')
})

test('a link is no use to another account; who it is for finds it in the app, and has two families then', async ({
  browser,
}) => {
  const [ruth, ben, other] = await Promise.all([
    newFamily(browser, 'lists'),
    newFamily(browser, 'listed', 'ben'),
    newFamily(browser, 'strange', 'walter'),
  ])
  await nameFamily(ruth, FAMILY)
  await nameFamily(ben, 'Ben and the boats')
  await invite(ruth, 'Ben', ben.email, 'contributor')
  const link = linkIn(await mailboxOf(ben.email).next(/invites you/), /\/invite\//)
  await other.page.goto(link)
  await other.press(`Join ${FAMILY}`)
  const hidden = ben.email.replace('en@', '•••@')
  await expect(other.main.getByRole('alert')).toContainText(`This invitation was sent to ${hidden}.`)
  await expect(other.main.getByRole('alert')).toContainText('or ask Ruth to invite this one')
  await expect(other.main.getByRole('button', { name: 'Use another account' })).toBeVisible()
  await lookAt(other.page, { name: 'an invitation in the wrong account' })

  const { page, main } = ben
  await page.goto('/family-invitations')
  await main.getByRole('button', { name: `Join ${FAMILY}` }).click()
  await heading(page, FAMILY)
  const switcher = page.getByRole('button', { name: 'Show another family' })
  await expect(switcher).toHaveText(FAMILY)
  const second = await page.context().newPage()
  await second.goto('/family-collaboration')
  await heading(second, FAMILY)
  await switcher.click()
  await page.getByRole('menuitemradio', { name: 'Ben and the boats' }).click()
  await heading(page, 'Ben and the boats')
  await main.getByRole('link', { name: 'Members' }).click()
  await expect(members(ben)).toHaveCount(1)
  await second.reload()
  await heading(second, FAMILY)

  await second.setViewportSize({ width: 390, height: 844 })
  await second.getByRole('button', { name: 'Menu' }).click()
  await second.getByRole('combobox', { name: 'Family' }).click()
  await second.getByRole('option', { name: 'Ben and the boats' }).click()
  await heading(second, 'Ben and the boats')
})

test('a viewer may look and no more, and what someone wrote stays when their role is lowered', async ({ browser }) => {
  const ruth = await newFamily(browser, 'roles')
  await nameFamily(ruth, FAMILY)
  const amelia = await newMember(browser, ruth, 'Amelia', 'viewer')
  await openMembers(amelia)
  await expect(members(amelia)).toHaveCount(2)
  for (const name of [/^Ask for a story/, 'Change the name', 'Hand the family over', /^More for/])
    await expect(amelia.main.getByRole('button', { name })).toHaveCount(0)
  await amelia.page.goto('/family-invitations')
  await expect(amelia.main).toContainText('To invite someone, ask the owner or a helper of the family.')
  const refused = await amelia.ask('PATCH', '/api/family', { name: 'Mine now' })
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])

  const thomas = await newMember(browser, ruth, 'Thomas', 'steward')
  await thomas.page.goto('/family-invitations')
  await thomas.press('Invite someone')
  const dialog = thomas.page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Their name').fill('Clara')
  await dialog.getByLabel('Their email').fill(ruth.addressOf('clara'))
  await dialog.getByLabel(/^A few words from you/).fill(NOTE)
  await openMembers(ruth)
  await chooseFor(ruth.page, 'Thomas', 'Change role')
  await ruth.page.getByRole('dialog').getByRole('radio', { name: 'Viewer' }).check()
  await ruth.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(members(ruth).filter({ hasText: 'Thomas' })).toContainText('Viewer')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel(/^A few words from you/)).toHaveValue(NOTE)
  await mailboxOf(thomas.email).next(/Your role in The Hale family has changed/)

  await chooseFor(ruth.page, 'Amelia', 'Remove')
  await ruth.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(members(ruth)).toHaveCount(2)
  const gone = await amelia.ask('GET', '/api/family', undefined, { 'X-Family': await idOf(ruth) })
  expect(gone.status).toBe(404)
  await amelia.page.goto('/family-collaboration')
  await heading(amelia.page, 'Amelia’s family')
})

test('a family is handed over, and who gave it leaves with a copy', async ({ browser }) => {
  const ruth = await newFamily(browser, 'hands')
  await nameFamily(ruth, FAMILY)
  const thomas = await newMember(browser, ruth, 'Thomas', 'steward')
  const { page, main, press } = ruth
  await openMembers(thomas)
  await openMembers(ruth)
  await press('Hand the family over')
  await expect(main.getByRole('button', { name: 'Leave this family', includeHidden: true })).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Hand the family over' })
  await dialog.getByRole('radio', { name: 'Thomas' }).check()
  await dialog.getByLabel('Your password', { exact: true }).fill('not it')
  await dialog.getByRole('button', { name: 'Ask them' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Ask them' }).click()
  await expect(dialog).toHaveCount(0)
  await mailboxOf(thomas.email).next(/would like you to be the owner of The Hale family/)

  await expect(thomas.main).toContainText('Ruth would like you to take over this family')
  await lookAt(thomas.page, { name: 'a family to be taken over' })
  await thomas.press('Take it over')
  await expect(members(thomas).filter({ hasText: 'Thomas' })).toContainText('Owner')
  await expect(members(ruth).filter({ hasText: 'Ruth' })).toContainText('Helper')

  await press('Leave this family')
  const leaving = page.getByRole('alertdialog')
  await leaving.getByRole('link', { name: 'First download a copy' }).click()
  await main.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await press('Download everything')
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  await openMembers(ruth)
  await press('Leave this family')
  await leaving.getByRole('button', { name: 'Leave the family' }).click()
  await expect(page.getByText(`You’ve left ${FAMILY}`, { exact: true })).toBeVisible()
  await expect(main).toContainText('You’re not in a family right now')
  await expect(members(thomas)).toHaveCount(1)
  await lookAt(page, { name: 'no family' })
  for (const path of ['/sharing', '/family-collaboration/members', '/family-connections']) {
    await page.goto(path)
    await expect(main).toContainText('You’re not in a family right now')
    await expect(main.getByRole('alert')).toHaveCount(0)
  }
  await page.goto('/family-collaboration')
  await press('Start a family')
  await page.getByLabel('Name of the family').fill('Ruth and the garden')
  await page.getByRole('dialog').getByRole('button', { name: 'Start a family' }).click()
  await heading(page, 'Ruth and the garden')
})
