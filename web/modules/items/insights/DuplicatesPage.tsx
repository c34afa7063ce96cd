import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Duplicates } from '../../../../backend/modules/insights/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { useFamily } from '../../../app/family.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { sizeInWords } from '../../../ui/sizeInWords.ts'
import { card, phone, small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { Turned } from '../../../ui/Turned.tsx'
import { apiOf } from '../queries.ts'
import { InsightsFrame } from './Frame.tsx'
import { duplicates, useDismiss, useKeepOne } from './insights.ts'
import { insightStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const pair = css`
  ${card}
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 20px;
  align-items: end;
  padding: 20px 24px;
  ${phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
    gap: 12px;
    padding: 16px;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`
const picture = css`
  display: block;
  height: 220px;
  overflow: hidden;
  border-radius: var(--r-patch);
  background: var(--sunk);
  ${phone} {
    height: 140px;
  }
`
type Pair = Duplicates['pairs'][number]

/** Pictures that show the same, of which one can be kept. */
export function DuplicatesPage() {
  const all = useQuery(duplicates())
  return (
    <InsightsFrame title={strings.duplicates} line={strings.duplicatesLine}>
      <Loaded query={all} words={strings.fetching}>
        {({ pairs }) =>
          pairs.length === 0 ? (
            <EmptyState title={strings.noDuplicates} line={strings.noDuplicatesLine} />
          ) : (
            <ul css={list}>
              {pairs.map((each) => (
                <li key={each.key} css={pair}>
                  <PairOf pair={each} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </InsightsFrame>
  )
}

function PairOf({ pair: { key, pictures } }: { pair: Pair }) {
  const { may } = useFamily()
  const keep = useKeepOne()
  const dismiss = useDismiss()
  const [first, second] = pictures
  const others = [second, first]
  return (
    <>
      {pictures.map(({ id, turned, width, height, bytes, year }, n) => (
        <div key={id} css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <Link href={paths.memory(id)} css={{ width: '100%' }} aria-label={strings.photo(n + 1)}>
            <span css={picture}>
              <Turned degrees={turned}>
                <img src={`${apiOf(id)}/thumb`} alt="" loading="lazy" decoding="async" />
              </Turned>
            </span>
          </Link>
          <span css={small}>
            {[
              width !== null && height !== null && strings.size(width, height),
              bytes !== null && sizeInWords(bytes),
              year || strings.undated,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          {may('add') && (
            <Button
              look="secondary"
              busy={keep.isPending}
              busyLabel={strings.saving}
              onClick={() =>
                keep.mutate(
                  { keepId: id, otherId: others[n]?.id ?? id },
                  { onSuccess: () => void showToast({ title: strings.kept }) },
                )
              }
            >
              {strings.keep}
            </Button>
          )}
        </div>
      ))}
      {may('add') && (
        <Button
          look="secondary"
          busy={dismiss.isPending}
          busyLabel={strings.saving}
          onClick={() =>
            dismiss.mutate(
              { kind: 'duplicate', key },
              { onSuccess: () => void showToast({ title: strings.dismissed }) },
            )
          }
        >
          {strings.wrong}
        </Button>
      )}
    </>
  )
}
