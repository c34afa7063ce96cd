import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Words } from '../../ui/page/Words.tsx'
import { wrap } from '../../ui/wrap.ts'
import { page, prose, side } from './style.ts'
import type { Part } from './text.ts'

type LegalTextProps = { title: string; date?: string; line: string; parts: readonly Part[]; children?: ReactNode }

/** A text in parts with its contents beside it where there is room; on paper only the text. */
export const LegalText = ({ title, date, line, parts, children }: LegalTextProps) => (
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
      {children}
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
