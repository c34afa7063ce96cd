// Through: media, messages
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { dayMs } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { MORE } from '../support/act.ts'
import { read } from '../support/read.ts'
import { button, press, reach, readAndPress, write } from './support/keys.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const LETTER = 'You stirred it until the bowl walked off the table.'
const AN_HOUR = 1 / 24

test('a voice is recorded, held, stopped, heard and sealed with the keys alone', async ({ browser }) => {
  const { page, main, chip, person, draft } = await newFamily(browser, 'said')
  const message = await draft({ title: 'The big spoon', body: '', recipientIds: [await person('Amelia')] })
  await page.goto(`/schedule-message?draft=${message}&step=2`)
  const recorder = page.getByRole('group', { name: 'Recorder' })
  await reach(page, button(recorder, 'Start recording'))
  await page.keyboard.press('r')
  await expect(recorder.getByRole('timer')).toContainText(/0:0[2-9]/)
  await page.keyboard.press('r')
  await expect(recorder.getByText('Paused', { exact: true })).toBeVisible()
  await page.keyboard.press('r')
  await expect(recorder.getByText('Recording', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const play = button(recorder, 'Play your recording')
  await expect(play).toBeFocused()
  await page.keyboard.press('Space')
  await expect(recorder.getByRole('slider')).not.toHaveAttribute('aria-valuenow', '0')
  await expect(main).toContainText('Saved. It will play on any phone or computer.', { timeout: 60_000 })
  await press(page, button(page, 'Continue'))
  await expect(main).toContainText('When should Amelia get it?')
  await press(page, button(page, 'Continue'))
  await press(page, button(page, 'Seal this message'))
  await press(page, main.getByRole('link', { name: 'See this message' }))
  await expect(chip('Sealed')).toBeVisible()
})

test('the list is walked with J and K, and a message is paused, resumed and cancelled with the keys alone', async ({
  browser,
}) => {
  const { page, main, chip, person, draft, seal } = await newFamily(browser, 'walked')
  const recipientIds = [await person('Amelia')]
  for (const [index, title] of ['The first spoon', 'The second spoon', 'The third spoon'].entries())
    await seal(await draft({ title, body: LETTER, recipientIds }), 10 + index)
  await page.goto('/future-messages')
  const link = (title: string) => main.getByRole('listitem').filter({ hasText: title }).getByRole('link')
  await reach(page, link('The first spoon'))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(link('The third spoon')).toBeFocused()
  await page.keyboard.press('k')
  await expect(link('The second spoon')).toBeFocused()
  await page.keyboard.press('Enter')
  await heading(page, 'The second spoon')

  const dialog = page.getByRole('dialog')
  await press(page, button(main, 'Pause this message'))
  await press(page, button(dialog, 'Pause it'))
  await expect(chip('Paused')).toBeVisible()
  await press(page, button(main, 'End the pause'))
  await expect(chip('Sealed')).toBeVisible()
  await press(page, button(main, MORE))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Cancel this message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(page.getByRole('alertdialog'), 'Yes, cancel it'), 'Space')
  await expect(chip('Cancelled')).toBeVisible()
})

test('a question and a mailed code are answered, and the rest is taken back, with the keys alone', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'proofs')
  const { page, main, chip, ask, person, draft, seal, openMessage, addressOf } = family
  const [nora, emil, joseph] = [await person('Nora'), await person('Emil'), await person('Joseph')]
  const question = { method: 'question', question: 'What did we call the old boat?', answer: 'Blue Heron' }
  agreed(await ask('PUT', `/api/recipients/${nora}/verification`, question))
  agreed(await ask('PUT', `/api/recipients/${emil}/verification`, { method: 'otp' }))
  const message = await draft({ title: 'The big spoon', body: LETTER, recipientIds: [nora, emil, joseph] })
  await seal(message, AN_HOUR, 'always')
  await openMessage(message)

  const atTheirPage = async (name: string) => {
    const mail = await mailboxOf(addressOf(name)).next(/left something for you/, dayMs / 4)
    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(linkIn(mail, /\/d\//))
    await readAndPress(theirs, button(theirs, 'Open'))
    await heading(theirs, 'Please confirm it’s you')
    return theirs
  }
  const hers = await atTheirPage('nora')
  await write(hers, hers.getByLabel(question.question), 'blue heron')
  await read(hers)
  await hers.keyboard.press('Enter')
  await heading(hers, 'Nora, Ruth left you a message')

  const his = await atTheirPage('emil')
  await readAndPress(his, button(his, 'Send me the code'))
  const { subject } = await mailboxOf(addressOf('emil')).next(/Your code is \d{6}/)
  await his.reload()
  await write(his, his.getByLabel('The six digits from our email'), subject.replaceAll(/\D/g, ''))
  await read(his)
  await his.keyboard.press('Enter')
  await heading(his, 'Emil, Ruth left you a message')

  await expect(main).toContainText('Emil opened it')
  await press(page, button(main, 'Take this message back'))
  await press(page, button(page.getByRole('alertdialog'), 'Yes, take it back'))
  await expect(chip('Taken back')).toBeVisible()
  await expect(main).toContainText('2 people had opened it before.')
})
