import { area } from './route.ts'

export const legal = area(async () => (await import('../pages/legal.ts')).legal, {})
