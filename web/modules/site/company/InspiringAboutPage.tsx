import { css } from '@emotion/react'
import { siteSettings } from '../../../app/siteSettings.ts'
import { wrap } from '../../../ui/wrap.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { PageHead } from '../PageHead.tsx'
import { section, sectionHead } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'
import { Chapter } from './Chapter.tsx'
import { PROMISES, REFUSALS } from './strings.ts'

const letter = css`
  p {
    max-width: 34em;
    font-family: var(--font-voice);
    font-size: var(--fs-voice);
    line-height: 1.62;
  }
  p + p {
    margin-top: 1em;
  }
`

export function InspiringAboutPage() {
  const { productName } = siteSettings
  return (
    <>
      <PageHead
        title={`The Story Behind ${productName}`}
        line="Why it was made, what we promise, and what we refuse to do."
        scene="letter"
      />
      <div css={[wrap, letter, { paddingBottom: 96 }]}>
        <p>
          {productName} was made in memory of a sister, and of other members of the family. That is the whole reason,
          and it’s behind every page, whether you notice or not.
        </p>
        <p>
          Those who have lost someone know what is missing first. It is not the face. It is the voice: how she said a
          name, how he told the one about the gate.
        </p>
        <p>
          So this begins with a recording, and it keeps one promise above all others: that what was said for someone
          reaches them, on the day that was chosen for it.
        </p>
        <p>If you record one sentence here for one person, it was worth making.</p>
      </div>
      <section css={wrap} aria-labelledby="promises">
        <h2 id="promises" css={[sectionHead, { marginBottom: 36 }]}>
          What we promise
        </h2>
        <Ledger rows={PROMISES} />
      </section>
      <section css={[wrap, section]} aria-labelledby="refusals">
        <h2 id="refusals" css={[sectionHead, { marginBottom: 36 }]}>
          What we refuse to do
        </h2>
        <Ledger rows={REFUSALS} />
      </section>
      <Chapter title="The AI, told plainly" isLast>
        <p>
          An AI helped to build {productName}, and the founder decided. With your memories it does nothing unless you
          allow it, and you can take that back at any time. It never speaks in anyone’s name.
        </p>
      </Chapter>
      <TalkToAPerson title="Begin with one sentence." line="It takes a minute, and it costs nothing." />
    </>
  )
}
