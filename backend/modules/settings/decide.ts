import type { Decision } from '../../kernel/log/decider.ts'
import type { SettingsEvent, System } from './events.ts'

const isSame = (a: System, b: System) =>
  a.maintenanceMode === b.maintenanceMode &&
  a.registrationEnabled === b.registrationEnabled &&
  a.maxFileSize === b.maxFileSize &&
  a.emailNotifications === b.emailNotifications

/** The whole object at once; what stood before stays in the history. */
export const changeSettings =
  (after: System): Decision<System, SettingsEvent> =>
  (before) =>
    isSame(before, after) ? [] : [{ type: 'SystemSettingsChanged', data: { before, after } }]
