import { expect as expectAny, type Page } from '@playwright/test'
import type { Mail } from '../../stack/seed/mailbox.ts'
import type { Family } from '../support/family.ts'

/** What a story is told with: the people in it come into being, and each has a browser of their own. */
export type Stage = {
  readonly app: string
  readonly dayMs: number
  /** Where the stack keeps what it writes. */
  readonly folder: string
  /** The path of a recorded voice. */
  readonly voice: string
  readonly newPage: () => Promise<Page>
  readonly newFamily: (name: string, mailbox?: string) => Promise<Family>
  readonly mailTo: (address: string, subject: RegExp) => Promise<Mail>
  /** The page behind a link of the mail, as its reader opens it. */
  readonly behind: (address: string, subject: RegExp, link: RegExp) => Promise<Page>
  /** Takes the page as it stands. */
  readonly take: (page: Page, name: string, words: string) => Promise<void>
}

/** One family's way through screens that no scene comes to, on a stack whose days are so long. */
export type Story = {
  readonly name: string
  readonly dayMs: number
  readonly tell: (stage: Stage) => Promise<void>
}

/** Here the hour in which a delivery can be undone lasts long enough to be looked at. */
export const SLOW_DAY_MS = 1_200_000
/** Here an hour is over at once. */
export const DAY_MS = 20_000
/** Here a month is. */
export const SHORT_DAY_MS = 3_000
/** In days: the least time that one mail needs. */
export const AN_HOUR = 1 / 24

export const expect = expectAny.configure({ timeout: 60_000 })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
