import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText, Film, Mic } from 'lucide-react'
import { useState } from 'react'
import type { SharedItem } from '../../../../backend/modules/shares/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { clock } from '../../../ui/clock.ts'
import { Turned } from '../../../ui/Turned.tsx'
import { mediaOf, sharedChildren, type Named } from '../queries.ts'
import { calledIn, isFilm, ratioOf, type Seen } from './seen.ts'
import { SharedViewer } from './SharedViewer.tsx'
import { strings } from './strings.ts'

/** About how high a row is, in pixels; its tiles grow until it is full. */
const HIGH = 120

const rows = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    flex-shrink: 1;
    max-height: ${2 * HIGH}px;
  }
  /* What is left of the last row stays empty. */
  &::after {
    content: '';
    flex: 10 1 0;
  }
`
const tile = css`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--r-patch);
  background: var(--sunk);
  color: var(--ink);
  text-align: start;
`
const badge = css`
  position: absolute;
  right: 6px;
  bottom: 6px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border-radius: 6px;
  background: #1e1936;
  color: #f8f2f1;
  font-size: var(--fs-micro);
  font-weight: 600;
  .lucide {
    width: 16px;
    height: 16px;
  }
`
const patch = css`
  display: grid;
  align-content: end;
  height: 100%;
  padding: 10px 12px;
  overflow: hidden;
  font-size: var(--fs-micro);
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`
type AlbumProps = { token: string; item: SharedItem }

/** What is in a shared album, as pictures in rows; a press shows one of them large. */
export function SharedAlbum({ token, item }: AlbumProps) {
  const all = useInfiniteQuery(sharedChildren(token, item))
  const [at, show] = useState<number>()
  return (
    <Loaded query={all} words={strings.fetching}>
      {({ pages }) => {
        const inIt = pages.flatMap((page) => page.items)
        return (
          <>
            <ul css={rows} aria-label={strings.inIt(item.title)}>
              {inIt.map((seen, index) => (
                <li key={seen.id} style={placeOf(seen)}>
                  <button type="button" css={tile} aria-label={calledIn(seen)} onClick={() => show(index)}>
                    <Tile token={token} named={{ kind: item.kind, id: item.id, childId: seen.id }} seen={seen} />
                  </button>
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
            <SharedViewer token={token} item={item} inIt={inIt} at={at} onShow={show} />
          </>
        )
      }}
    </Loaded>
  )
}

/** A strip of film would be a hair, a tall picture a column: such ones are shown in part. */
const placeOf = (seen: Seen) => {
  const ratio = Math.min(3, Math.max(0.5, ratioOf(seen)))
  return { flexGrow: ratio, flexBasis: ratio * HIGH, aspectRatio: ratio }
}

const Tile = ({ token, named, seen }: { token: string; named: Named; seen: Seen }) => {
  const { picture, hasSound, durationMs, pages } = seen
  if (!picture)
    return (
      <span css={[patch, hasSound && { background: 'var(--dye-slate)', color: '#fbf4f2' }]}>
        {hasSound && <Mic aria-hidden css={{ width: 20, height: 20, marginBottom: 4 }} />}
        <span>{calledIn(seen)}</span>
        {durationMs !== null && <span>{clock(durationMs)}</span>}
      </span>
    )
  return (
    <>
      <Turned degrees={picture.turned}>
        <img src={mediaOf(token, named, 'thumb')} alt="" loading="lazy" decoding="async" draggable={false} />
      </Turned>
      {isFilm(seen) && (
        <span css={badge}>
          <Film aria-hidden />
          {durationMs !== null && clock(durationMs)}
        </span>
      )}
      {pages > 0 && (
        <span css={badge}>
          <FileText aria-hidden />
          {strings.pages(pages)}
        </span>
      )}
    </>
  )
}
