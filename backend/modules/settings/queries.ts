import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Ports } from '../../kernel/process/ports.ts'
import { DEFAULT_SYSTEM, systemOf } from '../../kernel/process/system.ts'

const Row = v.object({
  maintenanceMode: v.boolean(),
  registrationEnabled: v.boolean(),
  maxFileSize: v.number(),
  emailNotifications: v.boolean(),
})

/** The switches, for all other modules; before anybody has turned one they are the defaults. */
export const switches = ({ db }: Pick<Kernel, 'db'>): Pick<Ports, 'system'> => ({
  system: systemOf(
    async () =>
      (await db.maybeOne(sql.type(Row)`
        select maintenance_mode, registration_enabled, max_file_size, email_notifications
        from settings.system`)) ?? DEFAULT_SYSTEM,
  ),
})
