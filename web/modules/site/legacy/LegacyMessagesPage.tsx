import { css } from '@emotion/react'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { PageHead } from '../PageHead.tsx'
import { Statement } from '../Statement.tsx'
import { ThreadList } from '../ThreadList.tsx'
import { section, sectionHead } from '../style.ts'
import { wrap } from '../../../ui/wrap.ts'
import { IDEAS, MESSAGE_STEPS, REASONS, strings } from './strings.ts'

const DYES = ['indigo', 'petal', 'weld', 'plum', 'lichen', 'clay', 'fir', 'woad'] as const
const DARK: readonly string[] = ['indigo', 'plum', 'fir']

/** Two rounds of unlike strips, as in a quilt. */
const ideas = css`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 7px;
  margin: 36px 0 0;
  padding: 0;
  list-style: none;
  li {
    grid-column: span 3;
    min-height: 190px;
    padding: 26px 28px;
    border-radius: var(--r-patch);
    color: #231b33;
  }
  li[data-dark] {
    color: #fbf4f2;
  }
  li:nth-of-type(8n + 1),
  li:nth-of-type(8n + 8) {
    grid-column: span 4;
  }
  li:nth-of-type(8n + 4),
  li:nth-of-type(8n + 5) {
    grid-column: span 2;
  }
  b {
    display: block;
    margin-bottom: 8px;
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  @media (max-width: 1023px) {
    li:nth-of-type(n) {
      grid-column: span 6;
      min-height: 0;
    }
  }
  @media (max-width: 600px) {
    li:nth-of-type(n) {
      grid-column: 1 / -1;
    }
  }
`

export function LegacyMessagesPage() {
  return (
    <>
      <PageHead
        title={strings.messages}
        line="Your voice, kept for one person, and handed over on the day that you chose."
        scene="letterbox"
      />
      <Statement
        title="A letter can be lost. This one knows its day."
        line="A legacy message is a recording or a letter that waits. It is sealed for one person, it has a date, and until then nobody can open it. You can change it, move it or stop it for as long as you live."
      />
      <div css={section}>
        <ThreadList id="steps" title="How it works" steps={MESSAGE_STEPS} />
      </div>
      <section css={wrap} aria-labelledby="ideas">
        <h2 id="ideas" css={sectionHead}>
          What people say
        </h2>
        <ul css={ideas}>
          {IDEAS.map(([name, words], index) => {
            const dye = DYES[index % DYES.length] ?? 'petal'
            return (
              <li key={name} css={{ background: `var(--dye-${dye})` }} data-dark={DARK.includes(dye) || undefined}>
                <b>{name}</b>
                {words}
              </li>
            )
          })}
        </ul>
      </section>
      <section css={[wrap, section]} aria-labelledby="why">
        <h2 id="why" css={[sectionHead, { marginBottom: 36 }]}>
          Why leave it with us
        </h2>
        <Ledger rows={REASONS} />
        <div css={{ marginTop: 44 }}>
          <ButtonLink href={paths.home()} size="large">
            {strings.open}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
