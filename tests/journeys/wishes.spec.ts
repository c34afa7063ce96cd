// Through: wishes, life
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
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
  await expect(main.getByRole('listitem').filter({ hasText: NOW })).toBeVisible()
  // What was typed is still there after the section was closed.
  await press(page, main.getByRole('button', { name: 'The service' }))
  await write(page, dialog.getByLabel('In your own words'), LATER)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await press(page, main.getByRole('button', { name: 'The service' }))
  await expect(dialog.getByLabel('In your own words')).toHaveValue(LATER)
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(main.getByRole('listitem').filter({ hasText: LATER })).toBeVisible()
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
  await expect(page.getByText('Thank you. We’ll check in with you again in a year.').first()).toBeVisible()
  await press(page, main.getByRole('button', { name: 'Take them back' }))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take them back' }).click()
  await expect(main).toContainText('Nobody can read your wishes now.')
  await nora.goto(linkIn(mail, /\/wishes\//))
  await heading(nora, 'Nothing is open')
})

test('what is for a time of illness is asked for, denied in time, and closed again after it has opened', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'wishes-unwell')
  const { page, main, ask, email, addressOf } = ruth
  await trusted(browser, ruth, 'Nora')
  await trusted(browser, ruth, 'Ben')
  const section = { words: 'Dr. Lind has the directive.', when: 'if_unwell', basedOn: null }
  agreed(await ask('PUT', '/api/wishes/sections/treatment', section))
  agreed(await ask('POST', '/api/wishes/publish', {}))

  const atThePage = async (name: string) => {
    const mail = await mailboxOf(addressOf(name)).next(/^The last wishes of Ruth/)
    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(linkIn(mail, /\/wishes\//))
    await heading(theirs, 'The last wishes of Ruth')
    return { theirs, link: linkIn(mail, /\/wishes\//) }
  }
  const nora = await atThePage('nora')
  await lookAt(nora.theirs, { name: 'wishes that can be asked for' })
  await readAndPress(nora.theirs.getByRole('button', { name: 'Ask to read it' }))
  await expect(nora.theirs.getByRole('status')).toContainText('Unless Ruth says no, it opens on')
  await mailboxOf(email).next(/^Nora asks to read your last wishes/)
  await page.goto('/last-wishes')
  await expect(main).toContainText('Nora asks to read it.')
  await lookAt(page, { name: 'wishes that a contact asks for' })
  await press(page, main.getByRole('button', { name: 'Say no' }))
  await expect(main).toContainText('You said no to Nora.')
  await mailboxOf(addressOf('nora')).next(/^Ruth said no for now/)
  await nora.theirs.goto(nora.link)
  await expect(nora.theirs.getByRole('main')).toContainText('Ruth said no for now.')

  await main.getByRole('combobox', { name: 'How long can you say no?' }).click()
  await page.getByRole('option', { name: 'It opens at once' }).click()
  await expect(main.getByRole('combobox', { name: 'How long can you say no?' })).toHaveText('It opens at once')
  const ben = await atThePage('ben')
  await readAndPress(ben.theirs.getByRole('button', { name: 'Ask to read it' }))
  await expect(main).toContainText('It is open to Ben.')
  await ben.theirs.goto(ben.link)
  await readAndPress(ben.theirs.getByRole('button', { name: 'Read the wishes' }))
  await expect(ben.theirs.getByText('Dr. Lind has the directive.', { exact: true })).toBeVisible()
  await press(page, main.getByRole('button', { name: 'Close it again' }))
  await expect(main).toContainText('You said no to Ben.')
  await ben.theirs.goto(ben.link)
  await expect(ben.theirs.getByRole('button', { name: 'Read the wishes' })).toHaveCount(0)
})
