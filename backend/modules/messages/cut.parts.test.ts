import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import type { Author } from '../../../tests/household/household.ts'

const { house, story } = aHouse()
let ana: Author
beforeAll(async () => {
  ana = await house.author()
})

const WORDS = '[0:00–0:00.5] Is it on?\n[0:01.5] You were four.\n[0:03.5] Is it off?'

/** A draft with a recording of four seconds and its words, and two parts of it. */
const trimmed = async () => {
  const messageId = newId()
  const whole = await house.recording(ana, messageId)
  await story.draft(ana, { messageId, mediaIds: [whole] })
  const path = `/api/messages/${messageId}`
  const change = (changes: object) => ana.browser.ask('PATCH', path, changes, { 'If-Match': '*' })
  const attach = (mediaId: string) => change({ mediaIds: [mediaId] })
  await change({ transcript: { mediaId: whole, text: WORDS } })
  const part = (startMs: number, endMs: number) => house.part(ana, whole, { startMs, endMs }, Buffer.from('a part'))
  const attached = async () => {
    const { json } = await ana.browser.ask('GET', path)
    return (json as { media: { isAttached: boolean }[] }).media.filter(({ isAttached }) => isAttached)
  }
  return { whole, part, attach, attached }
}

test('a part takes the place of its recording, and the words that are said in it go with it', async () => {
  const { whole, part, attach, attached } = await trimmed()
  const [first, second] = [await part(1_000, 3_000), await part(500, 4_000)]
  expect(await attach(first)).toMatchObject({ status: 200 })
  const cut = { from: whole, startMs: 1_000, endMs: 3_000 }
  expect(await attached()).toMatchObject([
    { id: first, durationMs: 2_000, cut, transcript: '[0:00.5] You were four.', isTimed: true },
  ])
  await attach(second)
  expect(await attached()).toMatchObject([{ id: second, transcript: '[0:01] You were four.' }])
})

test('the whole comes back, with the words that were left', async () => {
  const { whole, part, attach, attached } = await trimmed()
  await attach(await part(1_000, 3_000))
  expect(await attach(whole)).toMatchObject({ status: 200 })
  expect(await attached()).toMatchObject([{ id: whole, cut: null, transcript: '[0:01.5] You were four.' }])
})
