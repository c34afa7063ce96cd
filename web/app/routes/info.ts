import { area } from './route.ts'

export const info = area(async () => (await import('../pages/info.ts')).info, {})
