import { heading } from '../scene.ts'
import { button, expect, SLOW_DAY_MS, type Story } from '../story.ts'
import { chooseFor } from '../../support/more.ts'
import { readAndPress } from '../../support/read.ts'

/** The address book: who is asked first, and the dialogs about a person. */
export const people: Story = {
  name: 'people',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, behind, take }) => {
    const { page, addressOf, person } = await newFamily('people')
    await person('Ida')
    await person('Otto')
    await page.goto('/connections')
    const asked = async (name: string) => {
      await chooseFor(page, name, 'Ask if they want messages')
      const theirs = await behind(addressOf(name.toLowerCase()), /May Ruth leave a message for you/, /\/d\//)
      await heading(theirs, 'May Ruth leave a message for you?')
      return theirs
    }
    const ida = await asked('Ida')
    await take(ida, 'invitation', 'The page that asks whether someone wants messages')
    await readAndPress(button(ida, 'Yes, that is all right'))
    await heading(ida, 'Thank you')
    await take(ida, 'invitation-yes', 'Someone said yes to messages')
    const otto = await asked('Otto')
    await readAndPress(button(otto, 'I’d rather not'))
    await heading(otto, 'Nothing will come')
    await take(otto, 'invitation-no', 'Someone said no to messages')
    await expect(page.getByText('Asked not to receive messages')).toBeVisible()
    await expect(page.getByText('Said yes to messages')).toBeVisible()
    await take(page, 'people-asked', 'People who said yes and no')

    const dialog = page.getByRole('dialog')
    await chooseFor(page, 'Ida', 'Change how they unlock it')
    await expect(dialog.getByRole('tab', { name: 'A passcode' })).toBeVisible()
    await take(page, 'person-passcode', 'How someone unlocks it: a passcode')
    await dialog.getByRole('tab', { name: 'A question' }).click()
    await take(page, 'person-question', 'A question')
    await dialog.getByRole('tab', { name: 'A code by email' }).click()
    await take(page, 'person-code', 'A code by email')
    await page.keyboard.press('Escape')
    await chooseFor(page, 'Ida', 'Change')
    await expect(dialog.getByLabel('Their email')).toBeVisible()
    await take(page, 'person-change', 'The dialog that changes a person')
    await page.keyboard.press('Escape')
    await chooseFor(page, 'Ida', 'Remove')
    await expect(page.getByText('Remove Ida from your people?')).toBeVisible()
    await take(page, 'person-remove', 'A person is removed: asked once more')
    await page.keyboard.press('Escape')
    await button(page, 'Add a person').click()
    await dialog.getByText('This is a child.').click()
    await dialog.getByLabel('Name', { exact: true }).fill('Robin')
    await dialog.getByLabel('Their guardian’s email').fill(addressOf('guardian'))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('Tick that this is the guardian’s address.')
    await take(page, 'person-child', 'A child, with the address of a guardian, and what is missing')
  },
}
