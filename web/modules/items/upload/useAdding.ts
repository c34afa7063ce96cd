import { useFamily } from '../../../app/family.ts'
import { tray } from './tray.ts'

/** Takes files into the tray, for the family that the page shows. */
export const useAdding = () => {
  const { familyId } = useFamily()
  return (files: readonly File[]) => tray.add(files, familyId)
}
