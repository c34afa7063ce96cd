// Through: trees, records, items, families
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { choose, rowsOf, SOON_MS, tray } from './support/vault.ts'

type Known = { readonly given: string; readonly surname: string; readonly sex: string; readonly born: string }
type Row = { readonly id: string; readonly revision: number }

const personIn = async ({ ask }: Family, path: string, known: Known): Promise<string> =>
  (agreed(await ask('POST', `${path}/people`, { personId: crypto.randomUUID(), ...known })) as Row).id
const parentOf = async ({ ask }: Family, path: string, id: string, known: Known): Promise<string> => {
  const person = { is: 'new', personId: crypto.randomUUID(), ...known }
  const sent = { kin: 'parent', newFamilyId: crypto.randomUUID(), person }
  return (agreed(await ask('POST', `${path}/records/${id}/relatives`, sent)) as Row).id
}

/** Amelia with her father, his parents and his mother’s mother; her father has a voice. */
const plant = async (family: Family): Promise<void> => {
  const treeId = crypto.randomUUID()
  const path = `/api/trees/${treeId}`
  agreed(await family.ask('POST', '/api/trees', { treeId, title: 'The Hales' }))
  const amelia = await personIn(family, path, { given: 'Amelia', surname: 'Hale', sex: 'F', born: '2002' })
  const thomas = await parentOf(family, path, amelia, { given: 'Thomas', surname: 'Hale', sex: 'M', born: '1960' })
  await parentOf(family, path, thomas, { given: 'Joseph', surname: 'Hale', sex: 'M', born: '1938' })
  const margaret = await parentOf(family, path, thomas, {
    given: 'Margaret',
    surname: 'Ellis',
    sex: 'F',
    born: '1931',
  })
  await parentOf(family, path, margaret, { given: 'Clara', surname: 'Berg', sex: 'F', born: '1906' })
  agreed(await family.ask('POST', `${path}/home`, { recordId: amelia }))
  const [voice] = await rowsOf(family)
  const { revision } = agreed(await family.ask('GET', `${path}/records/${thomas}`)) as Row
  const cited = { itemId: voice?.id ?? '' }
  agreed(await family.ask('POST', `${path}/records/${thomas}/nodes/0/sources`, cited, { 'If-Match': `"${revision}"` }))
}
const keepVoice = async (family: Family): Promise<void> => {
  await family.page.goto('/memory-vault')
  await choose(family, process.env['JOURNEY_VOICE'] ?? '')
  await expect(tray(family).getByRole('heading', { name: 'It is safe.' })).toBeVisible({ timeout: SOON_MS })
  const [voice] = await rowsOf(family)
  const plays = async () => (await family.ask('GET', `/api/items/${voice?.id ?? ''}/play`)).status
  await expect.poll(plays, { timeout: SOON_MS }).toBe(200)
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a tree is walked by keys, heard and added to, ${viewport.width} wide`, async ({ browser }) => {
    const mia = await newFamily(browser, `tree-${viewport.width}`, 'mia')
    const { page, main } = mia
    await page.setViewportSize(viewport)
    await keepVoice(mia)
    await plant(mia)
    await page.goto('/family-tree')
    const chart = main.getByRole('tree')
    const chosen = chart.getByRole('treeitem', { selected: true })
    await expect(chosen).toHaveAccessibleName('Amelia Hale, born 2002')

    await chart.focus()
    await page.keyboard.press('ArrowUp')
    await expect(chosen).toHaveAccessibleName('Thomas Hale, born 1960, 1 child, has a voice story')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(chosen).toHaveAccessibleName('Margaret Ellis, born 1931, 1 child')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(chosen).toHaveAccessibleName('Clara Berg, born 1906, 1 child')
    await page.keyboard.press('ArrowUp')
    await expect(main.getByText('No one is there in that direction')).toBeAttached()

    await page.keyboard.press('h')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(chart.locator('[data-playing]')).toHaveAccessibleName(/^Thomas Hale/)

    await page.keyboard.press('Enter')
    const panel = main.getByRole('complementary', { name: 'Thomas Hale' })
    await expect(panel.getByRole('button', { name: /^(Play|Pause) / })).toBeVisible()
    await lookAt(page, { name: 'a tree with someone’s panel' })
    const add = async (what: string, given: string): Promise<void> => {
      await panel.getByRole('button', { name: what }).click()
      const dialog = page.getByRole('dialog', { name: what })
      await dialog.getByLabel('First and middle names').fill(given)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(chart.getByRole('treeitem', { name: new RegExp(`^${given}`) })).toBeVisible()
    }
    await add('Add a partner', 'Priya')
    await add('Add a child', 'Ben')
    await add('Add a child', 'Nora')
    await expect(chosen).toHaveAccessibleName(/3 children/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(chart.getByRole('treeitem', { name: /^Nora/ })).toHaveCount(0)
    await expect(chart.getByRole('treeitem', { name: /^Ben/ })).toBeVisible()

    const see = async (view: string, people: number): Promise<void> => {
      await main.getByLabel('View').click()
      await page.getByRole('option', { name: view, exact: true }).click()
      await expect(chart.getByRole('treeitem')).toHaveCount(people)
    }
    await see('Fan', 6)
    await see('Ancestors', 6)
    await see('Descendants', 1)
    await see('Everyone', 7)
    await page.evaluate(() => {
      window.print = () => {
        const people = document.querySelectorAll('[data-chart-sheets] section:first-child [role=treeitem]')
        document.documentElement.dataset['printed'] = String(people.length)
      }
    })
    await main.getByRole('button', { name: 'Save or print' }).click()
    await page.getByRole('menuitem', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '7')
    const picture = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Save or print' }).click()
    await page.getByRole('menuitem', { name: 'Save as a picture (SVG)' }).click()
    expect((await picture).suggestedFilename()).toBe('The Hales.svg')

    await main.getByRole('button', { name: 'Show as a list' }).click()
    await expect(main.getByRole('list', { name: 'People in this tree' }).getByRole('listitem')).toHaveCount(7)
  })
}
