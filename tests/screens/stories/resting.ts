import { openAsAScanner } from '../../journeys/support/scanner.ts'
import { inMail } from '../../../stack/seed/mailbox.ts'
import { heading } from '../scene.ts'
import { AN_HOUR, button, expect, SLOW_DAY_MS, type Story } from '../story.ts'

const LETTER = 'The gate was never green.'

/** A message that comes every year, one that rests, and one that a link of a check cancels. */
export const resting: Story = {
  name: 'resting',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, newPage, mailTo, take }) => {
    const { page, chip, press, email, person, draft, seal, openMessage } = await newFamily('resting')
    const recipientIds = [await person('Amelia')]
    const yearly = await draft({ title: 'For your birthday', body: LETTER, recipientIds })
    await seal(yearly, 200, 'silent', { mode: 'recurring', rule: { every: 'year' } })
    await openMessage(yearly)
    await expect(chip('Sealed')).toBeVisible()
    await take(page, 'message-yearly', 'A message’s page that comes back every year')

    const paused = await draft({ title: 'The green gate', body: LETTER, recipientIds })
    await seal(paused, 20)
    await openMessage(paused)
    await press('Pause this message')
    await expect(page.getByRole('dialog')).toBeVisible()
    await take(page, 'message-pause', 'The dialog that pauses a message')
    await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
    await expect(chip('Paused')).toBeVisible()
    await take(page, 'message-paused', 'A paused message’s page')
    await press('Cancel this message')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await take(page, 'message-cancel', 'A message is cancelled: asked once more')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(chip('Cancelled')).toBeVisible()
    await take(page, 'message-cancelled', 'A cancelled message’s page')

    const checked = await draft({ title: 'The blue tin', body: LETTER, recipientIds })
    await seal(checked, 12 * AN_HOUR, 'always')
    const first = await mailTo(email, /will be sent soon/)
    const link = inMail(first, /(https?:\S+\/check\/\S*do=cancel)/)
    const phone = await newPage()
    await openAsAScanner(phone, link)
    await take(phone, 'answer-number', 'Whoever presses sooner than anyone reads is asked for the number in the email')
    await button(phone, inMail(first, /press (\d{3})/)).click()
    await heading(phone, 'This message is cancelled')
    await take(phone, 'answered-cancel', 'The message is cancelled by the email')
    await openMessage(checked)
    await press('Bring it back as a draft')
    await expect(chip('Draft')).toBeVisible()
    await seal(checked, 30)
    const later = await newPage()
    await later.goto(link)
    await expect(later.getByText('This date was changed.')).toBeVisible()
    await take(later, 'answer-old', 'The link of a date that was changed')
  },
}
