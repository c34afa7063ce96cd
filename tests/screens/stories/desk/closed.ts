import { agreed } from '../../../../stack/seed/visitor.ts'
import { button, expect, type Stage } from '../../story.ts'
import type { House } from './house.ts'

const OPEN = { maintenanceMode: false, registrationEnabled: true, emailNotifications: true, maxFileSize: 100 }

/** The house lets nobody new in, and is looked after. */
export const closed = async ({ take, newPage }: Stage, { admin, family }: House): Promise<void> => {
  const set = async (change: object) =>
    agreed(await admin.ask('PUT', '/api/admin/settings', { ...OPEN, ...change }, { 'If-Match': '*' }))
  await set({ registrationEnabled: false })
  const visitor = await newPage()
  await visitor.goto('/')
  await button(visitor, 'Get Started').first().click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await take(visitor, 'sign-up-closed', 'Nobody can open an account just now')

  await set({ maintenanceMode: true })
  await family.page.goto('/future-messages')
  await expect(family.page.getByRole('heading', { level: 1 })).toHaveText('We’re doing some maintenance')
  await take(family.page, 'maintenance', 'The house is looked after: a page of the family')
  await set({})
}
