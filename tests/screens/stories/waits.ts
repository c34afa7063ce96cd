import { agreed } from '../../../stack/seed/visitor.ts'
import { heading } from '../scene.ts'
import { readAndPress } from '../../support/read.ts'
import { button, DAY_MS, expect, type Story } from '../story.ts'

const LETTER = 'The blue tin is on the shelf above the stove.'
const CONTACTS = '/legacy/contacts'

/** An author whom no mail reaches, the contacts who hear of it, and one who asks us to wait. */
export const waits: Story = {
  name: 'waits',
  dayMs: DAY_MS,
  tell: async ({ newFamily, behind, take }) => {
    const family = await newFamily('waits', 'closed-ruth')
    const { page, main, chip, ask, addressOf, person, draft, sealSoon, openMessage } = family
    agreed(await ask('PATCH', '/api/account/profile', { name: 'Ruth' }))
    await page.goto(CONTACTS)
    await expect(main).toContainText('No trusted contacts yet')
    await take(page, 'contacts-empty', 'Trusted contacts, with nobody yet')
    const invite = async (name: string, isShown = false) => {
      await button(page, 'Add a trusted contact').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name', { exact: true }).fill(name)
      await dialog.getByLabel('Their email').fill(addressOf(name.toLowerCase()))
      if (isShown) await take(page, 'contacts-ask', 'The dialog that asks someone to be a contact')
      await dialog.getByRole('button', { name: 'Send the question' }).click()
      await expect(dialog).toHaveCount(0)
      return behind(addressOf(name.toLowerCase()), /would like you to be a trusted contact/, /\/trusted\//)
    }
    const nora = await invite('Nora', true)
    await readAndPress(button(nora, 'Yes, you may write to me'))
    await heading(nora, 'You are a trusted contact of Ruth')
    const emil = await invite('Emil')
    await readAndPress(button(emil, 'I’d rather not'))
    await heading(emil, 'We do not write to you about it')
    await take(emil, 'contact-declined', 'Someone would rather not be a contact')

    const message = await draft({ title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] })
    await sealSoon(message)
    await openMessage(message)
    await expect(chip('We could not reach you')).toBeVisible()
    const told = await behind(addressOf('nora'), /We cannot reach/, /\/trusted\//)
    await take(told, 'contact-may-wait', 'A contact, when we cannot reach the author: they may ask us to wait')
    await told.getByLabel(/For how many days/).fill('30')
    await readAndPress(button(told, 'Please wait: I am not sure'))
    await expect(told.getByRole('status')).toContainText('We wait until')
    await take(told, 'contact-waits', 'A contact asked us to wait')

    await expect(chip('Paused')).toBeVisible()
    await take(page, 'message-waits', 'A message’s page while a contact asks us to wait')
    await page.goto(CONTACTS)
    await expect(main).toContainText('Nora asked us to wait')
    await take(page, 'contacts-wait', 'The author sees who asked us to wait, and may go on')
    await button(page, 'Remove Nora').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await take(page, 'contacts-remove', 'A contact is removed: asked once more')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await nora.reload()
    await heading(nora, 'You are no trusted contact any more')
    await take(nora, 'contact-removed', 'The link of someone who is no contact any more')
  },
}
