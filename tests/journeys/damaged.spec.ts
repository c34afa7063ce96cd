// Through: media, messages, deliveries
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { sendRecording } from '../screens/recording.ts'
import { dayMs } from './support/author.ts'
import { atTheMessage } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { blobsOf } from '../../backend/kernel/blob/blobs.ts'
import { settingsOfRun } from './support/settings.ts'

/** Turns one bit of a stored recording, as a disk does that grows old. */
const damageRecording = async (mediaId: string): Promise<void> => {
  const blobs = blobsOf(await settingsOfRun())
  const name = `media/${mediaId}/original`
  const content = await buffer(await blobs.get(name))
  const middle = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
  await blobs.put(name, content)
}

const LETTER = 'You were four, and you would not let go of the big spoon.'

test('a recording that was damaged is told in time, and the letter beside it arrives all the same', async ({
  browser,
}) => {
  const family = await newFamily(browser, 'damaged')
  const { page, main, chip, ask, person, draft, seal, email, addressOf } = family
  const message = await draft({ title: 'The big spoon', body: LETTER, recipientIds: [await person('Amelia')] })
  const voice = await sendRecording(ask, message, await readFile(process.env['JOURNEY_VOICE'] ?? ''))
  agreed(await ask('PATCH', `/api/messages/${message}`, { mediaIds: [voice] }, { 'If-Match': '*' }))
  await seal(message, 3)
  await damageRecording(voice)

  const told = await mailboxOf(email).next(/A recording in your message to Amelia needs you/, 3 * dayMs)
  const { message: row } = (await ask('GET', `/api/messages/${message}`)).body as { message: { dueAt: string } }
  expect(Date.now()).toBeLessThan(Date.parse(row.dueAt))
  await page.goto(linkIn(told, /\/future-messages\//))
  await expect(main).toContainText('We could not read a recording')
  await expect(main).toContainText('What is whole is sent all the same.')
  await lookAt(page, { name: 'message-damaged' })

  const amelia = await atTheMessage(browser, addressOf('amelia'))
  await expect(amelia.getByText(LETTER)).toBeVisible()
  expect(Date.now()).toBeGreaterThan(Date.parse(row.dueAt) + dayMs)
  await expect(chip('Delivered')).toBeVisible()
  expect(await mailboxOf(email).read(/A recording in your message/)).toHaveLength(1)
})
