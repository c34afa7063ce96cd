import { css } from '@emotion/react'
import type { User } from '../../../../backend/modules/accounts/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { useSealed } from '../../../app/ownMessages.ts'
import { HearthBlock } from '../../../ui/HearthBlock.tsx'
import { phone, supporting } from '../../../ui/surfaces.ts'
import { roundsOf } from '../sewn.ts'
import { strings } from './strings.ts'

const SIDE = 72

const frame = css`
  display: flex;
  flex: none;
  gap: 16px;
  align-items: center;
  max-width: 340px;
  svg {
    flex: none;
    width: ${SIDE}px;
    height: ${SIDE}px;
  }
  ${phone} {
    display: none;
  }
`

/** One strip for each message sealed or delivered; the open ring is dashed, and the words beside it say the same. */
export function FamilyBlock({ user: { id } }: { user: User }) {
  const { name } = useFamily()
  const sewn = useSealed() ?? 0
  if (sewn === 0) return null
  return (
    <div css={frame}>
      <HearthBlock seed={id} size={SIDE} rounds={roundsOf(sewn)} centre={2} sewn={sewn} />
      <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name && <b>{name}</b>}
        <p css={supporting}>{strings.sealed(sewn)}</p>
      </div>
    </div>
  )
}
