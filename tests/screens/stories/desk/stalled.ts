import { expect, type Stage } from '../../story.ts'
import type { House } from './house.ts'

const NOWHERE = '01900000-0000-7000-8000-000000000000'

/** A message that needs somebody, and what staff may do about it. */
export const stalled = async ({ take }: Stage, { admin: { page, main, press }, message }: House): Promise<void> => {
  await page.goto('/admin-control-panel')
  const stuck = main.getByRole('row').filter({ hasText: `…${message.slice(-12)}` })
  await expect(stuck).toContainText('stalled')
  await take(page, 'desk-stalled', 'Status of all messages, and the ones that need attention')
  await stuck.getByRole('link').click()
  await main.getByLabel('Note').fill('Her daughter called: she is in hospital.')
  await press('Keep the note')
  await expect(main.getByRole('listitem').filter({ hasText: 'she is in hospital' })).toBeVisible()
  await take(page, 'desk-message', 'A message’s history, and what staff may do about it')

  await page.goto(`/admin-control-panel/support/${NOWHERE}`)
  await expect(main).toContainText('There is no such conversation')
  await take(page, 'desk-conversation-unknown', 'A conversation that does not exist')
}
