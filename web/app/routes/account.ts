import { paths } from '../paths.ts'
import { area } from './route.ts'

export const account = area(async () => (await import('../pages/account.ts')).account, {
  verifyEmail: {
    path: paths.verifyEmail(),
    load: async () => (await import('../../modules/accounts/VerifyEmailPage.tsx')).VerifyEmailPage,
  },
  account: {
    path: paths.account(),
    load: async () => (await import('../../modules/accounts/AccountPage.tsx')).AccountPage,
  },
  security: {
    path: paths.security(),
    load: async () => (await import('../../modules/accounts/SecurityPage.tsx')).SecurityPage,
  },
  notifications: {
    path: paths.notifications(),
    load: async () => (await import('../../modules/accounts/NotificationsPage.tsx')).NotificationsPage,
  },
  accountData: {
    path: paths.accountData(),
    load: async () => (await import('../../modules/accounts/DataPage.tsx')).DataPage,
  },
  deleteAccount: {
    path: paths.deleteAccount(),
    load: async () => (await import('../../modules/accounts/DeletePage.tsx')).DeletePage,
  },
  resetPassword: {
    path: paths.resetPassword(),
    load: async () => (await import('../../modules/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  undo: {
    path: paths.undo(':token'),
    load: async () => (await import('../../modules/accounts/UndoPage.tsx')).UndoPage,
  },
  adminAccess: {
    path: paths.adminAccess(),
    load: async () => (await import('../../modules/accounts/AdminAccessPage.tsx')).AdminAccessPage,
  },
  adminLogin: {
    path: paths.adminLogin(),
    load: async () => (await import('../../modules/accounts/AdminLoginPage.tsx')).AdminLoginPage,
  },
})
