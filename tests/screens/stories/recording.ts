import { readFile } from 'node:fs/promises'
import { agreed } from '../../../stack/seed/visitor.ts'
import { shortFilm } from '../../support/film.ts'
import { sendRecording } from '../recording.ts'
import { button, expect, SLOW_DAY_MS, type Story } from '../story.ts'

const WORDS = '[0:00–0:01] Is it on?\n[0:02] You were four.'
const DISORDERED = '[0:02] Look, this is the lake,\n[0:01] and the boat.'

/** A recording that is trimmed, and a video whose words are written down. */
export const recording: Story = {
  name: 'recording',
  dayMs: SLOW_DAY_MS,
  tell: async ({ newFamily, voice, take }) => {
    const { page, ask, person, draft } = await newFamily('recording')
    const recipientIds = [await person('Amelia')]
    const attach = async (message: string, bytes: Uint8Array<ArrayBuffer>) => {
      const mediaId = await sendRecording(ask, message, bytes)
      agreed(await ask('PATCH', `/api/messages/${message}`, { mediaIds: [mediaId] }, { 'If-Match': '*' }))
      return mediaId
    }
    const spoken = await draft({ title: 'The swing', body: '', recipientIds })
    const mediaId = await attach(spoken, new Uint8Array(await readFile(voice)))
    const transcript = { transcript: { mediaId, text: WORDS } }
    agreed(await ask('PATCH', `/api/messages/${spoken}`, transcript, { 'If-Match': '*' }))
    await page.goto(`/schedule-message?draft=${spoken}&step=2`)
    const open = button(page, 'Trim the ends')
    await expect(open).not.toHaveAttribute('aria-disabled', 'true')
    await take(page, 'schedule-2-recorded', 'Step 2: a recording that was made')
    await open.click()
    const start = page.getByRole('slider', { name: 'Where it begins' })
    await expect(start).toBeFocused()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    await expect(page.getByText(/^From 0:02/)).toBeVisible()
    await take(page, 'schedule-2-trim', 'Step 2: the ends of a recording are trimmed')
    await button(page, 'Use this part').click()
    await expect(page.getByText(/A part of your recording/)).toBeVisible()
    await expect(button(page, 'Whole recording')).not.toHaveAttribute('aria-disabled', 'true')
    await take(page, 'schedule-2-trimmed', 'Step 2: a part of a recording, and the way back to the whole')

    const filmed = await draft({ title: 'The lake', body: '', recipientIds })
    await attach(filmed, await shortFilm())
    await page.goto(`/schedule-message?draft=${filmed}&step=2`)
    await page.getByRole('tab', { name: 'Video' }).click()
    await page.getByText('Write down the words').click()
    await page.getByLabel('Transcript, one line per sentence').fill(DISORDERED)
    await expect(page.getByText('0:01 comes after a later time.').first()).toBeVisible()
    await take(page, 'schedule-2-video', 'Step 2: a video, and words of it that cannot be kept so')
    await button(page, 'Continue').click()
    await expect(page.getByText('When should Amelia get it?')).toBeVisible()
    await button(page, 'Continue').click()
    await expect(page.getByText('Not all of your words are saved')).toBeVisible()
    await take(page, 'schedule-4-unsaved', 'Step 4: words that are not saved, before it is sealed without them')
  },
}
