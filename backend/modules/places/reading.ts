import type { Reads } from '../../kernel/log/decider.ts'
import { place } from './place.ts'

/** Whether a family has this place now. */
export const isKept = async ({ load }: { readonly load: Reads }, familyId: string, id: string): Promise<boolean> => {
  const { state } = await load(place, id)
  return state.status === 'kept' && state.familyId === familyId
}
