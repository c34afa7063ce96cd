import { expect, type Page } from '@playwright/test'
import { agreed } from '../../../stack/seed/visitor.ts'
import { PASSWORD } from '../../support/family.ts'
import { readAndPress } from '../../support/read.ts'
import { dayMs } from './author.ts'
import { heading } from './door.ts'
import type { Family } from './family.ts'

const LETTER = 'The blue tin is on the shelf above the stove.'
/** Nobody is asked; two contacts may report a death, and three days are left to object. */
const PLAN = { intervalDays: null, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 2, challengeDays: 3 }
export const OBJECT_MS = PLAN.challengeDays * dayMs

/** A letter that is kept until two contacts have told us. */
export const kept = async ({ page, ask, chip, person, draft, openMessage }: Family): Promise<string> => {
  agreed(await ask('PUT', '/api/life', { ...PLAN, password: PASSWORD }))
  const message = await draft({ title: 'The blue tin', body: LETTER, recipientIds: [await person('Amelia')] })
  const terms = { mode: 'posthumous', trigger: 'contacts', delayDays: 2, zone: 'Europe/Madrid' }
  agreed(await ask('POST', `/api/messages/${message}/arm`, terms))
  await openMessage(message)
  await expect(chip('Kept until needed')).toBeVisible()
  await page.goto('about:blank')
  return message
}

/** Presses the button behind a question whether the author is there. */
export const stillHere = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await readAndPress(page.getByRole('button', { name: 'I’m still here' }))
  await heading(page, 'Thank you. We are glad to hear from you')
}
