import { area } from './route.ts'

export const house = area(async () => (await import('../pages/house.ts')).house, {})
