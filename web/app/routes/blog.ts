import { area } from './route.ts'

export const blog = area(async () => (await import('../pages/blog.ts')).blog, {})
