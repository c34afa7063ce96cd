// Through: recipients, messages, deliveries
import { wallClockIn } from '../../backend/kernel/words/zones.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { bornYearsAgo } from '../support/born.ts'
import { expect, test, type Browser, type Page } from '../support/browserTest.ts'
import { readAndPress } from '../support/read.ts'
import { dayMs, PASSCODE, seal, toCheck } from './support/author.ts'
import { atTheEnvelope, atTheMessage, give, heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const TITLE = 'The big spoon'
const LETTER = 'You were four, and you would not let go of the big spoon.'
const ZONE = 'Europe/Madrid'
const RELATION = 'your grandmother'
/** The sweep that asks guardians comes each minute: this leaves room for it, and for an answer. */
const ROOM_MS = 130_000

/** A letter to Sophie, who is grown up by now, at the address of her guardian. */
const forSophie = async (browser: Browser, journey: string, birthday: string | null) => {
  const family = await newFamily(browser, journey)
  const { ask, person, draft, addressOf } = family
  const [mum, own] = [addressOf('mum'), addressOf('sophie')]
  const sophie = await person('Sophie', mum)
  const child = { isChild: true, isGuardians: true, relation: RELATION, birthday }
  agreed(await ask('PATCH', `/api/recipients/${sophie}`, child, { 'If-Match': '*' }))
  const message = await draft({ title: TITLE, body: LETTER, recipientIds: [sophie] })
  const step = (n: number) => family.page.goto(`/schedule-message?draft=${message}&step=${n}`)
  return { ...family, mum, own, step }
}
const date = async (page: Page, day: string) => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  await page.getByLabel('Day', { exact: true }).fill(String(Number(dayOfMonth)))
  await page.getByRole('combobox', { name: 'Month' }).click()
  await page
    .getByRole('option')
    .nth(Number(month) - 1)
    .click()
  await page.getByLabel('Year', { exact: true }).fill(year)
}
const ownEmail = (page: Page) => page.getByLabel('Sophie’s own email')
/** What a field says once it is left. */
const fillIn = async (page: Page, words: string) => {
  await ownEmail(page).fill(words)
  await ownEmail(page).blur()
}
/** Opens what she will see, and leaves it again. */
const seen = async ({ page }: Family, sight: string, ...words: readonly string[]) => {
  await page.getByRole('button', { name: sight, exact: true }).click()
  for (const each of words) await expect(page.getByRole('dialog')).toContainText(each)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the author says when she was born and what her own address is, and it goes there', async ({ browser }) => {
  const sealing = await forSophie(browser, 'grown-said', null)
  const { page, main, step, mum, own } = sealing
  await step(4)
  await expect(main).toContainText(`Sophie’s guardian gets it at ${mum}.`)
  await expect(main).toContainText('When was Sophie born?')
  await lookAt(page, { name: 'a child whose birthday is asked for' })
  await date(page, bornYearsAgo(18))
  await page.getByRole('button', { name: 'Save the birthday' }).click()
  await expect(main).toContainText(
    `It goes to the guardian’s email address, ${mum}, and the page says that it’s Sophie’s.`,
  )
  await fillIn(page, mum)
  await expect(main).toContainText('That is the guardian’s address. Write one that Sophie reads.')
  await lookAt(page, { name: 'a grown child’s own address, refused' })
  await fillIn(page, own)
  await expect(main).toContainText(`Sophie gets it at ${own}, from “${RELATION}”.`)
  await seen(sealing, 'The email', `To ${own}.`, `From Ruth, ${RELATION}.`)
  await seal(page)

  const hers = await atTheMessage(browser, own)
  await heading(hers, `Sophie, ${RELATION} left you a message`)
  await expect(hers.getByText(LETTER)).toBeVisible()
  expect(await mailboxOf(mum).read(/./)).toEqual([])
})

test('the author leaves it for later, her guardian is asked and gives it, and it goes there', async ({ browser }) => {
  const { page, main, step, mum, own, email } = await forSophie(browser, 'grown-asked', bornYearsAgo(18))
  await step(3)
  const [day = '', time = ''] = wallClockIn(ZONE, new Date(Date.now() + ROOM_MS).toISOString()).split('T')
  await date(page, day)
  await page.getByLabel(/^Time/).fill(time.slice(0, 8))
  await toCheck(page)
  await expect(ownEmail(page)).toHaveValue('')
  await expect(main).toContainText('You can leave this for later: then we ask Sophie’s guardian')
  await seal(page)

  const question = await mailboxOf(mum).next(/Does Sophie have an email address\?/, ROOM_MS)
  for (const word of [TITLE, 'spoon']) expect(question.text).not.toContain(word)
  const guardian = await (await browser.newContext()).newPage()
  const link = linkIn(question, /\/d\/\w+\/own-address/)
  await guardian.goto(link)
  await heading(guardian, 'Does Sophie have an email address?')
  await lookAt(guardian, { name: 'a guardian who is asked for an address' })
  const answer = async (address: string) => {
    await guardian.getByLabel('Sophie’s own email').fill(address)
    await readAndPress(guardian.getByRole('button', { name: 'Give this address' }))
  }
  await answer(mum)
  await expect(guardian.getByRole('alert')).toContainText('That is the guardian’s address.')
  await answer(own)
  await heading(guardian, 'Thank you')
  await expect(guardian.getByText(own)).toBeVisible()
  await guardian.goto(link)
  await expect(guardian.getByText('There is nothing more to do.')).toBeVisible()
  await lookAt(guardian, { name: 'a guardian who has answered' })

  expect((await mailboxOf(email).next(/We have an email address for Sophie/)).text).toContain(own)
  await page.goto('/connections')
  await expect(main.getByRole('listitem')).toContainText(`From the 18th birthday on: ${own}`)
  const hers = await atTheMessage(browser, own)
  await expect(hers.getByText(LETTER)).toBeVisible()
  expect(await mailboxOf(mum).read(/left something/)).toEqual([])
})

test('nobody gives one: it comes to her guardian’s mailbox, whose page says that it is hers', async ({ browser }) => {
  const sealing = await forSophie(browser, 'grown-unsaid', bornYearsAgo(18))
  const { page, main, step, mum } = sealing
  await step(4)
  await expect(main).toContainText('Sophie is grown up by then.')
  await seen(sealing, 'The page it opens', `To ${mum}, the guardian’s email address.`, 'This is Sophie’s.')
  await seal(page)

  const there = await atTheEnvelope(browser, mum)
  await heading(there, 'Ruth left something for Sophie')
  await expect(there.getByText('This is Sophie’s. Sophie is grown up now.')).toBeVisible()
  await expect(there.getByText('please pass it on: forwarding our email is enough.')).toBeVisible()
  await lookAt(there, { name: 'a guardian at a grown child’s message' })
  await readAndPress(there.getByRole('button', { name: 'Open', exact: true }))
  await give(there, 'Passcode', PASSCODE)
  await heading(there, 'Sophie, Ruth left you a message')
  expect((await mailboxOf(mum).next(/Ruth left something for Sophie/, dayMs)).text).toContain('This is Sophie’s.')
})
