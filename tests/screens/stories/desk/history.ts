import { holdAnchors } from '../../../support/anchors.ts'
import { overwrite } from '../../../support/overwrite.ts'
import { settingsIn } from '../../../support/settings.ts'
import { expect, type Stage } from '../../story.ts'
import type { House } from './house.ts'

const HISTORY = '/admin-control-panel/history'

/** Histories that are whole and are not, and the looks of staff in them. */
export const history = async ({ take, folder }: Stage, house: House): Promise<void> => {
  const { admin, family, personId } = house
  const { page, main, press } = admin
  const stream = `recipient-${personId}`
  const row = (words: string) => main.getByRole('row').filter({ hasText: words })
  await page.goto(HISTORY)
  await main.getByLabel('ID contains').fill(personId)
  await press('Search')
  await expect(row('RecipientAdded')).toBeVisible()
  await take(page, 'history-search', 'The history of all, searched')
  await main.getByLabel('Event').fill('NothingSuch')
  await press('Search')
  await expect(main).toContainText('No events match.')
  await take(page, 'history-nothing', 'The history, where nothing fits')

  await page.goto(`${HISTORY}/${stream}`)
  await expect(main.getByRole('table', { name: 'What changed between two revisions' })).toContainText('Europe/London')
  await press('Check this stream')
  await expect(main).toContainText(/Whole: \d+ events/)
  await take(page, 'stream-whole', 'A stream that is whole, and what changed between two revisions')
  const changed = { stream, revision: 0, from: 'Europe/Madrid', to: 'Europe/Lisbon' }
  const settings = await settingsIn(folder)
  const anchorAgain = await holdAnchors(settings)
  await overwrite(settings.databaseUrl, changed)
  await press('Check this stream')
  await expect(row('RecipientAdded')).toContainText('Bad:')
  await take(page, 'stream-bad', 'A stream that was changed by hand in the store')
  await page.goto(HISTORY)
  await main.getByLabel('ID contains').fill(personId)
  await press('Search')
  await press('Check the whole log')
  await expect(main).toContainText(`Not whole: ${stream}, revision 0`)
  await take(page, 'history-bad', 'The whole log is checked, and is not whole')
  await overwrite(settings.databaseUrl, { ...changed, from: changed.to, to: changed.from })
  await anchorAgain()
  await press('Check the whole log')
  await expect(main).toContainText(/Whole: \d+ events/)
  await take(page, 'history-whole', 'The whole log is checked, and is whole')

  await page.goto(HISTORY)
  await main.getByLabel('Event').fill('AdminViewed')
  await press('Search')
  await expect(row('AdminViewed').first()).toBeVisible()
  await take(page, 'history-looks', 'Each look of staff is itself an event')
  await family.page.goto('/account/security')
  await expect(family.main).toContainText('At your account')
  await take(family.page, 'security-looks', 'Whom we looked at sees each look of ours')
}
