import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../app/Loaded.tsx'
import { minuteInWords } from '../../../ui/moment.ts'
import { accountStrings as strings } from '../accountStrings.ts'
import { looks } from '../queries.ts'
import { rows } from './rows.ts'

/** When staff looked at something of this account's. */
export function Looks() {
  const seen = useQuery(looks())
  return (
    <Loaded query={seen} words="Still looking">
      {({ items }) => (
        <>
          <p>{items.length === 0 ? strings.noLooks : strings.looksLine}</p>
          {items.length > 0 && (
            <ul css={rows}>
              {items.map(({ at, what }, index) => (
                <li key={`${at} ${index}`}>
                  <div>
                    <strong>{strings.lookedAt[what]}</strong>
                    <p>{minuteInWords(at)}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  )
}
