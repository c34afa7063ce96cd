import { paths } from '../paths.ts'
import { area } from './route.ts'

export const account = area(async () => (await import('../pages/account.ts')).account, {
  verifyEmail: {
    path: paths.verifyEmail(),
    load: async () => (await import('../../modules/accounts/VerifyEmailPage.tsx')).VerifyEmailPage,
  },
})
