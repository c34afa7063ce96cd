import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { mailsIn, type Caught } from './mails.ts'
import { personAt, type Person } from './person.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'

/** A question for a story, and who was asked. */
export type Question = { readonly storyId: string; readonly name: string; readonly address: string }

const EVERY_MS = 11_000
/** As many as one may ask in a day. */
const MOST = 10
const MAIL_MS = 90_000
/** What became of an email whose sender died is known when it is tried again, after a minute. */
const KNOWN_MS = 150_000
const LOOK_MS = 500
const PAGE = { Accept: 'text/html' }

const ask = async (person: Person, n: number): Promise<Question> => {
  const [storyId, name, address] = [randomUUID(), `Nora ${n}`, `nora-${n}@hale.example`]
  const to = { name, email: address }
  await person.ask('POST', '/api/stories', { storyId, question: 'Where was the swing?', to })
  return { storyId, name, address }
}
/** What whoever asked is told by email. */
export const isNewsOf =
  ({ name }: Question) =>
  ({ subject }: Caught): boolean =>
    subject === `${name} has answered your question`

/** Answers in words, by the link in the email, as often as it takes; until whoever asked knows. */
const tell = async ({ origin, mails }: Stage, question: Question): Promise<void> => {
  const { address } = question
  const path = await until(`the question to ${address}`, MAIL_MS, () => {
    const mail = mailsIn(mails).find(({ to }) => to === address)
    return mail && /\/story\/[a-z2-7]+/.exec(mail.text)?.[0]
  })
  const asked = personAt(origin)
  const { body } = await asked.ask('GET', path, undefined, { headers: PAGE })
  const nonce = /data-nonce="([^"]+)"/.exec(typeof body === 'string' ? body : '')?.[1]
  await asked.ask('POST', `/api${path}/tell`, { nonce, words: 'Behind the barn.', mayShare: true })
  await until(`the news of ${address}`, MAIL_MS, () => mailsIn(mails).find(isNewsOf(question)))
}

/** Waits until the house knows what became of the email that asks. */
const untilMailed = (person: Person, { storyId, address }: Question) =>
  until(`what became of the email to ${address}`, KNOWN_MS, async () => {
    await pause(LOOK_MS)
    const { body } = await person.ask('GET', `/api/stories/${storyId}`)
    return (body as { mail: string }).mail === 'sent' || undefined
  })

/** Keeps asking for stories, and has each of them told, while parts die; all of them are told when it ends. */
export const keepTelling = async (stage: Stage, person: Person, stop: AbortSignal): Promise<Question[]> => {
  const asked: Question[] = []
  const telling: Promise<unknown>[] = []
  for (let n = 1; n <= MOST && !stop.aborted; n += 1) {
    const question = await ask(person, n)
    asked.push(question)
    // Who answers sooner leaves it open for good what became of the email: nobody needs to know it then.
    telling.push(untilMailed(person, question).then(() => tell(stage, question)))
    await pause(EVERY_MS, undefined, { signal: stop }).catch(() => 'over')
  }
  await Promise.all(telling)
  return asked
}
