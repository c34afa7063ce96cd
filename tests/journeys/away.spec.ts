// Through: messages
import { expect, test } from '../support/browserTest.ts'
import { dayMs } from './support/author.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readNote } from '../../stack/supervisor/note.ts'
import { signal } from '../../stack/supervisor/process.ts'

type Part = 'api' | 'event-node'

/** A part stands still while `act` goes on: nobody can read or answer anything without the first, nor keep it without the second. */
const whileAway = async (act: () => Promise<void>, part: Part = 'api'): Promise<void> => {
  const note = readNote(process.env['JOURNEY_FOLDER'] ?? '', part)
  if (!note) throw new Error(`There is no note of ${part}`)
  signal(note, 'SIGSTOP')
  try {
    await act()
  } finally {
    signal(note, 'SIGCONT')
  }
}

// A part of the house stands still in each: one after the other.
test.describe.configure({ mode: 'default' })

const LAST = /will be sent tomorrow/
const A_MOMENT_MS = 1_000

test('while nobody could have answered nothing is delivered, and it is asked once more', async ({ browser }) => {
  const family = await newFamily(browser, 'away')
  const { main, chip, ask, person, draft, sealSoon, openMessage, email, addressOf } = family
  const recipientIds = [await person('Amelia')]
  const message = await draft({ title: 'The birds', body: 'They came back.', recipientIds })
  await sealSoon(message)
  await mailboxOf(email).next(LAST, 3 * dayMs)
  const { message: row } = (await ask('GET', `/api/messages/${message}`)).body as { message: { dueAt: string } }
  const due = Date.parse(row.dueAt)
  expect(Date.now()).toBeLessThan(due - dayMs / 2)
  await whileAway(() => expect.poll(() => Date.now(), { timeout: 2 * dayMs }).toBeGreaterThan(due + A_MOMENT_MS))
  expect(await mailboxOf(addressOf('amelia')).read(/left something/)).toEqual([])
  await openMessage(message)
  await expect(main).toContainText('The date moved, to leave you time to answer')
  await expect.poll(() => mailboxOf(email).read(LAST), { timeout: 3 * dayMs }).toHaveLength(2)
  await atTheMessage(browser, addressOf('amelia'))
  await expect(chip('Delivered')).toBeVisible()
  expect(Date.now()).toBeGreaterThan(due + dayMs / 2)
})

test('while nothing can be kept, the page of a check says that nothing is delivered meanwhile', async ({ browser }) => {
  const { person, draft, sealSoon, email } = await newFamily(browser, 'unkept')
  await sealSoon(await draft({ title: 'The nest', body: 'Look up.', recipientIds: [await person('Amelia')] }))
  const mail = await mailboxOf(email).next(/will be sent in 2 days/, 2 * dayMs)
  const page = await (await browser.newContext()).newPage()
  await whileAway(async () => {
    const answer = await page.goto(linkIn(mail, /\/check\//))
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('main')).toContainText('Nothing can be delivered while you see this page.')
    await lookAt(page, { name: 'the page of a check while nothing can be kept' })
  }, 'event-node')
  await expect(async () => {
    expect((await page.reload())?.status()).toBe(200)
  }).toPass()
})
