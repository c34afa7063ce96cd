// Through: items, choices, media, families
import { readFile } from 'node:fs/promises'
import { agreed } from '../../stack/seed/visitor.ts'
import { expect, test, type Page } from '../support/browserTest.ts'
import { letter } from '../../workflows/media/testing/papers.ts'
import { canListen, canRead } from '../support/engines.ts'
import { recordedVoice } from '../support/voice.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { answerMachines } from './support/machines.ts'
import { newMember } from './support/members.ts'

/** How long a recording may take until it can be heard, and until a machine has listened to it, while others do. */
const SOON_MS = 120_000
const LATER_MS = 600_000
const [LISTEN, READ] = [/Listen to voices/, /Read letters and cards/]

const addFile = async ({ page, main }: Family, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  await page.goto('/memory-vault')
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  await page.getByRole('dialog').getByLabel('Choose files').setInputFiles({ name, mimeType, buffer })
  await expect(main.getByRole('heading', { name: 'It is safe.' })).toBeVisible({ timeout: SOON_MS })
}
const addVoice = async (family: Family): Promise<void> =>
  addFile(family, 'Sunday.wav', 'audio/wav', await readFile(await recordedVoice()))
const search = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search your memories' }).fill(words)
  await page.keyboard.press('Enter')
  await heading(page, `“${words}”`)
}
const openVoice = async ({ page, main }: Family): Promise<void> => {
  await page.goto('/memory-vault')
  await main
    .getByRole('link', { name: /Sunday/ })
    .first()
    .click()
  await expect(main.getByRole('button', { name: 'Play “Sunday.wav”' })).toBeVisible({ timeout: SOON_MS })
}
const isHere = async ({ ask }: Family, feature: 'listen' | 'read'): Promise<boolean> => {
  const { missing } = agreed(await ask('GET', '/api/ai/choices')) as { missing: string[] }
  return !missing.includes(feature)
}

test('the question has nothing ticked, is answered once, and by those alone who may', async ({ browser }) => {
  const ruth = await newFamily(browser, 'asked')
  const { page, main } = ruth
  await page.goto('/dashboard')
  await expect(main.getByRole('region').first()).toBeVisible()
  const card = main.getByRole('region', { name: 'May a machine read and listen?' })
  await expect(card).toHaveCount(0)
  await addVoice(ruth)
  await page.goto('/dashboard')
  await expect(card.getByRole('checkbox')).toHaveCount(3)
  await expect(card.getByRole('checkbox', { checked: true })).toHaveCount(0)
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

  await search(page, 'buttons')
  await lookAt(page, { name: 'what was found' })
  await main.getByRole('link', { name: /Play from 0:03/ }).click()
  await expect(main.getByRole('button', { name: 'Pause “Sunday.wav”' })).toBeVisible()
})

test.describe('where a machine can listen', () => {
  test.skip(!canListen, 'What listens is not on this machine')

  test('after a yes there is a draft to correct; after a no it is gone, and what was corrected stays', async ({
    browser,
  }) => {
    test.setTimeout(LATER_MS * 2)
    const ruth = await newFamily(browser, 'heard')
    const { page, main } = ruth
    await expect.poll(() => isHere(ruth, 'listen'), { timeout: LATER_MS }).toBe(true)
    await addVoice(ruth)
    await answerMachines(page, true, LISTEN)
    await openVoice(ruth)
    await expect(async () => {
      await page.reload()
      await expect(main).toContainText(/Rough draft, please correct|No speech found/)
    }).toPass({ timeout: LATER_MS })
    await lookAt(page, { name: 'a rough draft' })
    await main.getByRole('button', { name: /the words$/ }).click()
    await main.getByLabel('Transcript, one line per sentence').fill('The blue tin, under the buttons.')
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'The blue tin, under the buttons.' })).toBeVisible()
    await expect(main).not.toContainText('Rough draft')

    await answerMachines(page, false, LISTEN)
    await expect(main).toContainText('said no to “Listen to voices”. What it made is gone.', { timeout: SOON_MS })
    await lookAt(page, { name: 'a receipt' })
    await openVoice(ruth)
    await expect(main).toContainText('The blue tin, under the buttons.')
  })
})

test.describe('where a machine can read', () => {
  test.skip(!canRead, 'What reads papers is not on this machine')

  test('after a yes a letter is read and found by its words; after a no it is not', async ({ browser }) => {
    test.setTimeout(LATER_MS * 2)
    const ruth = await newFamily(browser, 'read')
    const { page, main } = ruth
    await expect.poll(() => isHere(ruth, 'read'), { timeout: LATER_MS }).toBe(true)
    const lines = ['My dear Anna,', 'what I owe you is in the blue tin,', 'under the buttons, where nobody looks.']
    await addFile(ruth, 'From Lyon.pdf', 'application/pdf', letter(lines))
    await answerMachines(page, true, READ)
    await page.goto('/memory-vault')
    await main
      .getByRole('link', { name: /From Lyon/ })
      .first()
      .click()
    await expect(async () => {
      await page.reload()
      await expect(main).toContainText('Read by machine, not checked')
    }).toPass({ timeout: LATER_MS })
    await expect(main).toContainText('what I owe you is in the blue tin,')
    await lookAt(page, { name: 'a letter that a machine has read' })
    await search(page, 'blue tin')
    await expect(main).toContainText('Read by machine, not checked')
    await main.getByRole('link', { name: /Open page 1/ }).click()
    await expect(main.getByRole('heading', { name: 'What is written on it' })).toBeVisible()

    await answerMachines(page, false, READ)
    await expect(main).toContainText('said no to “Read letters and cards”. What it made is gone.', { timeout: SOON_MS })
    await search(page, 'blue tin')
    await expect(main).toContainText('Nothing says it')
  })
})
