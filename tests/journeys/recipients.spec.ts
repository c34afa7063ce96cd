// Through: recipients, deliveries
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browserTest.ts'
import { chooseFor } from '../support/more.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { sendRecording } from '../screens/recording.ts'
import { shortFilm } from '../support/film.ts'
import { atTheEnvelope, atTheMessage, atTheProof, give, heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { stayAtReload } from './support/leave.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

// One letter to many people, each of whom does something else with it: they are asked one after the other.
test.describe.configure({ mode: 'default' })

const LETTER = 'You were four, and you would not let go of the big spoon.'
const SPOKEN = 'The gate was never green.'
const CAPTIONS =
  'WEBVTT\n\n00:00.000 --> 00:01.500\nLook, this is <i>the lake</i>,\n\n00:01.500 --> 00:04.000\n& this is the boat.\n'
const QUESTION = 'What did we call the old boat?'
const NAMES = ['Amelia', 'Joseph', 'Nora', 'Emil', 'Petra', 'Walter', 'Selma', 'Daisy', 'Clara', 'Nils'] as const
type Name = (typeof NAMES)[number]

let family: Family
let message: string
const addressOf = (name: Name) => family.addressOf(name.toLowerCase())
const told = (subject: RegExp) => mailboxOf(family.email).next(subject)
const ownPage = async () => {
  await family.openMessage(message)
  return family.main
}
/** The same with every step of the way it went. */
const wholeStory = async () => {
  const own = await ownPage()
  await own.getByRole('button', { name: 'Show every step' }).click()
  return own
}

test.beforeAll(async ({ browser }) => {
  family = await newFamily(browser, 'readers')
  const { ask, person, draft, seal } = family
  const ids = new Map<Name, string>()
  for (const name of NAMES) ids.set(name, await person(name))
  const proof = async (name: Name, way: Readonly<Record<string, string>>) =>
    agreed(await ask('PUT', `/api/recipients/${ids.get(name)}/verification`, way))
  await proof('Nora', { method: 'question', question: QUESTION, answer: 'Blue Heron' })
  await proof('Petra', { method: 'question', question: QUESTION, answer: 'Blue Heron' })
  await proof('Emil', { method: 'otp' })
  const guardian = { isChild: true, isGuardians: true }
  agreed(await ask('PATCH', `/api/recipients/${ids.get('Daisy')}`, guardian, { 'If-Match': '*' }))
  message = await draft({ title: 'The big spoon', body: LETTER, recipientIds: [...ids.values()] })
  const voice = await sendRecording(ask, message, await readFile(process.env['JOURNEY_VOICE'] ?? ''))
  const video = await sendRecording(ask, message, await shortFilm())
  const change = async (changes: Readonly<Record<string, unknown>>) =>
    agreed(await ask('PATCH', `/api/messages/${message}`, changes, { 'If-Match': '*' }))
  await change({ mediaIds: [voice, video] })
  await change({ transcript: { mediaId: voice, text: SPOKEN } })
  await change({ transcript: { mediaId: video, text: CAPTIONS } })
  await seal(message, 0.1, 'always')
})

test('the page of an invitation asks, and a yes or a no is seen in the address book', async ({ browser }) => {
  const { page, addressOf: address } = family
  await family.person('Ida')
  await family.person('Otto')
  await page.goto('/connections')
  const row = (name: string) => family.main.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  const asked = async (name: string) => {
    await chooseFor(page, name, 'Ask if they want messages')
    await expect(row(name)).toContainText('Asked, no answer yet')
    const mail = await mailboxOf(address(name.toLowerCase())).next(/May Ruth leave a message for you/)
    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(linkIn(mail, /\/d\//))
    await heading(theirs, 'May Ruth leave a message for you?')
    return theirs
  }
  const ida = await asked('Ida')
  await lookAt(ida, { name: 'an invitation' })
  await readAndPress(ida.getByRole('button', { name: 'Yes, that is all right' }))
  await heading(ida, 'Thank you')
  await lookAt(ida, { name: 'an invitation, said yes' })
  await expect(row('Ida')).toContainText('Said yes to messages')

  const otto = await asked('Otto')
  await readAndPress(otto.getByRole('button', { name: 'I’d rather not' }))
  await heading(otto, 'Nothing will come')
  await expect(row('Otto')).toContainText('Asked not to receive messages')
  await lookAt(otto, { name: 'an invitation, said no' })
  await page.goto('/schedule-message')
  await expect(page.getByRole('checkbox', { name: /Ida/ })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: /Otto/ })).toBeDisabled()
})

test('a child is added with the address of a guardian, and a question instead of a passcode', async () => {
  const { page } = family
  await page.goto('/connections')
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Robin')
  await dialog.getByText('This is a child.').click()
  await dialog.getByLabel('Their guardian’s email').fill(family.addressOf('guardian'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Tick that this is the guardian’s address.')
  await dialog.getByText('Yes, this is the address of their parent or guardian.').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await lookAt(page, { name: 'a proof: passcode' })
  await dialog.getByRole('tab', { name: 'A question' }).click()
  await dialog.getByLabel('Question', { exact: true }).fill(QUESTION)
  await dialog.getByLabel('Answer', { exact: true }).fill('Blue Heron')
  await lookAt(page, { name: 'a proof: question' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const robin = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Robin' })
  await expect(robin).toContainText('Opens with a question')
})

test('a question is answered without regard to capitals and spaces', async ({ browser }) => {
  const page = await atTheProof(browser, addressOf('Nora'))
  await give(page, QUESTION, 'the red fox')
  await expect(page.getByRole('alert')).toHaveText('That is not it. Tries left: 4.')
  await lookAt(page, { name: 'a question, answered wrong' })
  await give(page, QUESTION, '  blue  HERON ')
  await heading(page, 'Nora, Ruth left you a message')
  await expect(page.getByText(LETTER)).toBeVisible()
})

test('six digits from the same mailbox open the message', async ({ browser }) => {
  const page = await atTheProof(browser, addressOf('Emil'))
  await lookAt(page, { name: 'a code to be mailed' })
  await readAndPress(page.getByRole('button', { name: 'Send me the code' }))
  const { subject } = await mailboxOf(addressOf('Emil')).next(/Your code is \d{6}/)
  await page.reload()
  await lookAt(page, { name: 'a code that was mailed' })
  await give(page, 'The six digits from our email', subject.replaceAll(/\D/g, ''))
  await heading(page, 'Emil, Ruth left you a message')
})

test('the fifth wrong passcode locks the page, which says how long and still offers a way out', async ({ browser }) => {
  const page = await atTheProof(browser, addressOf('Joseph'))
  const link = page.url()
  for (const left of [4, 3, 2, 1]) {
    await give(page, 'Passcode', `guess ${left}`)
    await expect(page.getByRole('alert')).toContainText(`Tries left: ${left}.`)
  }
  await give(page, 'Passcode', 'the last guess')
  await expect(page.getByRole('alert')).toContainText('Try again in 15 minutes.')
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Try again in 15 minutes.')
  await expect(page.getByLabel('Passcode')).toHaveCount(0)
  await lookAt(page, { name: 'a locked page' })
  await page.getByRole('button', { name: 'I can’t get in' }).click()
  await expect(page.getByText('Ruth has not named anyone we could ask')).toBeVisible()
  await readAndPress(page.getByRole('button', { name: 'Write to Ruth' }))
  await expect(page.getByRole('status')).toContainText('We wrote to Ruth that you cannot get in.')
  await told(/Joseph cannot get in/)
})

test('who forgot the answer is let in by another way that the author chooses', async ({ browser }) => {
  const petra = await atTheProof(browser, addressOf('Petra'))
  await petra.getByRole('button', { name: 'I can’t get in' }).click()
  await readAndPress(petra.getByRole('button', { name: 'Write to Ruth' }))
  const help = await told(/Petra cannot get in/)
  await expect(await ownPage()).toContainText('Petra cannot get in. Choose another way')

  const { page } = family
  await page.goto(linkIn(help, /\/connections/))
  await chooseFor(page, 'Petra', 'Change how they unlock it')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'A code by email' }).click()
  await lookAt(page, { name: 'a proof: code by email' })
  await dialog.getByRole('button', { name: 'Use a code by email' }).click()
  await expect(dialog).toHaveCount(0)

  await petra.getByRole('link', { name: 'Back' }).click()
  await readAndPress(petra.getByRole('button', { name: 'Send me the code' }))
  const { subject } = await mailboxOf(addressOf('Petra')).next(/Your code is \d{6}/)
  await petra.reload()
  await give(petra, 'The six digits from our email', subject.replaceAll(/\D/g, ''))
  await heading(petra, 'Petra, Ruth left you a message')
})

test('a guardian opens what is for a child', async ({ browser }) => {
  const page = await atTheEnvelope(browser, addressOf('Daisy'))
  await heading(page, 'Ruth left something for Daisy')
  await expect(page.getByText('You open it for Daisy, as a parent or guardian')).toBeVisible()
})

test('someone else closes the link, also after taking that back, and a new address gets the message', async ({
  browser,
}) => {
  const stranger = await atTheEnvelope(browser, addressOf('Walter'))
  const link = stranger.url()
  await readAndPress(stranger.getByRole('button', { name: 'This isn’t me' }))
  await told(/Our email to Walter reached someone else/)
  await readAndPress(stranger.getByRole('button', { name: 'It is me after all' }))
  await heading(stranger, 'Ruth left something for you')
  await told(/Our email did reach Walter/)
  await readAndPress(stranger.getByRole('button', { name: 'This isn’t me' }))
  await heading(stranger, 'Thank you for telling us')
  await stranger.goto(link)
  await heading(stranger, 'Thank you for telling us')
  await lookAt(stranger, { name: 'the wrong person' })
  await told(/Our email to Walter reached someone else/)

  await expect(await ownPage()).toContainText('Our email to Walter reached someone else')
  const { page } = family
  await page.goto('/connections')
  const row = family.main.getByRole('listitem').filter({ hasText: 'Walter' })
  await expect(row).toContainText('Reached someone else. Change the address')
  await chooseFor(page, 'Walter', 'Change')
  const dialog = page.getByRole('dialog')
  const fresh = family.addressOf('walter-himself')
  await dialog.getByLabel('Their email').fill(fresh)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const walter = await atTheMessage(browser, fresh)
  await expect(walter.getByText(LETTER)).toBeVisible()
})

test('who would rather not have it can change their mind, and say no to all of it', async ({ browser }) => {
  const page = await atTheEnvelope(browser, addressOf('Selma'))
  await readAndPress(page.getByRole('button', { name: 'I’d rather not receive this' }))
  await heading(page, 'Nothing more will come')
  await told(/Selma would rather not receive it/)
  await readAndPress(page.getByRole('button', { name: 'I would like to receive it after all' }))
  await heading(page, 'Ruth left something for you')
  await readAndPress(page.getByRole('button', { name: 'I’d rather not receive this' }))
  await readAndPress(page.getByRole('button', { name: 'Do not send me anything from Ruth' }))
  await expect(page.getByText('Nothing from Ruth will come to you.')).toBeVisible()
  const own = await ownPage()
  await expect(own).toContainText('Would rather not receive it')
  await expect(own).toContainText('Selma would rather receive nothing from you')
})

test('thanks, a written reply and a spoken one come back to the author', async ({ browser }) => {
  const page = await atTheMessage(browser, addressOf('Amelia'))
  await page.getByRole('button', { name: 'Say thank you' }).click()
  await expect(page.getByText('You said thank you. We told Ruth.')).toBeVisible()
  await page.getByText('Write or record a reply').click()
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByRole('alert')).toContainText('Write or record something first.')
  await page.getByLabel('Your words').fill('I still have the spoon.')
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('Your reply is kept with the message, where')).toBeVisible()

  await page.getByText('Write or record a reply').click()
  await page.getByRole('button', { name: 'Record your voice' }).click()
  await expect(page.getByRole('timer')).toContainText(/0:0[3-9]/)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Recorded. Nothing is sent yet.')).toBeVisible()
  await stayAtReload(page)
  await page.getByRole('button', { name: 'Send this recording' }).click()
  await expect(page.getByText('Your 2 replies are kept with the message')).toBeVisible()

  await told(/Amelia says thank you/)
  await told(/Amelia sent you a reply/)
  const own = await ownPage()
  await expect(own).toContainText('Amelia said thank you.')
  await expect(own).toContainText('I still have the spoon.')
  await expect(own.getByRole('button', { name: 'Play the reply' })).toBeVisible()
})

test('what is said is read beside the voice, and shown under the video while it is said', async ({ browser }) => {
  const page = await atTheMessage(browser, addressOf('Nils'))
  await expect(page.getByText(SPOKEN)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '& this is the boat.' })).toBeVisible()
  const video = page.getByLabel('The video')
  const cues = () =>
    video.evaluate((film: HTMLVideoElement) =>
      [...(film.textTracks[0]?.cues ?? [])].map((cue) => [cue.startTime, cue.endTime, (cue as VTTCue).text]),
    )
  await expect.poll(cues).toEqual([
    [0, 1.5, 'Look, this is the lake,'],
    [1.5, expect.closeTo(4, 0), '&amp; this is the boat.'],
  ])
  await video.evaluate((film: HTMLVideoElement) => film.play())
  await expect(page.locator('[data-said]')).toContainText('& this is the boat.')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.ended)).toBe(true)
  await expect(await wholeStory()).toContainText('Nils listened')
})

test('a copy that is kept holds the recordings, their words and the letter', async ({ browser }) => {
  const page = await atTheMessage(browser, addressOf('Clara'))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep a copy' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^message-from-ruth\.zip$/i)
  const copy = await readFile(await download.path())
  for (const name of ['letter.txt', 'letter.html', '.m4a', '.mp4', 'recording-1.txt', 'recording-2.txt', '.vtt'])
    expect(copy.includes(name), name).toBe(true)
  await expect(await wholeStory()).toContainText('Clara kept a copy')
})
