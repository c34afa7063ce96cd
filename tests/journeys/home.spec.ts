// Through: messages, stories, families, media
import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { askForStory, atTheQuestion } from './support/members.ts'

const BED = 'What could you see from your bed when you were small?'
const WORDS = 'The lighthouse, and the light that came round.'
const LETTER = 'Before I forget it again: the gate was never green.'
const SEND = 'Send it to the family'
const FIRST = 'Who should hear you first?'
const ASK = 'Now ask someone a question.'
const INVITE = 'Invite them.'
/** How soon an answer is to be on the asker’s page. */
const SOON_MS = 5_000

const titled = ({ main }: Family, name: string) => main.getByRole('heading', { name, exact: true })

const sealedMessage = async ({ draft, seal, person }: Family): Promise<void> =>
  seal(await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] }), 5)

const tell = async (page: Page): Promise<void> => {
  await page.getByLabel('Your words').fill(WORDS)
  await page.getByRole('button', { name: SEND }).click()
  await heading(page, 'Your story is with the family')
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  const at = `${viewport.width} wide`

  test(`a relative’s answer is on the asker’s home within five seconds, and plays there: ${at}`, async ({
    browser,
  }) => {
    const ruth = await newFamily(browser, `answer-${viewport.width}`)
    const { page, main } = ruth
    await page.setViewportSize(viewport)
    const { page: joseph } = await askForStory(browser, ruth, 'Joseph', BED)
    await page.goto('/dashboard')
    await expect(titled(ruth, FIRST)).toBeVisible()
    const story = main.getByRole('region', { name: 'New from the family' })
    await expect(story).toHaveCount(0)
    await joseph.getByRole('button', { name: 'Record your answer' }).click()
    await expect(joseph.getByRole('timer')).toHaveText(/0:0[2-9]/, { timeout: 20_000 })
    await joseph.getByRole('button', { name: SEND }).click()
    await heading(joseph, 'Your story is with the family')
    await expect(story).toContainText('Joseph', { timeout: SOON_MS })
    await expect(story).toContainText('Told today')
    await expect(story.getByRole('link', { name: BED })).toBeVisible()
    await story.getByRole('button', { name: /^Play / }).click()
    await expect(story.getByRole('button', { name: /^Pause / })).toBeVisible()
    await lookAt(page, { name: 'a home with a story' })
  })

  test(`whoever is new finds one beginning after the other on home: ${at}`, async ({ browser }) => {
    const ruth = await newFamily(browser, `begins-${viewport.width}`)
    const { page, main, addressOf } = ruth
    await page.setViewportSize(viewport)
    await page.goto('/dashboard')
    await expect(titled(ruth, FIRST)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Press and tell us' })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('region')).toHaveCount(1)
    await lookAt(page, { name: 'a home that is new' })
    await page.setViewportSize(viewport)

    await sealedMessage(ruth)
    await expect(titled(ruth, ASK)).toBeVisible()
    await expect(titled(ruth, FIRST)).toHaveCount(0)
    await main.getByRole('button', { name: 'Choose who to ask' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Their name').fill('Joseph')
    await dialog.getByLabel('Their email').fill(addressOf('joseph'))
    await expect(dialog.getByLabel('Your question')).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Send the question' }).click()
    await expect(titled(ruth, ASK)).toHaveCount(0)

    await tell(await atTheQuestion(browser, ruth, 'Joseph'))
    await expect(titled(ruth, INVITE)).toBeVisible()
    await expect(main).toContainText(`“${WORDS}”`)
    await lookAt(page, { name: 'a home that is used' })
    await page.setViewportSize(viewport)
    await main.getByRole('link', { name: 'Invite someone' }).click()
    await expect(page).toHaveURL(/\/family-invitations$/)
  })

  test(`the question of the day stays while it is answered, and who gets it comes afterwards: ${at}`, async ({
    browser,
  }) => {
    const ruth = await newFamily(browser, `question-${viewport.width}`)
    const { page, main } = ruth
    await page.setViewportSize(viewport)
    await sealedMessage(ruth)
    await page.goto('/dashboard')
    const ring = page.getByRole('button', { name: 'Press and tell us' })
    await expect(ring).toBeInViewport({ ratio: 1 })
    const today = main.getByRole('region').filter({ has: ring })
    const question = (await today.getByRole('heading').textContent()) ?? ''
    expect(question).toMatch(/\?$/)
    await ring.click()
    await heading(page, question)
    await expect(main.getByRole('list', { name: 'Step 1 of 4' })).toBeVisible()
    await main.getByRole('button', { name: 'Stop recording' }).click()
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(main.getByRole('heading', { name: 'Who should have it?' })).toBeVisible()
    await expect(main.getByLabel('What shall we call it?')).toHaveValue(question)
    await main.getByRole('checkbox', { name: /Amelia/ }).check()
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(main.getByRole('heading', { name: 'When should Amelia get it?' })).toBeVisible()
  })
}

test('a question to somebody without an address goes through the device’s own sheet', async ({ browser }) => {
  const ruth = await newFamily(browser, 'sheet')
  const { page, main, ask } = ruth
  await sealedMessage(ruth)
  agreed(await ask('POST', '/api/relatives', { relativeId: randomUUID(), name: 'Joseph' }))
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => void Object.assign(window, { passedOn: what }) })
  })
  await page.goto('/app')
  await expect(main.getByRole('radio', { name: 'Joseph' })).toBeChecked()
  await main.getByRole('button', { name: 'Send it to Joseph' }).click()
  await expect(main).toContainText('Your question to Joseph is ready.')
  const passedOn = () => page.evaluate(() => (window as { passedOn?: { url: string } }).passedOn?.url)
  await expect.poll(passedOn).toMatch(/\/story\//)
  await expect(main.getByRole('button', { name: 'Send the link' })).toBeVisible()
})

test('home is the same page at both of its addresses, and asks once what is asked', async ({ browser }) => {
  const { page, main, person, draft, sealSoon } = await newFamily(browser, 'addresses')
  await sealSoon(await draft({ title: 'The green gate', body: LETTER, recipientIds: [await person('Amelia')] }))
  for (const path of ['/app', '/dashboard']) {
    await page.goto(path)
    await expect(main.getByText(/“The green gate” will be sent to Amelia/)).toHaveCount(1)
    await expect(main.getByRole('heading', { name: 'Next messages' })).toBeVisible()
  }
})

test('a visitor of the demo finds a voice on its home, and hears it there', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Enter demo' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const story = page.getByRole('main').getByRole('region', { name: 'New from the family' })
  await expect(story).toContainText('Thomas (demo family), your brother')
  await story.getByRole('button', { name: /^Play / }).click()
  await expect(story.getByRole('button', { name: /^Pause / })).toBeVisible()
})
