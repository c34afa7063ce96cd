import { agreed } from '../../../stack/seed/visitor.ts'
import { PASSCODE } from '../../support/family.ts'
import { heading } from '../scene.ts'
import { AN_HOUR, button, DAY_MS, expect, type Story } from '../story.ts'
import { readAndPress } from '../../support/read.ts'

const LETTER = 'You were four, and you would not let go of the big spoon.'

/** What recipients do with a letter, and what its author hears of it. */
export const readers: Story = {
  name: 'readers',
  dayMs: DAY_MS,
  tell: async ({ newFamily, behind, take }) => {
    const { page, main, ask, addressOf, person, draft, seal, openMessage } = await newFamily('readers')
    const names = ['Amelia', 'Walter', 'Selma', 'Daisy']
    const recipientIds: string[] = []
    for (const name of names) recipientIds.push(await person(name))
    const guardian = { isChild: true, isGuardians: true }
    agreed(await ask('PATCH', `/api/recipients/${recipientIds[3]}`, guardian, { 'If-Match': '*' }))
    const message = await draft({ title: 'The big spoon', body: LETTER, recipientIds })
    await seal(message, AN_HOUR, 'always')
    const atTheEnvelope = (name: string) => behind(addressOf(name), /left something for/, /\/d\//)

    const walter = await atTheEnvelope('walter')
    await readAndPress(button(walter, 'This isn’t me'))
    await heading(walter, 'Thank you for telling us')
    await take(walter, 'recipient-stranger', 'The email reached someone else')

    const selma = await atTheEnvelope('selma')
    await readAndPress(button(selma, 'I’d rather not receive this'))
    await readAndPress(button(selma, 'Do not send me anything from Ruth'))
    await expect(selma.getByText('Nothing from Ruth will come to you.')).toBeVisible()
    await take(selma, 'recipient-declined-all', 'Nothing at all of this author')

    const daisy = await atTheEnvelope('daisy')
    await heading(daisy, 'Ruth left something for Daisy')
    await take(daisy, 'recipient-guardian', 'A guardian at a child’s message')

    const amelia = await atTheEnvelope('amelia')
    await readAndPress(button(amelia, 'Open'))
    await amelia.getByLabel('Passcode').fill(PASSCODE)
    await readAndPress(button(amelia, 'Open the message'))
    await button(amelia, 'Say thank you').click()
    await amelia.getByText('Write or record a reply').click()
    await button(amelia, 'Send the reply').click()
    await expect(amelia.getByRole('alert')).toContainText('Write or record something first.')
    await take(amelia, 'recipient-reply-empty', 'A reply without a word in it')
    await amelia.getByLabel('Your words').fill('I still have the spoon.')
    await button(amelia, 'Send the reply').click()
    await expect(amelia.getByText('Your reply is kept with the message, where')).toBeVisible()
    await amelia.getByText('Write or record a reply').click()
    await button(amelia, 'Record your voice').click()
    await expect(amelia.getByRole('timer')).toContainText(/0:0[3-9]/)
    await button(amelia, 'Stop recording').click()
    await expect(amelia.getByText('Recorded. Nothing is sent yet.')).toBeVisible()
    await take(amelia, 'recipient-reply-recorded', 'A reply was written; another is recorded, and not sent yet')
    const downloading = amelia.waitForEvent('download')
    await button(amelia, 'Keep a copy').click()
    await downloading

    await openMessage(message)
    await button(page, 'Show every step').click()
    for (const sign of ['I still have the spoon.', 'Our email to Walter reached someone else', 'Amelia kept a copy'])
      await expect(main).toContainText(sign)
    await take(page, 'message-answered', 'A message’s page with thanks, a reply, a copy kept and an email gone wrong')
  },
}
