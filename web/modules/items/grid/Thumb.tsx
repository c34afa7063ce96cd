import { css } from '@emotion/react'
import { FileText, Film, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { randoms, type Dye } from '../../../../backend/kernel/page/strips.ts'
import { clock } from '../../../ui/clock.ts'
import { calledIn } from '../inWords.ts'
import { apiOf } from '../queries.ts'
import { gridStrings as strings } from '../strings.ts'
import { Turned } from '../../../ui/Turned.tsx'

const frame = css`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: var(--r-patch);
  background: var(--sunk);
  container-type: size;
`
const badge = css`
  position: absolute;
  right: 6px;
  bottom: 6px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: calc(100% - 12px);
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
  width: 100%;
  height: 100%;
  padding: 10px 12px;
  overflow: hidden;
  font-size: var(--fs-micro);
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > em {
    overflow: hidden;
    font-style: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Below the box that chooses it there is room for two lines. */
  @container (max-height: 124px) {
    & > span {
      -webkit-line-clamp: 1;
    }
  }
  & > .lucide {
    position: absolute;
    top: 10px;
    right: 10px;
    width: 20px;
    height: 20px;
  }
`
const unsewn = css`
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  background: var(--surface);
  color: var(--ink-2);
`
/** Dark enough for light words, in both themes. */
const DYES: readonly Dye[] = ['indigo', 'plum', 'fir', 'slate']
const dyeOf = (id: string): Dye => DYES[Math.floor(randoms(id)() * DYES.length)] ?? 'indigo'

const Badge = ({ children }: { children: ReactNode }) => <span css={badge}>{children}</span>

const badgeOf = ({ kind, durationMs, pages, isPartial }: ItemRow): ReactNode => {
  if (isPartial) return <Badge>{strings.partial}</Badge>
  if (kind === 'video')
    return (
      <Badge>
        <Film aria-hidden />
        {durationMs === null ? strings.film : clock(durationMs)}
      </Badge>
    )
  if (kind === 'document')
    return (
      <Badge>
        <FileText aria-hidden />
        {pages !== null && pages > 1 ? strings.pages(pages) : strings.paper}
      </Badge>
    )
  return null
}

/** What has no picture: a patch in a dye with its name, or a dashed one while it is being prepared. */
const Patch = ({ row }: { row: ItemRow }) => {
  const { id, kind, state, durationMs, caption } = row
  if (kind === 'voice' && state === 'ready')
    return (
      <span css={[patch, { background: `var(--dye-${dyeOf(id)})`, color: '#fbf4f2' }]}>
        <Mic aria-hidden />
        <span>{calledIn(row)}</span>
        {durationMs !== null && <em>{clock(durationMs)}</em>}
      </span>
    )
  if (kind === 'story')
    return (
      <span css={[patch, { background: 'var(--dye-muslin)', color: '#231b33', fontFamily: 'var(--font-voice)' }]}>
        <span>{caption === '' ? calledIn(row) : caption}</span>
      </span>
    )
  const isComing = state !== 'ready' && state !== 'setAside'
  return (
    <span css={[patch, unsewn]}>
      {kind === 'document' && <FileText aria-hidden />}
      <span>{calledIn(row)}</span>
      {(isComing || state === 'setAside') && <em>{isComing ? strings.preparing : strings.setAside}</em>}
    </span>
  )
}

/** What a memory looks like among others; its name is said by whoever shows it. */
export const Thumb = ({ row }: { row: ItemRow }) => (
  <span css={frame}>
    {row.variants.includes('thumb') ? (
      <Turned degrees={row.turned}>
        <img src={`${apiOf(row.id)}/thumb`} alt="" decoding="async" draggable={false} />
      </Turned>
    ) : (
      <Patch row={row} />
    )}
    {row.variants.includes('thumb') && badgeOf(row)}
  </span>
)
