// Through: life, messages, hub
import { agreed } from '../../stack/seed/visitor.ts'
import { expect, test } from '../support/browserTest.ts'
import { PASSWORD } from '../support/family.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { mailboxOf } from './support/mailbox.ts'
import { trusted } from './support/trusted.ts'

const BROKEN = 'What would not work'

const PLAN = {
  intervalDays: 90,
  asks: 3,
  askEveryDays: 7,
  preconsentDays: 60,
  k: 1,
  confirmSingle: true,
  challengeDays: 7,
}

/** A letter that is kept until its author is silent, or somebody tells us. */
const keep = async ({ ask, draft, person }: Family): Promise<void> => {
  agreed(await ask('PUT', '/api/life', { ...PLAN, password: PASSWORD }))
  const recipientIds = [await person('Amelia')]
  const message = await draft({ title: 'The blue tin', body: 'It is above the stove.', recipientIds })
  const terms = { mode: 'posthumous', trigger: 'either', delayDays: 2, zone: 'Europe/Madrid' }
  agreed(await ask('POST', `/api/messages/${message}/arm`, terms))
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`an author sees what would happen if they died today, and what would not: ${viewport.width} wide`, async ({
    browser,
  }) => {
    const ruth = await newFamily(browser, `died-${viewport.width}`)
    const { page, main, email, addressOf } = ruth
    await page.setViewportSize(viewport)
    await page.goto('/legacy/if-i-died')
    await heading(page, 'If I died today')
    await expect(main).toContainText('we would not find out')
    const faults = main.getByRole('region', { name: BROKEN })
    await expect(faults.getByRole('heading', { name: 'We would not find out' })).toBeVisible()
    await lookAt(page, { name: 'a plan that is none' })

    await trusted(browser, ruth, 'Nora')
    agreed(
      await ruth.ask('POST', '/api/life/contacts', {
        contactId: crypto.randomUUID(),
        name: 'Ben',
        email: addressOf('ben'),
      }),
    )
    await keep(ruth)
    const subjects = async () => (await mailboxOf(email).read(/./)).map(({ subject }) => subject)
    const before = await subjects()
    await page.goto('/legacy/if-i-died')
    await heading(page, 'If I died today')
    await expect(main.getByRole('heading', { name: 'Nobody tells us' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Your trusted contacts tell us' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'The blue tin' })).toHaveCount(2)
    await expect(main).toContainText('One message would be sent, and one person could tell us.')
    await expect(faults.getByRole('heading', { name: 'Ben has not said yes' })).toBeVisible()
    await lookAt(page, { name: 'a plan that is played' })
    expect(await subjects()).toEqual(before)
    await faults.getByRole('link', { name: 'Your trusted contacts' }).first().click()
    await heading(page, 'If I’m not here')
  })
}
