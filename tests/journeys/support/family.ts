import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { addPerson, confirm, signUp, writeDraft, type Words } from '../../../stack/seed/family.ts'
import { agreed, type Visitor } from '../../../stack/seed/visitor.ts'
import { dayMs, PASSCODE, PASSWORD } from './author.ts'

const { JOURNEY_APP: app = '', JOURNEY_MAIL: catcher = '' } = process.env
/** Between the earliest date and the one we choose, for the way to the server. */
const ROOM_MS = 6_000
const HINT = 'Where we went when it was hot'

/** Asks the API as the page's browser does, with its session, and shows nothing. */
const visitorIn =
  (page: Page): Visitor =>
  async (method, path, content, headers = {}) => {
    const answer = await page.request.fetch(new URL(path, app).href, {
      method,
      headers: { Origin: app, Accept: 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
      ...(content && { data: content instanceof Uint8Array ? Buffer.from(content) : content }),
      maxRedirects: 0,
    })
    const told = new Headers(answer.headersArray().map(({ name, value }) => [name, value]))
    const isJson = told.get('Content-Type')?.includes('json')
    return { status: answer.status(), headers: told, body: isJson ? await answer.json() : await answer.text() }
  }

/** `silent` goes out only unanswered; `always` at any rate, soon where the date leaves room for one mail only. */
type Term = 'silent' | 'always'

/** A family of its own, under addresses that no other has. `page` is its author's browser, signed in. */
export const newFamily = async (browser: Browser, journey: string, mailbox = 'ruth') => {
  const place = `${journey}-${Date.now().toString(36)}.hale.example`
  const addressOf = (name: string) => `${name}@${place}`
  const email = addressOf(mailbox)
  const page = await (await browser.newContext()).newPage()
  const ask = visitorIn(page)
  if (!(await signUp(ask, email, PASSWORD))) throw new Error(`${email} is taken`)
  await confirm(ask, catcher, email)
  // The app asks who is signed in only where this mark says that somebody may be.
  await page.context().addInitScript(() => localStorage.setItem('signed-in', '1'))

  /** Somebody who opens with the passcode; the address is made of the name unless one is given. */
  const person = (name: string, address = addressOf(name.toLowerCase())) =>
    addPerson(ask, { name, email: address, zone: 'Europe/Madrid', passcode: PASSCODE, hint: HINT })
  const draft = (words: Words) => writeDraft(ask, words)
  /** Sealed for a date this many days from now. */
  const seal = async (messageId: string, days: number, answerRule: Term = 'silent') => {
    const local = new Date(Date.now() + days * dayMs + ROOM_MS).toISOString().slice(0, 23)
    const plan = { mode: 'fixed', local, zone: 'UTC', answerRule, password: PASSWORD }
    agreed(await ask('POST', `/api/messages/${messageId}/schedule`, plan))
  }
  /** Sealed for the first date that leaves room for both questions. */
  const sealSoon = (messageId: string) => seal(messageId, 2)
  const openMessage = (messageId: string) => page.goto(`/future-messages/${messageId}`)
  const main = page.getByRole('main')
  /** The word that says how a message stands. */
  const chip = (words: string) => main.getByText(words, { exact: true }).first()
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  return { page, main, chip, press, ask, email, addressOf, person, draft, seal, sealSoon, openMessage }
}
export type Family = Awaited<ReturnType<typeof newFamily>>
