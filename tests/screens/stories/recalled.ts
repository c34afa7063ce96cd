import { answerWith } from '../../journeys/support/answer.ts'
import { heading } from '../scene.ts'
import { AN_HOUR, button, expect, SLOW_DAY_MS, type Story } from '../story.ts'

const LETTER = 'The gate was never green.'
const WITHIN_MS = 4 * AN_HOUR * SLOW_DAY_MS

/** A delivery that is taken back: while it can be undone, by a mail, and from one person after the mails. */
export const recalled: Story = {
  name: 'recalled',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, behind, mailTo, take }) => {
    const { page, main, chip, email, addressOf, person, draft, seal, openMessage } = await newFamily('recalled')
    const recipientIds = [await person('Amelia'), await person('Joseph')]
    const undone = await draft({ title: 'The blue tin', body: LETTER, recipientIds })
    const mailed = await draft({ title: 'The green gate', body: LETTER, recipientIds })
    await seal(undone, AN_HOUR, 'always')
    await seal(mailed, 2 * AN_HOUR, 'always')

    await openMessage(undone)
    await expect(chip('Delivery starts')).toBeVisible({ timeout: WITHIN_MS })
    await take(page, 'message-begun', 'Delivery has begun, and can still be undone')
    const begun = await mailTo(email, /Delivery of your message to Amelia and Joseph has begun/)
    const phone = await behind(email, /Delivery of your message to Amelia and Joseph has begun/, /\/check\/.*do=recall/)
    await take(phone, 'answer-recall', 'The page that takes a message back, behind the email that says it has begun')
    await answerWith(phone, begun, 'Take it back')
    await heading(phone, 'You took it back')
    await take(phone, 'answered-recall', 'Taken back by the email')
    await expect(chip('Taken back')).toBeVisible()
    await take(page, 'message-recalled', 'The page of a message that was taken back before the first email')

    await openMessage(mailed)
    const joseph = await behind(addressOf('joseph'), /left something for/, /\/d\//)
    await button(page, 'Take it back from Joseph').click()
    await expect(main).toContainText('The link of Joseph is closed')
    await joseph.reload()
    await heading(joseph, 'Ruth took this message back')
    await take(joseph, 'recipient-taken-back', 'A message that was taken back, to its recipient')
    await button(page, 'Take this message back').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await take(page, 'message-take-back', 'A message is taken back: asked once more')
  },
}
