import type { ArchiveRow } from '../../../../backend/modules/archives/contract.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { archiveStrings as strings } from './strings.ts'

/** Whether it is being read, or was, or could not be. */
export const ZipChip = ({ row: { state } }: { row: Pick<ArchiveRow, 'state'> }) => {
  const { reading, over, stopped } = strings.chips
  if (state === 'stopped') return <Chip tone="warn">{stopped}</Chip>
  return state === 'settled' ? <Chip tone="ok">{over}</Chip> : <Chip tone="plain">{reading}</Chip>
}
