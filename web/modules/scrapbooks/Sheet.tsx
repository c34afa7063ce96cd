import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import {
  CAPTION_PT,
  cropOf,
  HEADING_PT,
  placesOn,
  SIZES,
  THEMES,
  TITLE_PT,
  WORDS_PT,
  type Page,
  type PhotoRow,
  type Rect,
  type ScrapbookDetail,
  type Slot,
} from '../../../backend/modules/scrapbooks/contract.ts'
import { photoOf } from './scrapbooks.ts'
import { strings } from './strings.ts'

const MM_PER_POINT = 25.4 / 72
const FONTS = { Besley: 'var(--font-display)', Literata: 'var(--font-voice)', Atkinson: 'var(--font-ui)' } as const
const EDGES = {
  none: 'none',
  line: '0.3cqw solid',
  double: '0.7cqw double',
  stitches: '0.35cqw dashed',
  dots: '0.5cqw dotted',
} as const
const FRAMES = { none: 'none', line: '0.2cqw solid', border: '1.1cqw solid', band: '0.8cqw solid' } as const

const paper = css`
  position: relative;
  width: 100%;
  overflow: hidden;
  container-type: inline-size;
  border: 1px solid var(--line);
  p,
  h2 {
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
`
const gone = css`
  display: grid;
  place-content: center;
  border: 1px dashed;
  text-align: center;
`

type SheetProps = {
  book: Pick<ScrapbookDetail, 'theme' | 'size' | 'photos'>
  page: Page
  /** The page's place in the book, from 0. */
  at: number
  /** Small, among many: it is only looked at. */
  isSmall?: boolean
}

/** Where it lies on the page, in parts of it. */
const boxOf = ({ x, y, w, h }: Rect, { width, height }: { readonly width: number; readonly height: number }) => ({
  position: 'absolute' as const,
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(w / width) * 100}%`,
  height: `${(h / height) * 100}%`,
})

/** A page as it will be printed: every place and every letter's size is a part of its width. */
export function Sheet({ book, page, at, isSmall = false }: SheetProps) {
  const size = SIZES[book.size]
  const { paper: color, ink, accent, head, frame, edge } = THEMES[book.theme]
  const { slots, heading, text } = placesOn(page, book.size, at)
  const type = (points: number) => `${((points * MM_PER_POINT) / size.width) * 100}cqw`
  const isTitle = page.layout === 'title'
  const known = new Map(book.photos.map((photo) => [photo.id, photo]))
  return (
    <div css={paper} style={{ aspectRatio: `${size.width} / ${size.height}`, background: color, color: ink }}>
      {page.layout !== 'full' && (
        <div style={{ position: 'absolute', inset: '4.3cqw', border: EDGES[edge], borderColor: accent }} />
      )}
      {slots.map(({ photo: place, caption }, index) => {
        const slot = page.slots[index]
        const outline = page.layout === 'full' ? 'none' : FRAMES[frame]
        const framed = { outline, outlineColor: frame === 'border' ? '#fff' : accent }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a place of a layout has nothing but its number
          <Placed key={index} style={{ ...boxOf(place, size), ...framed }} place={place} {...{ slot, known, isSmall }}>
            {caption && slot && slot.caption !== '' && (
              <p style={{ ...boxOf(caption, size), font: `400 ${type(CAPTION_PT)}/1.25 var(--font-ui)` }}>
                {slot.caption}
              </p>
            )}
          </Placed>
        )
      })}
      {heading && page.heading !== '' && (
        <p
          style={{
            ...boxOf(heading, size),
            font: `600 ${type(isTitle ? TITLE_PT : HEADING_PT)}/1.15 ${FONTS[head]}`,
            textAlign: isTitle ? 'center' : 'start',
          }}
        >
          {page.heading}
        </p>
      )}
      {text && page.words !== '' && (
        <p
          style={{
            ...boxOf(text, size),
            font: `400 ${type(WORDS_PT)}/1.48 var(--font-voice)`,
            whiteSpace: 'pre-wrap',
            textAlign: isTitle ? 'center' : 'start',
          }}
        >
          {page.words}
        </p>
      )}
    </div>
  )
}

type PlacedProps = {
  slot: Slot | undefined
  known: ReadonlyMap<string, PhotoRow>
  place: Rect
  isSmall: boolean
  style: object
  children: ReactNode
}

/** A photo in its frame, cut as it will be printed; where there is none, the frame alone. */
function Placed({ slot, known, place, isSmall, style, children }: PlacedProps) {
  const photo = slot?.itemId ? known.get(slot.itemId) : undefined
  if (!slot || slot.itemId === null)
    return (
      <>
        {!isSmall && <div css={gone} style={{ ...style, outline: 'none' }} />}
        {children}
      </>
    )
  if (!photo)
    return (
      <>
        <div css={gone} style={{ ...style, outline: 'none' }}>
          {!isSmall && <span style={{ fontSize: '3cqw' }}>{strings.photoGone}</span>}
        </div>
        {children}
      </>
    )
  return (
    <>
      <div style={{ ...style, overflow: 'hidden' }}>
        <img
          src={photoOf(photo.id, isSmall ? 'thumb' : 'preview')}
          alt={isSmall ? '' : slot.caption || photo.title || strings.untitled}
          loading="lazy"
          style={cutOf(slot, photo, place)}
        />
      </div>
      {children}
    </>
  )
}

const cutOf = (slot: Slot, { width, height }: PhotoRow, place: Rect) => {
  if (width === null || height === null)
    return { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const
  const crop = cropOf(slot, { width, height }, place)
  return {
    position: 'absolute',
    maxWidth: 'none',
    width: `${(width / crop.width) * 100}%`,
    height: `${(height / crop.height) * 100}%`,
    left: `${(-crop.left / crop.width) * 100}%`,
    top: `${(-crop.top / crop.height) * 100}%`,
  } as const
}
