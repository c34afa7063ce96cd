import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { SettingsEvent } from '../../backend/modules/settings/events.ts'

/** The house's switches, in one row. */
export const system = projection(
  'settings.system',
  forCategory<SettingsEvent>('settings', {
    SystemSettingsChanged: (tx, { id, data: { after } }) =>
      tx.query(sql.typeAlias('void')`
        insert into settings.system (id, maintenance_mode, registration_enabled, max_file_size, email_notifications)
        values (${id}, ${after.maintenanceMode}, ${after.registrationEnabled}, ${after.maxFileSize},
          ${after.emailNotifications})
        on conflict (id) do update set maintenance_mode = excluded.maintenance_mode,
          registration_enabled = excluded.registration_enabled, max_file_size = excluded.max_file_size,
          email_notifications = excluded.email_notifications`),
  }),
)
