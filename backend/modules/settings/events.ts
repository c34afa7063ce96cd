import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['settings'] as const
export type System = {
  readonly maintenanceMode: boolean
  readonly registrationEnabled: boolean
  readonly maxFileSize: number
  readonly emailNotifications: boolean
}
export type SettingsEvent = Event<'SystemSettingsChanged', { before: System; after: System }>
