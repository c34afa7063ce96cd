import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { minuteInWords } from '../../ui/moment.ts'
import { small } from '../../ui/surfaces.ts'
import { activityInWords } from './activityInWords.ts'
import { activity } from './queries.ts'
import { strings } from './strings.ts'
import { head } from './style.ts'

const rows = css`
  max-width: 860px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

/** What happened in the family, the newest first. */
export function Activity({ view }: { view: FamilyView }) {
  const happened = useQuery(activity())
  return (
    <Loaded query={happened} words={strings.fetching}>
      {(all) =>
        all.length > 0 && (
          <section css={{ marginTop: 48 }}>
            <h2 css={head}>{strings.activity}</h2>
            <ul css={rows}>
              {all.map((each) => (
                <li key={each.id}>
                  {activityInWords(view, each)}
                  <span css={[small, { display: 'block' }]}>{minuteInWords(each.at)}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}
