import { randomUUID } from 'node:crypto'
import { agreed } from '../../../stack/seed/visitor.ts'
import { PASSWORD } from '../../support/family.ts'
import { heading } from '../scene.ts'
import { readAndPress } from '../../support/read.ts'
import { button, DAY_MS, expect, type Story } from '../story.ts'

const LETTER = 'The blue tin is on the shelf above the stove.'
const WORDS = 'Amelia marries'
/** Nobody is asked; one contact may report a death, and days enough are left to object. */
const PLAN = { intervalDays: null, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 1, challengeDays: 20 }

/** What is kept until somebody tells us: an author's plan, and what their contact may say. */
export const kept: Story = {
  name: 'kept',
  dayMs: DAY_MS,
  tell: async ({ newFamily, behind, mailTo, take }) => {
    const { page, main, ask, addressOf, person, draft, openMessage } = await newFamily('kept')
    agreed(await ask('PATCH', '/api/account/profile', { name: 'Ruth Hale' }))
    await page.goto('/legacy')
    await heading(page, 'If I’m not here')
    await take(page, 'plan-empty', 'An author’s plan, before it is made')
    const contactId = randomUUID()
    agreed(await ask('POST', '/api/life/contacts', { contactId, name: 'Nora', email: addressOf('nora') }))
    const nora = await behind(addressOf('nora'), /would like you to be a trusted contact/, /\/trusted\//)
    await readAndPress(button(nora, 'Yes, you may write to me'))
    await heading(nora, 'You are a trusted contact of Ruth Hale')

    agreed(await ask('PUT', '/api/life', { ...PLAN, password: PASSWORD }))
    const recipientIds = [await person('Amelia')]
    const [last, wedding, later] = [
      await draft({ title: 'The blue tin', body: LETTER, recipientIds }),
      await draft({ title: 'For your wedding', body: LETTER, recipientIds }),
      await draft({ title: 'A month after', body: LETTER, recipientIds }),
    ]
    const zone = 'Europe/Madrid'
    const afterDeath = { mode: 'posthumous', trigger: 'contacts', delayDays: 2, zone }
    const occasion = { mode: 'milestone', announcerIds: [contactId], occasion: WORDS, preconsentDays: 60, zone }
    agreed(await ask('POST', `/api/messages/${last}/arm`, afterDeath))
    agreed(await ask('POST', `/api/messages/${later}/arm`, { ...afterDeath, delayDays: 30 }))
    agreed(await ask('POST', `/api/messages/${wedding}/arm`, occasion))
    await page.goto('/legacy')
    await heading(page, 'If I’m not here')
    await take(page, 'plan', 'An author’s plan, and what it keeps')
    await page.goto(`/future-messages/${wedding}/sealed`)
    await heading(page, 'Kept until needed')
    await take(page, 'schedule-5-kept', 'Sealed, and kept until something happens')
    await openMessage(last)
    await expect(main).toContainText('Kept until needed')
    await take(page, 'message-kept', 'The page of a message that is kept until needed')

    const announcing = await behind(addressOf('nora'), /asks you to tell us when something happens/, /\/announce/)
    await expect(announcing.getByRole('main')).toContainText(WORDS)
    await take(announcing, 'contact-announce', 'A contact is asked whether something has happened')
    await readAndPress(button(announcing, 'It happens on that day'))
    await heading(announcing, 'Thank you for telling us')
    await take(announcing, 'contact-announced', 'A contact has told us that it has happened')

    await nora.goto(nora.url().replace(/(\/trusted\/[^/]+)\/.*/, '$1'))
    await take(nora, 'contact-may-report', 'A contact may tell us of a death')
    await readAndPress(button(nora, 'Email me the six digits'))
    const { subject } = await mailTo(addressOf('nora'), /^Your code is \d{6}/)
    const code = subject.replaceAll(/\D/g, '')
    await nora.getByLabel('The six digits from our email').fill(code === '000000' ? '000001' : '000000')
    await readAndPress(button(nora, 'Tell us that Ruth Hale has died'))
    await expect(nora.getByRole('alert')).toContainText('Tries left')
    await take(nora, 'contact-code-wrong', 'A wrong code, told where it was typed')
    await nora.getByLabel('The six digits from our email').fill(code)
    await readAndPress(button(nora, 'Tell us that Ruth Hale has died'))
    await expect(nora.getByRole('main')).toContainText('Thank you for telling us')
    await take(nora, 'contact-reported', 'A contact has told us of a death, and may take it back')
    await page.goto('/legacy')
    await expect(main).toContainText('Nora')
    await take(page, 'plan-reported', 'An author’s plan after a contact told us that they died')
    // A check of the occasion may ask the same above the page.
    await button(page, 'I’m still here').last().click()
    await expect(main).toContainText('We’ve heard from you')
  },
}
