import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Module } from '../../backend/kernel/process/module.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { unzip } from '../../backend/kernel/testing/unzip.ts'
import * as modules from '../../backend/modules/index.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { changeProfile } from '../../backend/modules/accounts/decide/profile.ts'
import { newMember, PASSWORD } from '../../backend/modules/accounts/testing/visitor.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mediaFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { transcriptFact } from '../../backend/modules/messages/routes/draft.ts'
import { writeReview } from '../../backend/modules/reviews/decide.ts'
import { review } from '../../backend/modules/reviews/review.ts'
import { householdIn, ownerOf, startHouse } from '../household/household.ts'
import { storyOf } from '../household/story.ts'

/** Of every module that has something to hand over, in the order of the page. */
const DATA = Object.values<Module>(modules)
  .flatMap(({ export: parts }) => parts)
  .flatMap((part) => ('place' in part ? part : []))
  .toSorted((a, b) => a.place - b.place)
  .map(({ name }) => `data/${name}.json`)
let server: TestServer
beforeAll(async () => {
  server = await startHouse()
})
afterAll(() => server.stop())

const BYTES = 'application/octet-stream'
const Asked = v.object({ id: v.string() })
const Export = v.object({ url: v.string() })
const ask = ({ ask }: Browser, password = PASSWORD) => ask('POST', '/api/account/data', { password })

/** The zip as it arrives, and its files. */
const download = async ({ jar }: Browser, url: string) => {
  const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(new URL(url, server.origin), { headers: { Cookie } })
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="Everhearth \d{4}-\d\d-\d\d\.zip"$/,
  )
  return unzip(Buffer.from(await response.arrayBuffer()))
}

test('a person takes everything of theirs along, and reads it without us', async () => {
  const house = householdIn(server)
  const story = storyOf(server, house)
  const browser = server.browser()
  const user = await newMember(browser)
  const ruth = { ...user, browser }
  await house.tell(account, user.id, changeProfile({ name: 'Ruth Hale', bornOn: '1941-05-03' }), ownerOf(user.id))
  const ben = await house.prove(ruth, await house.person(ruth, { name: 'Ben', relation: 'your grandmother' }))
  await house.contact(ruth, { name: 'Nora', address: 'nora@hale.example' })
  const draft = await story.draft(ruth, { title: 'The <swing> / 2', body: 'You were four & a half.', people: [ben] })
  const voice = await house.recording(ruth, draft)
  const attached = (await mediaFacts(server.kernel, user.id, draft)).filter(({ mediaId }) => mediaId === voice)
  const spoken = transcriptFact({ mediaId: voice, text: '[0:01] The gate was never <green>.' })
  await house.tell(message, draft, editMessage({ media: attached, transcript: spoken }), ownerOf(user.id))
  const given = await story.delivered(ruth, { title: 'Given', body: 'It is yours.', people: [ben] })
  await story.mailed(ruth, given, ben)
  const text = 'I cannot find the blue button.'
  const writing = { channel: 'form', topic: 'other', name: 'Ruth', email: user.email, text }
  const { id: asked } = v.parse(Asked, (await browser.ask('POST', '/api/support', writing)).json)
  const photo = Buffer.from('\u0089PNG\r\n\u001A\nof the page', 'latin1')
  const sent = await browser.ask('PUT', `/api/support/${asked}/files/${newId()}`, photo, { 'Content-Type': BYTES })
  expect(sent).toMatchObject({ status: 201 })
  const opinion = { name: 'Ruth H.', stars: 5, text: 'My grandson heard me after all.' } as const
  const facts = { openedAt: '2026-01-01T00:00:00.000Z', kept: 1, worksHere: false }
  await house.tell(review, user.id, writeReview({ ...opinion, facts }), ownerOf(user.id))

  const { url } = v.parse(Export, (await ask(browser)).json)
  const files = await download(browser, url)
  const folder = 'messages/001 The swing 2'
  expect([...files.keys()]).toEqual([
    'index.html',
    'data/profile.json',
    ...DATA,
    `${folder}/letter.txt`,
    `${folder}/recording.txt`,
    `${folder}/recording.vtt`,
    `${folder}/recording-original.webm`,
    `${folder}/recording.m4a`,
    'messages/002 Given/letter.txt',
    'conversations/001/file-1.png',
    'CHECKSUMS.txt',
  ])
  expect(DATA).toContain('data/people.json')
  const read = (name: string) => files.get(name)?.toString() ?? ''
  expect(read(`${folder}/letter.txt`)).toBe('The <swing> / 2\n\nYou were four & a half.\n')
  expect(read(`${folder}/recording.txt`)).toBe('The gate was never <green>.\n')
  expect(read(`${folder}/recording.vtt`)).toContain('00:00:01.000 --> 00:00:04.000\nThe gate was never &lt;green&gt;.')
  expect(read(`${folder}/recording-original.webm`)).toBe('a voice')
  expect(files.get('conversations/001/file-1.png')).toEqual(photo)
  expect(JSON.parse(read('data/profile.json'))).toMatchObject({ name: 'Ruth Hale', bornOn: '1941-05-03' })
  expect(JSON.parse(read('data/people.json'))).toMatchObject([{ id: ben, name: 'Ben', relation: 'your grandmother' }])
  expect(JSON.parse(read('data/messages.json'))).toMatchObject([
    { id: draft, for: ['Ben'], files: [`${folder}/recording-original.webm`, `${folder}/recording.m4a`] },
    { id: given, letter: 'It is yours.' },
  ])
  const all = [...files.values()].join('\n')
  expect(all).not.toContain(voice)

  const page = read('index.html')
  for (const words of [
    'The &lt;swing&gt; / 2',
    'You were four &amp; a half.',
    'messages/001%20The%20swing%202/recording-original.webm',
    'The gate was never &lt;green&gt;.',
    'Our email reached Ben.',
    text,
    opinion.text,
    '1941-05-03',
    'Nora, nora@hale.example (accepted)',
  ])
    expect(page).toContain(words)
  expect(page).not.toMatch(/<script|https?:|\[erased\]/u)

  const { letters } = (await server.kernel.load(account, user.id)).state
  expect(letters).toMatchObject([{ kind: 'data-exported', to: user.email }])
})

test('of a message that comes back each time goes along as it was handed over, beside what it says now', async () => {
  const house = householdIn(server)
  const story = storyOf(server, house)
  const browser = server.browser()
  const user = await newMember(browser)
  const ruth = { ...user, browser }
  const ben = await house.prove(ruth, await house.person(ruth, { name: 'Ben' }))
  const id = newId()
  const attached = async (...wanted: readonly string[]) =>
    (await mediaFacts(server.kernel, user.id, id)).filter(({ mediaId }) => wanted.includes(mediaId))
  await story.draft(ruth, { messageId: id })
  const [first, kept] = [
    await house.recording(ruth, id, 'ready', Buffer.from('at nine')),
    await house.recording(ruth, id),
  ]
  await story.delivering(ruth, {
    messageId: id,
    title: 'Nine years',
    body: 'You are nine',
    people: [ben],
    mediaIds: [first, kept],
    transcripts: { [first]: '[0:01] Today you are nine.' },
    rule: { every: 'year' },
  })
  await story.mailed(ruth, id, ben)
  const { releasedAt, dueAt } = (await server.kernel.load(message, id)).state
  const again = plus(dueAt, 365 * server.kernel.clock.dayMs)
  const next = { occurrence: 2, local: again.slice(0, 23), dueAt: again, tzdb: '2026a' }
  await house.tell(message, id, completeOccurrence({ occurrence: 1, ok: 1, failed: 0, next }), undefined, releasedAt)
  const people = await recipientFacts(server.kernel, user.id, [ben])
  const anew = { title: 'Ten years', body: 'You are ten', media: await attached(kept), people }
  await house.tell(message, id, editMessage(anew), ownerOf(user.id))
  await house.part(ruth, first, { startMs: 1_000, endMs: 3_000 }, Buffer.from('nine'))

  const files = await download(browser, v.parse(Export, (await ask(browser)).json).url)
  const folder = 'messages/001 Ten years'
  const read = (name: string) => files.get(name)?.toString() ?? ''
  expect(read(`${folder}/letter.txt`)).toBe('Ten years\n\nYou are ten\n')
  expect(read(`${folder}/handed-over-1/letter.txt`)).toBe('Nine years\n\nYou are nine\n')
  expect(read(`${folder}/handed-over-1/recording-1.txt`)).toBe('Today you are nine.\n')
  expect(read(`${folder}/recording-1-original.webm`)).toBe('at nine')
  const [told] = v.parse(v.array(v.unknown()), JSON.parse(read('data/messages.json')))
  expect(told).toMatchObject({
    letter: 'You are ten',
    handedOver: [
      {
        occurrence: 1,
        title: 'Nine years',
        letter: 'You are nine',
        for: ['Ben'],
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        files: ['recording-1-original.webm', 'recording-1.m4a', 'recording-2-original.webm', 'recording-2.m4a'].map(
          (name) => `${folder}/${name}`,
        ),
      },
    ],
  })
  const page = read('index.html')
  for (const words of ['You are ten', 'Handed over on', 'To Ben.', 'You are nine', 'Nine years', 'Today you are nine.'])
    expect(page).toContain(words)
  const linked = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = '']) => decodeURIComponent(path))
  expect(linked).toContain(`${folder}/handed-over-1/letter.txt`)
  expect(linked.filter((path) => !files.has(path))).toEqual([])
})

test('what was cut off a recording does not go along', async () => {
  const house = householdIn(server)
  const browser = server.browser()
  const user = await newMember(browser)
  const ruth = { ...user, browser }
  const draft = await storyOf(server, house).draft(ruth, { title: 'The swing' })
  const whole = await house.recording(ruth, draft, 'ready', Buffer.from('Is it on? You were four.'))
  const part = await house.part(ruth, whole, { startMs: 1_000, endMs: 3_000 }, Buffer.from('You were four.'))
  const kept = (await mediaFacts(server.kernel, user.id, draft)).filter(({ mediaId }) => mediaId === part)
  await house.tell(message, draft, editMessage({ media: kept }), ownerOf(user.id))
  const files = await download(browser, v.parse(Export, (await ask(browser)).json).url)
  expect(files.get('messages/001 The swing/recording-original.webm')?.toString()).toBe('You were four.')
  expect([...files.values()].join('\n')).not.toContain('Is it on?')
})

test('nobody else takes it: the password is asked for, and the way opens in the own session alone', async () => {
  const [ruth, ben] = [server.browser(), server.browser()]
  await newMember(ruth)
  await newMember(ben)
  expect(await server.browser().ask('POST', '/api/account/data', {})).toMatchObject({ status: 401 })
  expect(await ask(ruth, 'wrong')).toMatchObject({ status: 403, json: { code: 'password-wrong' } })
  expect(await ruth.ask('POST', '/api/account/data', {})).toMatchObject({ status: 403, json: { code: 'proof-needed' } })
  const { url } = v.parse(Export, (await ask(ruth)).json)
  expect(await ben.ask('GET', url)).toMatchObject({ status: 410, json: { code: 'link-expired' } })
  expect(await server.browser().ask('GET', url)).toMatchObject({ status: 401 })
  expect(await ruth.ask('GET', '/api/account/data/nonsense')).toMatchObject({ status: 410 })
  expect((await download(ruth, url)).get('index.html')?.toString()).toContain('None yet.')
})

test('it is given ten times an hour', async () => {
  const browser = server.browser()
  await newMember(browser)
  for (let times = 0; times < 10; times += 1) expect(await ask(browser)).toMatchObject({ status: 201 })
  expect(await ask(browser)).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
})
