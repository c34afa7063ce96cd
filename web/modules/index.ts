// Every module of the web. One line here is all that a new one costs outside its folder: its pages, links, entries,
// refreshed queries and sentences are read from its module.ts.
export { life } from './life/module.ts'
export { reviews } from './reviews/module.ts'
export { subscribers } from './subscribers/module.ts'
