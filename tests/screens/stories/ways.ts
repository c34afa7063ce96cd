import { randomUUID } from 'node:crypto'
import { agreed } from '../../../stack/seed/visitor.ts'
import { readAndPress } from '../../support/read.ts'
import { button, DAY_MS, expect, type Story } from '../story.ts'
import { heading } from '../scene.ts'

const TITLE = 'The blue tin'
const LETTER = 'The blue tin is on the shelf above the stove.'
const CANT = 'I can’t get in'

/** Who cannot get in, and whom a contact does not know, or the author does not want in this way. */
export const ways: Story = {
  name: 'ways',
  dayMs: DAY_MS,
  tell: async ({ newFamily, behind, mailTo, take }) => {
    const { page, main, ask, addressOf, person, draft, seal, openMessage } = await newFamily('ways')
    agreed(await ask('POST', '/api/life/contacts', { contactId: randomUUID(), name: 'Nora', email: addressOf('nora') }))
    const nora = await behind(addressOf('nora'), /would like you to be a trusted contact/, /\/trusted\//)
    await readAndPress(button(nora, 'Yes, you may write to me'))
    await heading(nora, 'You are a trusted contact of Ruth')
    const recipientIds = [await person('Joseph'), await person('Selma'), await person('Amelia')]
    const message = await draft({ title: TITLE, body: LETTER, recipientIds })
    await seal(message, 2)

    const atTheContacts = async (name: string) => {
      const theirs = await behind(addressOf(name.toLowerCase()), /left something for/, /\/d\//)
      await readAndPress(button(theirs, 'Open'))
      await button(theirs, CANT).click()
      await readAndPress(button(theirs, 'Ask the people Ruth trusts'))
      await expect(theirs.getByRole('status')).toContainText('We have asked the people Ruth trusts.')
      return theirs
    }
    const asksOf = (name: string) =>
      behind(addressOf('nora'), new RegExp(`Is it really ${name}\\?`), /\/trusted\/\w+\/confirm-access/)

    const joseph = await atTheContacts('Joseph')
    const noraOfJoseph = await asksOf('Joseph')
    await readAndPress(button(noraOfJoseph, 'No'))
    await heading(noraOfJoseph, 'Thank you for telling us')
    await take(noraOfJoseph, 'contact-said-no', 'A contact said that it is not them')
    await mailTo(addressOf('ruth'), /A trusted contact says that it is not Joseph/)
    await joseph.reload()
    await expect(joseph.getByText('We asked, and the answer was no.')).toBeVisible()
    await take(joseph, 'recipient-said-no', 'The ways in, after a contact’s no: the author is left')
    await readAndPress(button(joseph, 'Write to Ruth'))
    await expect(joseph.getByText('We wrote to Ruth that you cannot get in.')).toBeVisible()
    await take(joseph, 'recipient-wrote-author', 'The author is asked for help')

    const selma = await atTheContacts('Selma')
    await openMessage(message)
    await expect(main).toContainText('We asked your trusted contacts whether it is really Selma')
    await expect(main).toContainText('Joseph cannot get in')
    await take(page, 'message-contacts-asked', 'A message’s page while contacts are asked, and someone needs help')
    await button(page, 'Don’t let Selma in this way').click()
    await expect(main).toContainText('You did not want Selma to get in by a trusted contact’s word')
    await selma.reload()
    await expect(selma.getByRole('status')).toContainText('Ruth would rather not have it opened this way.')
    await take(selma, 'recipient-forbidden', 'The author would rather not have it opened this way')
    const noraOfSelma = await asksOf('Selma')
    await heading(noraOfSelma, 'There is nothing to answer any more')
    await take(noraOfSelma, 'contact-nothing-to-answer', 'A contact’s page when there is nothing to answer any more')

    const amelia = await atTheContacts('Amelia')
    await readAndPress(button(await asksOf('Amelia'), 'Yes, I know them and they asked me'))
    await mailTo(addressOf('amelia'), /You can now open what Ruth left/)
    await amelia.goto(amelia.url().replace(/\?.*/, ''))
    await readAndPress(button(amelia, 'Send me the code'))
    await mailTo(addressOf('amelia'), /Your code is \d{6}/)
    await amelia.reload()
    await expect(amelia.getByLabel('The six digits from our email')).toBeVisible()
    await take(amelia, 'recipient-code-mailed', 'The six digits, once they are mailed')
  },
}
