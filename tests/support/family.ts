import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { shownName } from '../../backend/kernel/words/names.ts'
import { addPerson, chooseName, confirm, signUp, writeDraft, type Words } from '../../stack/seed/family.ts'
import { agreed, type Visitor } from '../../stack/seed/visitor.ts'
import { act } from './act.ts'

export const PASSCODE = 'orchard swing 7'
export const PASSWORD = 'a kitchen on a sunday'
/** Between the earliest date and the one we choose, for the way to the server. */
const ROOM_MS = 10_000
const HINT = 'Where we went when it was hot'

/** Asks the API as the page's browser does, with its session, and shows nothing. */
const visitorIn =
  (page: Page, app: string): Visitor =>
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

/** `silent` will be sent only unanswered; `always` at any rate, soon where the date leaves room for one mail only. */
type Term = 'silent' | 'always'
/** Gives each person a browser of their own. */
export type Browsers = Pick<Browser, 'newContext'>
type Place = {
  readonly app: string
  readonly mail: string
  readonly dayMs: number
  /** Where the mailboxes of the family are that is called so. */
  readonly domainOf?: (name: string) => string
}

/** One that nobody else has, on a stack that others share. */
const ownDomain = (name: string): string => `${name}-${Date.now().toString(36)}.hale.example`

/** Makes families against a stack, each under addresses that no other has. `page` is its author's browser, signed in. */
export const familiesOf =
  ({ app, mail, dayMs, domainOf = ownDomain }: Place) =>
  async (browser: Browsers, name: string, mailbox = 'ruth') => {
    const domain = domainOf(name)
    const addressOf = (who: string) => `${who}@${domain}`
    const email = addressOf(mailbox)
    // The app asks who is signed in only where this mark says that somebody may be.
    const marked = [{ origin: new URL(app).origin, localStorage: [{ name: 'signed-in', value: '1' }] }]
    const context = await browser.newContext({ storageState: { cookies: [], origins: marked } })
    const page = await context.newPage()
    const ask = visitorIn(page, app)
    if (!(await signUp(ask, email, PASSWORD))) throw new Error(`${email} is taken`)
    await confirm(ask, mail, email)
    await chooseName(ask, shownName(mailbox))

    /** Somebody who opens with the passcode; the address is made of the name unless one is given. */
    const person = (who: string, address = addressOf(who.toLowerCase())) =>
      addPerson(ask, { name: who, email: address, zone: 'Europe/Madrid', passcode: PASSCODE, hint: HINT })
    const draft = (words: Words) => writeDraft(ask, words)
    /** Sealed for a date this many days from now. */
    const seal = async (messageId: string, days: number, answerRule: Term = 'silent', more: object = {}) => {
      const local = new Date(Date.now() + days * dayMs + ROOM_MS).toISOString().slice(0, 23)
      const plan = { mode: 'fixed', local, zone: 'UTC', answerRule, password: PASSWORD, ...more }
      agreed(await ask('POST', `/api/messages/${messageId}/schedule`, plan))
    }
    /** Sealed for the first date that leaves room for both questions. */
    const sealSoon = (messageId: string) => seal(messageId, 2)
    const openMessage = (messageId: string) => page.goto(new URL(`/future-messages/${messageId}`, app).href)
    const main = page.getByRole('main')
    /** The word that says how a message stands. */
    const chip = (words: string) => main.getByText(words, { exact: true }).first()
    const press = (button: string) => act(page, button)
    return { page, main, chip, press, ask, email, addressOf, person, draft, seal, sealSoon, openMessage }
  }
export type Family = Awaited<ReturnType<ReturnType<typeof familiesOf>>>
