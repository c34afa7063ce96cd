import { paths } from '../paths.ts'
import { siteSettings } from '../siteSettings.ts'
import { area, type Route } from './route.ts'

/** Where the operator has not switched it on, there is no such page: the address is like any other. */
export const testLogin: readonly Route[] = siteSettings.hasTestLogin
  ? area(async () => (await import('../pages/testLogin.ts')).testLogin, {
      testLogin: {
        path: paths.testLogin(),
        load: async () => (await import('../../modules/accounts/TestLoginPage.tsx')).TestLoginPage,
      },
    })
  : []
