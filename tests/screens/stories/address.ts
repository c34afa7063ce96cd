import { randomUUID } from 'node:crypto'
import { agreed } from '../../../stack/seed/visitor.ts'
import { ageMailbox, databaseUrlIn } from '../../support/database.ts'
import { heading } from '../scene.ts'
import { readAndPress } from '../../support/read.ts'
import { button, expect, SHORT_DAY_MS, type Story } from '../story.ts'

/** Whom no mail reaches, and where a contact says that they can be reached; and whether our mails reach the author. */
export const address: Story = {
  name: 'address',
  dayMs: SHORT_DAY_MS,
  tell: async ({ newFamily, behind, folder, take }) => {
    const { page, main, ask, addressOf, person, draft, seal, sealSoon, openMessage } = await newFamily('address')
    for (const name of ['Nora', 'Sam']) {
      const email = addressOf(name.toLowerCase())
      agreed(await ask('POST', '/api/life/contacts', { contactId: randomUUID(), name, email }))
      const theirs = await behind(email, /would like you to be a trusted contact/, /\/trusted\//)
      await readAndPress(button(theirs, 'Yes, you may write to me'))
      await heading(theirs, 'You are a trusted contact of Ruth')
    }
    const words = { title: 'The blue tin', body: 'It is on the shelf above the stove.' }
    await seal(await draft({ ...words, recipientIds: [await person('Joseph')] }), 300)
    const { id } = agreed(await ask('GET', '/api/account')) as { id: string }
    await ageMailbox(await databaseUrlIn(folder), id, SHORT_DAY_MS)

    const message = await draft({ ...words, recipientIds: [await person('Amelia', addressOf('closed-amelia'))] })
    await sealSoon(message)
    const nora = await behind(addressOf('nora'), /We cannot reach Amelia/, /\/trusted\/\w+\/propose-address/)
    await take(nora, 'contact-propose', 'A contact is asked where someone can be reached')
    await nora.getByLabel('The email of Amelia').fill(addressOf('nora'))
    await readAndPress(button(nora, 'Give this address'))
    await expect(nora.getByRole('alert')).toContainText('This is your own address')
    await take(nora, 'contact-propose-refused', 'A contact gives an address that cannot be meant')
    await nora.getByLabel('The email of Amelia').fill(addressOf('amelia-again'))
    await readAndPress(button(nora, 'Give this address'))
    await heading(nora, 'Thank you')
    await take(nora, 'contact-proposed', 'A contact has given another address')
    const sam = await behind(addressOf('sam'), /the new address of Amelia/, /\/trusted\/\w+\/propose-address/)
    await take(sam, 'contact-support', 'Another contact is asked whether it is right')
    await openMessage(message)
    await expect(main).toContainText('A trusted contact gave us another address')
    await take(page, 'message-address-proposed', 'A message’s page with an address that a contact gave')
    await readAndPress(button(sam, 'No, do not write there'))
    await heading(sam, 'Nothing goes to that address')
    await take(sam, 'contact-address-refused', 'An address that someone said no to')

    const asked = await behind(addressOf('ruth'), /so that we know our emails reach you/, /\/reached\//)
    await take(asked, 'mailbox-asked', 'Whether our emails arrive')
    await readAndPress(button(asked, 'Yes, your email reached me'))
    await heading(asked, 'Thank you. Our emails reach you')
    await take(asked, 'mailbox-proven', 'Our emails arrive')
  },
}
