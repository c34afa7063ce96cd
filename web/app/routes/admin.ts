import { area } from './route.ts'

export const admin = area(async () => (await import('../pages/admin.ts')).admin, {})
