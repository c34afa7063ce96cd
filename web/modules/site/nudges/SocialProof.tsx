import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import type { Notice } from '../../../../backend/modules/figures/contract.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { card, small } from '../../../ui/surfaces.ts'
import { useFigures } from '../figures.ts'
import { strings } from '../strings.ts'
import { drawNotices, drawVisitors } from './socialProof.ts'

const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  padding: 10px 16px;
  box-shadow: var(--e2);
`

/** How many are here, and what somebody did lately: measured, or drawn and labelled so, or not at all. */
export function SocialProof({ startedAt, hasNotices = false }: { startedAt: number; hasNotices?: boolean }) {
  const known = useFigures()
  const [drawn, setDrawn] = useState<number>()
  const [notice, setNotice] = useState<Notice>()
  const isSample = known?.mode === 'sample'
  useEffect(() => (isSample ? drawVisitors(setDrawn, Math.random, startedAt) : undefined), [isSample, startedAt])
  useEffect(
    () => (hasNotices && known ? drawNotices(known.notices, setNotice, Math.random, startedAt) : undefined),
    [hasNotices, known, startedAt],
  )
  const visitors = isSample ? drawn : known?.visitors
  const label = isSample && <Chip>{strings.sample}</Chip>
  return (
    <>
      {notice && (
        <div css={[card, note, small]}>
          {notice.name}, {notice.location}, {notice.action}, {notice.time}
          {label}
        </div>
      )}
      {visitors != null && (
        <div css={[card, note, small]}>
          {visitors} people are here now
          {label}
        </div>
      )}
    </>
  )
}
