import type { WebModule } from '../../app/module.ts'
import { area, page, type Route } from '../../app/routes/route.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { paths } from './paths.ts'

/** Where the operator has not switched it on, there is no such page: the address is like any other. */
const isThere = ({ name }: Route) => name !== 'testLogin' || siteSettings.hasTestLogin

const pages = async () => (await import('./pages.ts')).pages

export const accounts: WebModule = {
  pages,
  routes: area(paths, pages, {
    verifyEmail: page(() => import('./VerifyEmailPage.tsx'), 'VerifyEmailPage'),
    account: page(() => import('./AccountPage.tsx'), 'AccountPage'),
    security: page(() => import('./SecurityPage.tsx'), 'SecurityPage'),
    notifications: page(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
    accountData: page(() => import('./DataPage.tsx'), 'DataPage'),
    deleteAccount: page(() => import('./DeletePage.tsx'), 'DeletePage'),
    resetPassword: page(() => import('./ResetPasswordPage.tsx'), 'ResetPasswordPage'),
    undo: { path: paths.undo(':token'), load: page(() => import('./UndoPage.tsx'), 'UndoPage') },
    demo: page(() => import('./DemoPage.tsx'), 'DemoPage'),
    testLogin: page(() => import('./TestLoginPage.tsx'), 'TestLoginPage'),
    adminAccess: page(() => import('./AdminAccessPage.tsx'), 'AdminAccessPage'),
    adminLogin: page(() => import('./AdminLoginPage.tsx'), 'AdminLoginPage'),
  }).filter(isThere),
  refreshes: { account: ['/api/account'] },
}
