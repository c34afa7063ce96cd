import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { dateIn, minuteIn } from '../../ui/moment.ts'
import { small } from '../../ui/surfaces.ts'
import { activityInWords } from './activityInWords.ts'
import { activity } from './queries.ts'
import { strings } from './strings.ts'
import { head } from './style.ts'

const rows = css`
  margin: 0 0 28px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 24px;
    justify-content: space-between;
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

/** What happened in the family, the newest first, each day under its date. */
export function Activity({ view }: { view: FamilyView }) {
  const happened = useQuery(activity())
  return (
    <Loaded query={happened} words={strings.fetching}>
      {(all) =>
        all.length > 0 && (
          <section css={{ marginTop: 48 }}>
            <h2 css={head}>{strings.activity}</h2>
            {[...Map.groupBy(all, ({ at }) => dateIn(at))].map(([day, those]) => (
              <div key={day}>
                <h3 css={{ fontSize: 'var(--fs-h4)' }}>{day}</h3>
                <ul css={rows}>
                  {those.map((each) => (
                    <li key={each.id}>
                      <span>{activityInWords(view, each)}</span>
                      <span css={small}>{minuteIn(each.at)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )
      }
    </Loaded>
  )
}
