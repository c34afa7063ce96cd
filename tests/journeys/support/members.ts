import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { agreed } from '../../../stack/seed/visitor.ts'
import { newFamily, type Family } from './family.ts'
import { linkIn, mailboxOf } from './mailbox.ts'

type Role = 'viewer' | 'contributor' | 'steward'

/** Invites somebody by email; the note says nothing. */
export const invite = async ({ ask }: Family, name: string, email: string, role: Role): Promise<void> => {
  agreed(await ask('POST', '/api/family/invitations', { invitationId: randomUUID(), name, email, role }))
}

/** Somebody with an account of their own, who has said yes to an invitation of this family. */
export const newMember = async (browser: Browser, family: Family, name: string, role: Role): Promise<Family> => {
  const member = await newFamily(browser, name.toLowerCase(), name.toLowerCase())
  await invite(family, name, member.email, role)
  const [invitation] = agreed(await member.ask('GET', '/api/invitations')) as { token: string }[]
  agreed(await member.ask('POST', `/api/invitations/${invitation?.token}/accept`, {}))
  return member
}

export const idOf = async ({ ask }: Family): Promise<string> => {
  const { members } = agreed(await ask('GET', '/api/family')) as { members: { accountId: string; isYou: boolean }[] }
  return members.find(({ isYou }) => isYou)?.accountId ?? ''
}

/** The page to which the email with a question leads, in a browser of whoever is asked. */
export const atTheQuestion = async (browser: Browser, { addressOf }: Family, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(linkIn(await mailboxOf(addressOf(name.toLowerCase())).next(/has a question for you/), /\/story\//))
  return page
}

/** Asks somebody without an account for a story; gives its id and the page on which it is told. */
export const askForStory = async (
  browser: Browser,
  family: Family,
  name: string,
  question: string,
): Promise<{ readonly id: string; readonly page: Page }> => {
  const id = randomUUID()
  const email = family.addressOf(name.toLowerCase())
  agreed(await family.ask('POST', '/api/stories', { storyId: id, question, to: { name, email } }))
  return { id, page: await atTheQuestion(browser, family, name) }
}
