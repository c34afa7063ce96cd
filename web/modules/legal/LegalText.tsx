import { Printer } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Words } from '../../ui/page/Words.tsx'
import { wrap } from '../../ui/wrap.ts'
import { page, prose, side } from './style.ts'
import { house } from './house.ts'
import type { LegalPage } from './text.ts'

/** A text in parts with its contents beside it where there is room; on paper only the text. */
export function LegalText({ title, date, line, parts: partsOf }: LegalPage) {
  const parts = partsOf(house())
  return (
    <div css={[wrap, page]}>
      <div css={prose}>
        <h1 tabIndex={-1}>{title}</h1>
        {date && (
          <p>
            Updated <time>{date}</time>
          </p>
        )}
        <p css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-body-l)' }}>
          <Words of={line} />
        </p>
        {parts.map(({ id, title: heading, paragraphs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Words of={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </div>
      <div css={side}>
        <nav aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          <ul css={{ margin: 0, padding: '8px 0 16px', listStyle: 'none' }}>
            {parts.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Button look="secondary" icon={Printer} onClick={() => window.print()}>
          Print this page
        </Button>
      </div>
    </div>
  )
}
