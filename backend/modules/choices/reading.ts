export { choice, isInForce } from './choice.ts'

/** How people are told the engine outside of our service that would listen: the host of its address; empty where ours does. */
export const outsideOf = (transcribeUrl: string): string => (transcribeUrl === '' ? '' : new URL(transcribeUrl).host)
