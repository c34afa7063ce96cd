import { settingsIn } from '../../support/settings.ts'

/** The settings with which the stack of this run was started. */
export const settingsOfRun = () => settingsIn(process.env['JOURNEY_FOLDER'] ?? '')
