// Through: items, choices, media, families
import { readFile } from 'node:fs/promises'
import { agreed } from '../../stack/seed/visitor.ts'
import { expect, test, type Page } from '../support/browserTest.ts'
import { canListen } from '../support/speech.ts'
import { recordedVoice } from '../support/voice.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'

/** How long a recording may take until it can be heard, and until a machine has listened to it, while others do. */
const SOON_MS = 120_000
const LATER_MS = 600_000

const addVoice = async ({ page, main }: Family): Promise<void> => {
  await page.goto('/memory-vault')
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  const buffer = await readFile(await recordedVoice())
  await page
    .getByRole('dialog')
    .getByLabel('Choose files')
    .setInputFiles({ name: 'Sunday.wav', mimeType: 'audio/wav', buffer })
  await expect(main.getByRole('heading', { name: 'It is safe.' })).toBeVisible({ timeout: SOON_MS })
}
const openVoice = async ({ page, main }: Family): Promise<void> => {
  await page.goto('/memory-vault')
  await main
    .getByRole('link', { name: /Sunday/ })
    .first()
    .click()
  await expect(main.getByRole('button', { name: 'Play “Sunday.wav”' })).toBeVisible({ timeout: SOON_MS })
}
const answer = async (page: Page, isOn: boolean): Promise<void> => {
  await page.goto('/memory-vault/choices')
  await heading(page, 'What machines may do')
  await page.getByRole('checkbox', { name: /Listen to voices/ }).setChecked(isOn)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your answer is saved', { exact: true })).toBeVisible()
}
const isListening = async ({ ask }: Family): Promise<boolean> => {
  const { missing } = agreed(await ask('GET', '/api/ai/choices')) as { missing: string[] }
  return !missing.includes('listen')
}

test('the question has nothing ticked, is answered once, and by those alone who may', async ({ browser }) => {
  const ruth = await newFamily(browser, 'asked')
  const { page, main } = ruth
  await page.goto('/dashboard')
  const card = main.getByRole('region', { name: 'May a machine listen?' })
  await expect(card.getByRole('checkbox')).not.toBeChecked()
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toHaveCount(0)
  await page.goto('/memory-vault/choices')
  await lookAt(page, { name: 'what machines may do' })
  const thomas = await newMember(browser, ruth, 'Thomas', 'contributor')
  await thomas.page.goto('/memory-vault/choices')
  await expect(thomas.main).toContainText('The owner of your family, or a helper, answers for everyone.')
  await expect(thomas.main.getByRole('checkbox')).toHaveCount(0)
})

test('the words of a recording are written by hand, and each line plays from its second', async ({ browser }) => {
  const ruth = await newFamily(browser, 'by-hand')
  await addVoice(ruth)
  await openVoice(ruth)
  const { main, page } = ruth
  await main.getByRole('button', { name: 'Write down the words' }).click()
  const field = main.getByLabel('Transcript, one line per sentence')
  await field.fill('[0:03] Under the buttons.\n[0:01] The blue tin.')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main).toContainText('0:01 comes after a later time.')
  await field.fill('[0:01] The blue tin.\n[0:03] Under the buttons.')
  await main.getByRole('button', { name: 'Save' }).click()
  await main.getByRole('button', { name: 'Play from 0:03' }).click()
  await expect(main.getByRole('button', { name: 'Pause “Sunday.wav”' })).toBeVisible()
  await lookAt(page, { name: 'a voice with its words' })
})

test.describe('where a machine can listen', () => {
  test.skip(!canListen, 'What listens is not on this machine')

  test('after a yes there is a draft to correct; after a no it is gone, and what was corrected stays', async ({
    browser,
  }) => {
    test.setTimeout(LATER_MS * 2)
    const ruth = await newFamily(browser, 'heard')
    const { page, main } = ruth
    await expect.poll(() => isListening(ruth), { timeout: LATER_MS }).toBe(true)
    await addVoice(ruth)
    await answer(page, true)
    await openVoice(ruth)
    await expect(async () => {
      await page.reload()
      await expect(main).toContainText(/Rough draft, please correct|No speech found/)
    }).toPass({ timeout: LATER_MS })
    await lookAt(page, { name: 'a rough draft' })
    await main.getByRole('button', { name: /the words$/ }).click()
    await main.getByLabel('Transcript, one line per sentence').fill('The blue tin, under the buttons.')
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(main).not.toContainText('Rough draft')

    await answer(page, false)
    await expect(main).toContainText('said no to “Listen to voices”. What it made is gone.', { timeout: SOON_MS })
    await lookAt(page, { name: 'a receipt' })
    await openVoice(ruth)
    await expect(main).toContainText('The blue tin, under the buttons.')
  })
})
