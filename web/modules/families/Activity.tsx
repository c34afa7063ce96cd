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
      {(all) => {
        const told = all.flatMap((each) => {
          const words = activityInWords(view, each)
          return words === undefined ? [] : [{ ...each, words }]
        })
        if (told.length === 0) return null
        return (
          <section css={{ marginTop: 48 }}>
            <h2 css={head}>{strings.activity}</h2>
            <ul css={rows}>
              {told.map(({ id, words, at }) => (
                <li key={id}>
                  {words}
                  <span css={[small, { display: 'block' }]}>{minuteInWords(at)}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </Loaded>
  )
}
