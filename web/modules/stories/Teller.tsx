import type { ReactNode } from 'react'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { small } from '../../ui/surfaces.ts'

type TellerProps = {
  row: StoryRow
  kin: string | undefined
  /** The kin stands behind the name, and below both what `children` say. */
  isInline?: boolean
  children?: ReactNode
}

/** Whoever tells a story, or is asked for it, and how the reader is related to them. */
export const Teller = ({ row, kin, isInline = false, children }: TellerProps) => (
  <div css={{ display: 'flex', gap: 14, alignItems: isInline ? 'center' : 'start', minWidth: 0 }}>
    <Avatar name={row.name} seed={row.toAccountId ?? row.relativeId ?? row.name} size={56} />
    <div css={{ minWidth: 0 }}>
      <b>{row.name}</b>
      {kin && (isInline ? `, ${kin}` : <p css={small}>{kin}</p>)}
      {children && <p css={small}>{children}</p>}
    </div>
  </div>
)
