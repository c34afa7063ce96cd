// Through: recipes, items
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browserTest.ts'
import { recordedVoice } from '../support/voice.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { photo } from './support/pictures.ts'
import { needed, TITLE, writeRecipe } from './support/recipes.ts'
import { addSafely } from './support/vault.ts'

test('her voice tells the story and the second step, also without a connection, and the card stands beside it', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'voices')
  const { page, main } = ruth
  const sunday = { name: 'Sunday.wav', mimeType: 'audio/wav', buffer: await readFile(await recordedVoice()) }
  await addSafely(ruth, [sunday, photo('card.png', 90)])
  await writeRecipe(ruth)
  await main.getByRole('link', { name: 'Change' }).click()
  await heading(page, `Change “${TITLE}”`)
  const dialog = page.getByRole('dialog')
  for (const button of [/^Add the voice that tells it$/, /^Add a voice ?: Step 2$/, /^Add a picture of the card$/]) {
    await main.getByRole('button', { name: button }).click()
    await dialog.getByRole('listitem').getByRole('button').first().click()
    await expect(dialog).toHaveCount(0)
  }
  await main.getByRole('button', { name: 'Save' }).click()
  await heading(page, TITLE)
  await expect(main.locator('figure img')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Play / })).toHaveCount(2)
  await expect(needed(ruth, 'flour')).toContainText('2 cups')
  await lookAt(page, { name: 'a recipe with voices and its card' })

  const cookIt = main.getByRole('button', { name: 'Start cooking' })
  await expect(cookIt).toBeEnabled()
  await page.context().setOffline(true)
  await cookIt.click()
  const cook = page.getByRole('dialog', { name: `Cooking: ${TITLE}` })
  await cook.getByRole('button', { name: 'Next step' }).click()
  await cook.getByRole('button', { name: /^Play / }).click()
  await expect(cook.getByRole('button', { name: /^Pause / })).toBeVisible()
  await page.context().setOffline(false)
})
