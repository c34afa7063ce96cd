import { css } from '@emotion/react'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { plainDateIn } from '../../../ui/moment.ts'
import { card } from '../../../ui/surfaces.ts'
import type { Fault } from './play.ts'
import { strings } from './strings.ts'

const words = strings.fault
type Shown = { readonly title: string; readonly line: string; readonly mend: string; readonly href: string }

/** What is wrong in words, and where it is mended. */
const shownOf = (fault: Fault): Shown => {
  switch (fault.is) {
    case 'unverified':
      return { ...words[fault.is], href: paths.account() }
    case 'no-plan':
      return { ...words[fault.is], href: paths.legacy() }
    case 'nobody-to-tell':
      return { ...words[fault.is], href: paths.legacyContacts() }
    case 'paused':
      return { ...words.paused, line: words.paused.line(plainDateIn(fault.until)), href: paths.legacy() }
    case 'too-few':
      return {
        ...words['too-few'],
        line: words['too-few'].line(fault.needed, fault.agreed),
        href: paths.legacyContacts(),
      }
    case 'not-agreed':
    case 'came-back':
      return { ...words[fault.is], title: words[fault.is].title(fault.name), href: paths.legacyContacts() }
    case 'never-sent': {
      const { title, line, held, mend } = words['never-sent']
      const name = fault.title || strings.untitled
      return { title: title(name), line: fault.isHeld ? held : line, mend, href: paths.message(fault.id) }
    }
  }
}

const frame = css`
  ${card}
  display: grid;
  gap: 20px;
  padding: 24px;
  overflow-wrap: anywhere;
  ul {
    display: grid;
    gap: 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  h3 {
    font: 600 var(--fs-body) / 1.5 var(--font-ui);
  }
`

/** What would not work, each with the one press that mends it. */
export const Faults = ({ faults }: { faults: readonly Fault[] }) => (
  <section css={frame} aria-labelledby="would-not-work">
    <h2 id="would-not-work" css={{ fontSize: 'var(--fs-h4)' }}>
      {strings.broken}
    </h2>
    <ul>
      {faults.map((fault) => {
        const { title, line, mend, href } = shownOf(fault)
        return (
          <li key={`${fault.is} ${title} ${href}`}>
            <h3>{title}</h3>
            <p>{line}</p>
            <ButtonLink look="secondary" href={href}>
              {mend}
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  </section>
)
