import { agreed } from '../../../stack/seed/visitor.ts'
import { heading } from '../scene.ts'
import { AN_HOUR, button, expect, SHORT_DAY_MS, type Story } from '../story.ts'
import { readAndPress } from '../../support/read.ts'

const LETTER = 'The key is under the third pot, where it always was.'
type Sent = readonly [{ readonly expiresAt: string }]

/** A link that is too old, and the fresh one that replaces it. */
export const expiry: Story = {
  name: 'expiry',
  dayMs: SHORT_DAY_MS,
  tell: async ({ newFamily, behind, mailTo, take }) => {
    const { ask, addressOf, person, draft, seal } = await newFamily('expiry')
    const message = await draft({ title: 'The key', body: LETTER, recipientIds: [await person('Amelia')] })
    await seal(message, AN_HOUR, 'always', { linkDays: 30 })
    const hers = await behind(addressOf('amelia'), /left something for/, /\/d\//)
    const old = hers.url()
    const [sent] = agreed(await ask('GET', `/api/deliveries?messageId=${message}`)) as Sent
    const isOver = () => Date.now() > Date.parse(sent.expiresAt)
    await expect.poll(isOver, { timeout: 60 * SHORT_DAY_MS }).toBe(true)
    await hers.goto(old)
    await heading(hers, 'This link is too old')
    await take(hers, 'recipient-too-old', 'A link that is too old: one press brings a fresh one')
    await readAndPress(button(hers, 'Send me a new link'))
    await heading(hers, 'There is a newer link')
    await mailTo(addressOf('amelia'), /Your fresh link to what Ruth left for you/)
    await hers.goto(old)
    await expect(hers.locator('body')).toContainText('We emailed it to you. Please open that one.')
    await take(hers, 'recipient-newer-link', 'A link that was replaced')
  },
}
