import type { Page } from '@playwright/test'
import type { Mail } from './mailbox.ts'

/** Presses a button of an answer page. Pressed sooner than anybody reads, the page asks for the mail's number. */
export const answerWith = async (page: Page, { text }: Pick<Mail, 'text'>, button: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/\/check\/[a-z2-7]+$/)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  if (!heading?.includes('Which number')) return
  const [, number = ''] = /press (\d{3})/.exec(text) ?? []
  await page.getByRole('button', { name: number, exact: true }).click()
}
