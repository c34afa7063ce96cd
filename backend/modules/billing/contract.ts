export * from './contract/prices.ts'
export * from './contract/commands.ts'
export * from './contract/rows.ts'
export * from './contract/refusals.ts'
