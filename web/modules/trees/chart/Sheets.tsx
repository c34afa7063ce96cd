import { css, Global } from '@emotion/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { markRules } from './chartStyle.ts'
import { pagesOf } from './pagesOf.ts'
import { Sheet, type Pictured } from './Sheet.tsx'

const printed = css`
  @media screen {
    [data-chart-sheets] {
      display: none;
    }
  }
  @media print {
    @page {
      size: landscape;
      margin: 10mm;
    }
    body > :not([data-chart-sheets]) {
      display: none !important;
    }
    [data-chart-sheets] section {
      break-after: page;
    }
    [data-chart-sheets] svg {
      width: 100%;
      height: 170mm;
    }
  }
  [data-chart-sheets] {
    ${markRules}
  }
`

/** A chart on paper: as many pages as it takes at a size that can be read, each saying which it is. */
export function Sheets({ onDone, ...pictured }: Pictured & { onDone: () => void }) {
  const pages = pagesOf(pictured.layout.frame)
  useEffect(() => {
    addEventListener('afterprint', onDone)
    window.print()
    return () => removeEventListener('afterprint', onDone)
    // Once: what comes while the paper is chosen is not printed with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return createPortal(
    <div data-chart-sheets data-theme="light">
      <Global styles={printed} />
      {pages.map(({ name, viewBox }) => (
        <section key={name}>
          <p>
            {pictured.title}
            {pages.length > 1 && `, ${name}`}
          </p>
          <Sheet {...pictured} viewBox={viewBox} />
        </section>
      ))}
    </div>,
    document.body,
  )
}
