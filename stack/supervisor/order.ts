import type { Part } from '../parts/part.ts'

/** Parts after those they need; a need that is not among them is met from elsewhere. */
export const inOrderOfNeed = (parts: readonly Part[]): readonly Part[] => {
  const known = new Set(parts.map(({ name }) => name))
  const order: Part[] = []
  const isMet = (name: string) => !known.has(name) || order.some((part) => part.name === name)
  while (order.length < parts.length) {
    const next = parts.find((part) => !order.includes(part) && part.needs.every(isMet))
    if (!next) throw new Error('parts need each other in a circle')
    order.push(next)
  }
  return order
}

/** Groups that stop together, the first to stop first. */
export const inWaves = (parts: readonly Part[]): readonly (readonly Part[])[] =>
  [...new Set(parts.map(({ stopWave }) => stopWave))]
    .sort((a, b) => a - b)
    .map((wave) => parts.filter(({ stopWave }) => stopWave === wave))
