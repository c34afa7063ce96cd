// Through: quizzes
import { expect, test, type Page } from '../../support/browserTest.ts'
import { hydrated } from '../support/hydrated.ts'

/** The question that each answers, and how many it asks. */
const QUIZZES = [
  ['/platform-overview-quiz', 'Where should you begin?', 8],
  ['/voice-message-quiz', 'Which voice message should you record first?', 6],
  ['/memory-vault-quiz', 'What does your memory vault need most?', 7],
  ['/family-tree-quiz', 'How does your family tree want to grow?', 6],
  ['/digital-scrapbooks-quiz', 'Which scrapbook is waiting in your photos?', 6],
  ['/family-collaboration-quiz', 'How does your family like to work together?', 5],
  ['/ai-features-quiz', 'How much help do you want from AI?', 6],
] as const

const main = (page: Page) => page.getByRole('main')
const begin = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  const start = main(page).getByRole('button', { name: 'Begin with the first question' })
  await hydrated(start)
  await start.click()
}
const answer = async (page: Page, words: string, next = 'Continue'): Promise<void> => {
  await main(page).getByRole('radio', { name: words, exact: true }).check()
  await main(page).getByRole('button', { name: next }).click()
}

test('seven quizzes stand in a list, each with its questions and minutes', async ({ page }) => {
  await page.goto('/quizzes')
  const rows = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(rows).toHaveCount(7)
  for (const [index, [path, title, questions]] of QUIZZES.entries()) {
    await expect(rows.nth(index).getByRole('link', { name: title })).toHaveAttribute('href', path)
    await expect(rows.nth(index)).toContainText(new RegExp(`${questions} questions, \\d+ min`, 'u'))
  }
})

for (const [path, title, questions] of QUIZZES)
  test(`${path} asks one thing at a time and ends on a page that is there`, async ({ page, request }) => {
    await begin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (let number = 1; number <= questions; number += 1) {
      await expect(main(page)).toContainText(`Question ${number} of ${questions}`)
      await expect(main(page).getByRole('group')).toHaveCount(1)
      await expect(main(page).locator('legend')).toBeFocused()
      await main(page).locator('label').first().click()
      await main(page)
        .getByRole('button', { name: number === questions ? 'See my result' : 'Continue' })
        .click()
    }
    await expect(page).toHaveURL(/\?result=[a-z-]+$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main(page)).toContainText('Because you said “')
    const ways = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const way of ways) expect((await request.get(way)).status(), way).toBe(200)
  })

test('the result says why in the person’s own words, and opens the draft that they mean', async ({ page }) => {
  await begin(page, '/voice-message-quiz')
  await answer(page, 'A child of mine')
  await answer(page, 'On a birthday or a wedding')
  await answer(page, 'Proud')
  await answer(page, 'With a prompt')
  await main(page).getByRole('button', { name: 'Back' }).click()
  await expect(main(page).getByRole('radio', { name: 'With a prompt' })).toBeChecked()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await main(page).getByRole('button', { name: 'Continue' }).click() // a question may be left open
  await answer(page, '10 minutes', 'See my result')
  await expect(main(page)).toContainText(
    'Because you said “On a birthday or a wedding”, “A child of mine” and “Proud”.',
  )
  await expect(main(page).getByRole('link', { name: 'Record 15 seconds now' })).toHaveAttribute(
    'href',
    '/free-voice-messages',
  )
  await page.goto('/quizzes')
  await expect(main(page)).toContainText('Your last result: ')
})

test('a result by its link is read by everybody and found by no search engine', async ({ page, request }) => {
  const path = '/voice-message-quiz?result=just-because'
  expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex,nofollow" />')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A message for no reason at all')
  await expect(main(page)).not.toContainText('Because you said')
})

test('what was answered stays in this tab, also over a reload', async ({ page }) => {
  await begin(page, '/family-tree-quiz')
  await main(page).locator('label').first().click()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(main(page)).toContainText('Question 2 of 6')
  await page.reload()
  const on = main(page).getByRole('button', { name: 'Go on with question 2' })
  await on.click()
  await expect(main(page)).toContainText('Question 2 of 6')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are one long form, whose answers make the result', async ({ page }) => {
    await page.goto('/voice-message-quiz')
    await expect(main(page).getByRole('group')).toHaveCount(6)
    await main(page).getByRole('radio', { name: 'A grandchild' }).check()
    await main(page).getByRole('radio', { name: 'Guided' }).check()
    await main(page).getByRole('button', { name: 'See my result' }).click()
    await expect(page).toHaveURL(/\?q1=grandchild&q3=guided$/u)
    await expect(main(page)).toContainText('Because you said “Guided” and “A grandchild”.')
  })
})
