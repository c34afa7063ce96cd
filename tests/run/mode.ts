import { changed } from './changed.ts'
import { deep, gate, quick, type Step } from './steps.ts'

const USAGE = `npm test              every check of the gate
npm test -- --quick   those that need no browser
npm test -- --changed[=REF]   those that what changed since REF (or the last commit) touches
npm run test:deep     what takes a night`

/** Which steps the parameters ask for; says how to ask where they cannot be read. */
export const modeOf = (parameters: readonly string[], root: string): readonly Step[] => {
  const [first, ...rest] = parameters
  const [name, reference = 'HEAD'] = first?.split('=') ?? []
  if (rest.length === 0 && first === undefined) return gate
  if (rest.length === 0 && first === '--quick') return quick
  if (rest.length === 0 && first === '--deep') return deep
  if (rest.length === 0 && name === '--changed') return changed(root, reference)
  console.error(`"${parameters.join(' ')}" is not one of these:\n\n${USAGE}`)
  process.exit(1)
}
