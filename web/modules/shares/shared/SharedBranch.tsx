import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { SharedItem } from '../../../../backend/modules/shares/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { dateInWords } from '../../../ui/gedcomDate.ts'
import { small } from '../../../ui/surfaces.ts'
import { sharedChildren } from '../queries.ts'
import type { Seen } from './seen.ts'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A branch of a family tree, as a list of its people; of the living it says that they are there. */
export function SharedBranch({ token, item }: { token: string; item: SharedItem }) {
  const all = useInfiniteQuery(sharedChildren(token, item))
  return (
    <Loaded query={all} words={strings.fetching}>
      {({ pages }) => (
        <>
          <ul css={list} aria-label={strings.inIt(item.title)}>
            {pages
              .flatMap((page) => page.items)
              .map((person) => (
                <li key={person.id} dir="auto">
                  {person.title} <span css={small}>{lifeOf(person)}</span>
                </li>
              ))}
          </ul>
          {all.hasNextPage && (
            <div>
              <Button look="secondary" busy={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
                {strings.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

/** When somebody was born, and when they died: each a line of its words. */
const lifeOf = ({ words }: Pick<Seen, 'words'>): string => {
  const [birth = '', death = ''] = words.split('\n')
  return [birth && strings.born(dateInWords(birth)), death && strings.died(dateInWords(death))]
    .filter(Boolean)
    .join(', ')
}
