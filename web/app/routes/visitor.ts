import { area } from './route.ts'

export const visitor = area(async () => (await import('../pages/visitor.ts')).visitor, {})
