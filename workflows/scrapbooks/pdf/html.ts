import {
  CAPTION_PT,
  HEADING_PT,
  placesOn,
  SIZES,
  THEMES,
  TITLE_PT,
  WORDS_PT,
  type Page,
  type Rect,
  type SizeId,
  type ThemeId,
} from '../../../backend/modules/scrapbooks/contract.ts'
import { html, type Html } from '../../../backend/kernel/page/html.ts'

/** Where a book that is printed finds its photos and fonts; nothing else is asked for, and no such host exists. */
export const INSIDE = 'https://book.invalid/'

export type Book = {
  readonly title: string
  readonly theme: ThemeId
  readonly size: SizeId
  readonly pages: readonly Page[]
}
/** A photo of a page that is there: which, and where it is printed. */
export type Printed = { readonly page: number; readonly slot: number; readonly frame: Rect }

export const photoPath = ({ page, slot }: Pick<Printed, 'page' | 'slot'>): string => `photos/${page}-${slot}.jpg`

const FAMILIES = {
  Besley: 'Besley Variable',
  Literata: 'Literata Variable',
  Atkinson: 'Atkinson Hyperlegible Next Variable',
} as const

const boxOf = ({ x, y, w, h }: Rect): string => `left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm`

/** What is the same on all pages. Photos have no filter and no shadow: either would be printed as a picture of the page. */
export const styleOf = ({ theme, size }: Pick<Book, 'theme' | 'size'>): string => {
  const { paper, ink, accent, head, frame, edge } = THEMES[theme]
  const { width, height } = SIZES[size]
  const frames = {
    none: '',
    line: `outline:.4mm solid ${accent};`,
    border: 'outline:2.4mm solid #fff;',
    band: `outline:1.6mm solid ${accent};`,
  } as const
  const edges = {
    none: '',
    line: `border:.4mm solid ${accent};`,
    double: `border:1.4mm double ${accent};`,
    stitches: `border:.7mm dashed ${accent};`,
    dots: `border:1mm dotted ${accent};`,
  } as const
  return `@page{size:${width}mm ${height}mm;margin:0}
*{box-sizing:border-box}
html,body{margin:0;padding:0}
section{position:relative;width:${width}mm;height:${height}mm;overflow:hidden;break-after:page;background:${paper};color:${ink};print-color-adjust:exact;-webkit-print-color-adjust:exact}
section:last-child{break-after:auto}
.edge{position:absolute;inset:9mm;${edges[edge]}}
img{position:absolute;display:block;object-fit:fill;${frames[frame]}}
.full{outline:0}
p,h1,h2{position:absolute;margin:0;overflow:hidden;overflow-wrap:anywhere;unicode-bidi:plaintext}
h1,h2{font-family:'${FAMILIES[head]}',serif;font-weight:600;line-height:1.15}
h1{font-size:${TITLE_PT}pt;text-align:center}
h2{font-size:${HEADING_PT}pt}
.words{font:400 ${WORDS_PT}pt/1.48 '${FAMILIES.Literata}',serif;white-space:pre-wrap}
.title .words{text-align:center}
.caption{font:400 ${CAPTION_PT}pt/1.25 '${FAMILIES.Atkinson}',sans-serif}`
}

const pageOf = (book: Book, page: Page, at: number, isThere: (printed: Omit<Printed, 'frame'>) => boolean): Html => {
  const { slots, heading, text } = placesOn(page, book.size, at)
  const isTitle = page.layout === 'title'
  const isFull = page.layout === 'full'
  return html`<section class="${page.layout}">
    ${isFull ? '' : html`<div class="edge"></div>`}
    ${slots.map(({ photo, caption }, slot) => {
      const words = page.slots[slot]?.caption ?? ''
      const image = isThere({ page: at, slot })
        ? html`<img
            class="${isFull ? 'full' : ''}"
            alt="${words}"
            src="${INSIDE}${photoPath({ page: at, slot })}"
            style="${boxOf(photo)}"
          />`
        : ''
      return html`${image}${caption && words !== '' ? html`<p class="caption" style="${boxOf(caption)}">${words}</p>` : ''}`
    })}
    ${
      heading && page.heading !== ''
        ? isTitle
          ? html`<h1 style="${boxOf(heading)}">${page.heading}</h1>`
          : html`<h2 style="${boxOf(heading)}">${page.heading}</h2>`
        : ''
    }
    ${text && page.words !== '' ? html`<p class="words" style="${boxOf(text)}">${page.words}</p>` : ''}
  </section>`
}

/** A whole book as one document: a page a section. It holds no link and no script. */
export const htmlOf = (book: Book, isThere: (printed: Omit<Printed, 'frame'>) => boolean): string => {
  const { html: text } = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>${book.title}</title>
      <link rel="stylesheet" href="${INSIDE}style.css" />
    </head>
    <body>
      ${book.pages.map((page, at) => pageOf(book, page, at, isThere))}
    </body>
  </html>`
  return `<!doctype html>${text}`
}
