import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { small } from '../../ui/surfaces.ts'

/** Whoever tells a story, or is asked for it, and how the reader is related to them. */
export const Teller = ({ row, kin }: { row: StoryRow; kin: string | undefined }) => (
  <div css={{ display: 'flex', gap: 14, alignItems: 'start', minWidth: 0 }}>
    <Avatar name={row.name} seed={row.toAccountId ?? row.relativeId ?? row.name} size={56} />
    <div css={{ minWidth: 0 }}>
      <b>{row.name}</b>
      {kin && <p css={small}>{kin}</p>}
    </div>
  </div>
)
