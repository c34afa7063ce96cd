import type { Browser } from '@playwright/test'
import { makeAdmin } from '../../support/admin.ts'
import { newFamily } from './family.ts'

/** An admin as the house makes one from the machine: an authenticator app, the grant, and both steps in. */
export const newAdmin = async (browser: Browser) =>
  makeAdmin(await newFamily(browser, 'house', 'keeper'), process.env['JOURNEY_FOLDER'] ?? '')
