import { agreed } from '../../../stack/seed/visitor.ts'
import { AN_HOUR, expect, SLOW_DAY_MS, type Story } from '../story.ts'

const LETTER = 'The gate was never green.'

/** An author whose mailbox takes no mail of ours: nothing is sent, and each page says so. */
export const unreached: Story = {
  name: 'unreached',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, take }) => {
    const { page, main, chip, ask, person, draft, seal, openMessage } = await newFamily('unreached', 'closed-ruth')
    agreed(await ask('PATCH', '/api/account/profile', { name: 'Ruth' }))
    const message = await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] })
    await seal(message, AN_HOUR, 'always')
    await openMessage(message)
    await expect(chip('We could not reach you')).toBeVisible()
    await take(page, 'message-unreached', 'A message’s page when nobody could be asked')
    for (const [path, name, words] of [
      ['/dashboard', 'dashboard-unreached', 'The dashboard when we could not reach the author'],
      ['/future-messages', 'messages-unreached', 'My messages when we could not reach the author'],
    ] as const) {
      await page.goto(path)
      await expect(main).toContainText('Tell us what should happen.')
      await take(page, name, words)
    }
  },
}
