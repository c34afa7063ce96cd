// Through: wishes, life
import { expect, test } from '../support/browserTest.ts'
import { readAndPress } from '../support/read.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { press, write } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { trusted } from './support/trusted.ts'

const NOW = 'Window open. No television.'
const LATER = 'Nothing slow. Ask Thomas.'

test('wishes are published, read by a trusted contact, and taken back; what waits for a death stays closed', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'wishes')
  const { page, main, addressOf } = ruth
  await page.goto('/last-wishes')
  await heading(page, 'If I’m not here')
  await expect(main).toContainText('You have no trusted contact yet')
  await lookAt(page, { name: 'no wishes' })
  await trusted(browser, ruth, 'Nora')

  const dialog = page.getByRole('dialog')
  await press(page, main.getByRole('button', { name: 'What comforts me' }))
  await write(page, dialog.getByLabel('In your own words'), NOW)
  await dialog.getByRole('radio', { name: /^Now/ }).check()
  await lookAt(page, { name: 'a section of last wishes' })
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(main.getByText(NOW, { exact: true })).toBeVisible()
  // What was typed is still there after the section was closed.
  await press(page, main.getByRole('button', { name: 'The service' }))
  await write(page, dialog.getByLabel('In your own words'), LATER)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await press(page, main.getByRole('button', { name: 'The service' }))
  await expect(dialog.getByLabel('In your own words')).toHaveValue(LATER)
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(main.getByText(LATER, { exact: true })).toBeVisible()
  await press(page, main.getByRole('button', { name: 'Publish', exact: true }))
  await expect(main).toContainText(/Version 1, published on/)
  await expect(main).toContainText('Nora can read their parts.')

  const mail = await mailboxOf(addressOf('nora')).next(/^The last wishes of Ruth/)
  for (const words of [NOW, LATER]) expect(mail.text).not.toContain(words)
  const nora = await (await browser.newContext()).newPage()
  await nora.goto(linkIn(mail, /\/wishes\//))
  await heading(nora, 'The last wishes of Ruth')
  await lookAt(nora, { name: 'before wishes are read' })
  await expect(main).toContainText('Nobody has read them yet.')
  await readAndPress(nora.getByRole('button', { name: 'Read the wishes' }))
  await expect(nora.getByText(NOW, { exact: true })).toBeVisible()
  await expect(nora.getByText(LATER, { exact: true })).toHaveCount(0)
  await lookAt(nora, { name: 'wishes as they are read' })
  await expect(main.getByRole('listitem').filter({ hasText: /^Nora, / })).toHaveCount(1)
  await lookAt(page, { name: 'wishes that were read' })

  await press(page, main.getByRole('button', { name: 'They still hold' }))
  await expect(page.getByText('Thank you. We’ll check in with you again in a year.')).toBeVisible()
  await press(page, main.getByRole('button', { name: 'Take them back' }))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take them back' }).click()
  await expect(main).toContainText('Nobody can read your wishes now.')
  await nora.goto(linkIn(mail, /\/wishes\//))
  await heading(nora, 'Nothing is open')
})
