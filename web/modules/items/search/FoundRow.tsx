import { css } from '@emotion/react'
import {
  BookImage,
  BookOpen,
  ChefHat,
  FileText,
  Film,
  Image,
  MapPin,
  Mic,
  Play,
  ScanText,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'wouter'
import { stampOf } from '../../../../backend/kernel/words/transcript.ts'
import type { Found, FoundKind } from '../../../../backend/modules/search/contract.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { spoken } from '../../../ui/clock.ts'
import { phone, small } from '../../../ui/surfaces.ts'
import { Turned } from '../../../ui/Turned.tsx'
import { apiOf } from '../queries.ts'
import { placeOf } from './found.ts'
import { searchStrings as strings } from './strings.ts'

export const foundRows = css`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--line);
`
const line = css`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) auto;
  gap: 8px 22px;
  align-items: center;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  ${phone} {
    grid-template-columns: 72px minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
    }
  }
`
const picture = css`
  display: grid;
  place-items: center;
  height: 88px;
  overflow: hidden;
  border-radius: var(--r-patch);
  background: var(--sunk);
  color: var(--ink-2);
  ${phone} {
    height: 72px;
  }
`
const quoted = css`
  font-family: var(--font-voice);
  font-size: 1.0625rem;
  line-height: 1.5;
  mark {
    padding: 1px 3px;
    border-radius: 4px;
    background: var(--ember-soft);
    color: inherit;
    font-weight: 600;
  }
`
const way = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  font-weight: 600;
`
const ICONS: Readonly<Record<FoundKind, LucideIcon>> = {
  photo: Image,
  video: Film,
  voice: Mic,
  document: FileText,
  story: FileText,
  told: Mic,
  album: BookImage,
  book: BookOpen,
  place: MapPin,
  person: UserRound,
  recipe: ChefHat,
}

/** What the way there says. */
const wayIn = ({ atMs, page }: Found): string => {
  if (atMs !== null) return strings.playFrom(stampOf(Math.floor(atMs / 1_000) * 1_000))
  return page === null ? strings.open : strings.openPage(page)
}

/** A memory that says it, with its sentence. */
export function FoundRow({ row }: { row: Found }) {
  const { kind, id, title, when, quote, isDraft, page, durationMs, hasThumb, turned } = row
  const Icon = ICONS[kind]
  const name = title || strings.kindOf(kind)
  const facts = [
    strings.kindOf(kind),
    when,
    page !== null && strings.onPage(page),
    durationMs !== null && (kind === 'voice' || kind === 'video') && spoken(durationMs),
  ]
  const href = placeOf(row)
  return (
    <li css={line}>
      <span css={picture}>
        {hasThumb ? (
          <Turned degrees={turned}>
            <img src={`${apiOf(id)}/thumb`} alt="" loading="lazy" decoding="async" />
          </Turned>
        ) : (
          <Icon aria-hidden />
        )}
      </span>
      <div css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <span css={small}>{facts.filter(Boolean).join(', ')}</span>
        <h2 css={{ fontSize: 'var(--fs-h4)' }}>
          <Link href={href} css={way}>
            {name}
          </Link>
        </h2>
        {quote.length > 0 && (
          <p css={quoted}>{quote.map(({ text, isHit }, n) => (isHit ? <mark key={n}>{text}</mark> : text))}</p>
        )}
        {isDraft && <Chip icon={ScanText}>{strings.ofMachine[page === null ? 'words' : 'ocr']}</Chip>}
      </div>
      <Link href={href} css={way}>
        {row.atMs !== null && <Play aria-hidden />}
        <span>
          {wayIn(row)}
          <span className="sr-only">{strings.ofWhat(name)}</span>
        </span>
      </Link>
    </li>
  )
}
