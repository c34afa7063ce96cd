import type { WebModule } from '../../app/module.ts'
import { area, type Route } from '../../app/routes/route.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { paths } from './paths.ts'

/** Where the operator has not switched it on, there is no such page: the address is like any other. */
const isThere = ({ name }: Route) => name !== 'testLogin' || siteSettings.hasTestLogin

const pages = async () => (await import('./pages.ts')).pages

export const accounts: WebModule = {
  pages,
  routes: area(paths, pages, {
    verifyEmail: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage,
    account: async () => (await import('./AccountPage.tsx')).AccountPage,
    security: async () => (await import('./SecurityPage.tsx')).SecurityPage,
    notifications: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
    accountData: async () => (await import('./DataPage.tsx')).DataPage,
    deleteAccount: async () => (await import('./DeletePage.tsx')).DeletePage,
    resetPassword: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
    undo: { path: paths.undo(':token'), load: async () => (await import('./UndoPage.tsx')).UndoPage },
    demo: async () => (await import('./DemoPage.tsx')).DemoPage,
    testLogin: async () => (await import('./TestLoginPage.tsx')).TestLoginPage,
    adminAccess: async () => (await import('./AdminAccessPage.tsx')).AdminAccessPage,
    adminLogin: async () => (await import('./AdminLoginPage.tsx')).AdminLoginPage,
  }).filter(isThere),
  refreshes: { account: ['/api/account'] },
}
