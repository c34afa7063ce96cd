import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { cardHead, eyebrow } from '../../../ui/cardStyle.ts'
import { ownZone, wallIn } from '../../../ui/moment.ts'
import { small } from '../../../ui/surfaces.ts'
import { Thumb } from '../grid/Thumb.tsx'
import { calledIn } from '../inWords.ts'
import { onThisDay } from '../queries.ts'
import { homeStrings as strings } from './strings.ts'
import { frame, strip } from './style.ts'

const SHOWN = 3

/** What is from this day of other years; nothing where there is none. */
export function OnThisDay() {
  const { familyId } = useFamily()
  const [today] = useState(() => wallIn(ownZone(), new Date()).date)
  const { data } = useQuery({ ...onThisDay(today), enabled: familyId !== '' })
  const rows = (data?.items ?? []).slice(0, SHOWN)
  if (rows.length === 0) return null
  const yearsSince = (from: string | null) => Number(today.slice(0, 4)) - Number((from ?? today).slice(0, 4))
  return (
    <section css={frame} aria-labelledby="on-this-day">
      <div css={cardHead}>
        <h2 id="on-this-day" css={eyebrow}>
          {strings.onThisDay}
        </h2>
      </div>
      <ul css={strip}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={paths.memory(row.id)} aria-label={calledIn(row)}>
              <Thumb row={row} />
            </Link>
            <p css={small}>{strings.ago(yearsSince(row.date.from))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
