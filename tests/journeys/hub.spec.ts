// Through: hub, messages
import { expect, test } from '../support/browserTest.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { lookAt } from './support/look.ts'

const KEPT = 'Everything your family keeps'

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`one page says what waits, what comes and what is kept: ${viewport.width} wide`, async ({ browser }) => {
    const ruth = await newFamily(browser, `hub-${viewport.width}`)
    const { page, main } = ruth
    await page.setViewportSize(viewport)
    await page.goto('/family-legacy-hub')
    await heading(page, KEPT)
    await expect(main.getByRole('heading', { name: 'Nothing is kept here yet' })).toBeVisible()
    await lookAt(page, { name: 'a hub without anything' })

    const recipientIds = [await ruth.person('Amelia')]
    const message = await ruth.draft({ title: 'The green gate', body: 'It was never green.', recipientIds })
    await ruth.seal(message, 5)
    await page.goto('/family-legacy-hub')
    const deliveries = main.getByRole('region', { name: 'Next deliveries' })
    await expect(deliveries).toContainText('One message is on its way to its day.')
    await expect(main.getByRole('heading', { name: 'Nothing is kept here yet' })).toHaveCount(0)
    const box = main.getByRole('region', { name: 'Legacy box' }).getByRole('link')
    await expect(box).toHaveAttribute('href', '/account/data')
    await lookAt(page, { name: 'a hub with a delivery' })
    await deliveries.getByRole('link', { name: 'The green gate' }).click()
    await heading(page, 'The green gate')
  })
}
