import type { Kernel } from '../../kernel/kernel.ts'
import { place } from './place.ts'

/** Whether a family has this place now. */
export const isKept = async ({ load }: Pick<Kernel, 'load'>, familyId: string, id: string): Promise<boolean> => {
  const { state } = await load(place, id)
  return state.status === 'kept' && state.familyId === familyId
}
