import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { SharedItem } from '../../../../backend/modules/shares/contract.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { noteViewed } from '../commands.ts'
import { mediaOf } from '../queries.ts'
import { dayOf } from '../../../ui/shortDay.ts'
import { calledIn, isFilm } from './seen.ts'
import { SharedAlbum } from './SharedAlbum.tsx'
import { SharedBranch } from './SharedBranch.tsx'
import { Shown, Written } from './Shown.tsx'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 14px;
  padding: 24px;
  @media (max-width: 600px) {
    padding: 16px;
  }
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--fs-h4);
  }
`
type ThingProps = {
  token: string
  item: SharedItem
  mayDownload: boolean
  /** The page is headed by its title already. */
  isAlone: boolean
}

/** A thing behind a link; one that is shared no more says so and nothing else. */
export const SharedThing = (props: ThingProps) =>
  props.item.isThere ? (
    <Thing {...props} />
  ) : (
    <li css={[card, frame]}>
      <p css={small}>{strings.notThere}</p>
    </li>
  )

function Thing({ token, item, mayDownload, isAlone }: ThingProps) {
  const { kind, id, title, by, hasSound, n } = item
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const seeing = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seeing.disconnect()
      noteViewed(token, { kind, id })
    })
    if (shown.current) seeing.observe(shown.current)
    return () => seeing.disconnect()
  }, [token, kind, id])
  return (
    <li ref={shown} css={[card, frame]}>
      <div>
        {!isAlone && <h2>{calledIn(item)}</h2>}
        {n > 0 && <p css={small}>{isBranch(item) ? strings.people(n) : strings.count(n)}</p>}
        {by && <p css={small}>{byIn(item)}</p>}
      </div>
      <Inside token={token} item={item} />
      {hasSound && !isFilm(item) && mayDownload && (
        <p css={small}>
          <a href={mediaOf(token, { kind, id }, 'download')} download>
            {strings.download}
            <span className="sr-only"> {title}</span>
          </a>{' '}
          {strings.downloadHint}
        </p>
      )}
    </li>
  )
}

const isBranch = ({ kind }: SharedItem): boolean => kind === 'branch'

function Inside({ token, item }: Pick<ThingProps, 'token' | 'item'>) {
  const { kind, id, n } = item
  if (isBranch(item)) return <SharedBranch token={token} item={item} />
  if (n === 0) return <Shown token={token} named={{ kind, id }} seen={item} />
  return (
    <>
      <SharedAlbum token={token} item={item} />
      <Written seen={item} />
    </>
  )
}

/** A story is told; anything else was added to what a family keeps. */
const byIn = ({ kind, by, at }: SharedItem): string => {
  if (kind !== 'story') return strings.keptBy(by)
  return at ? strings.saidOn(by, dayOf(at)) : strings.said(by)
}
