import { css } from '@emotion/react'
import { Printer } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { wrap } from '../../ui/wrap.ts'
import { questions } from '../../../backend/modules/stories/contract/questions.ts'

/** The first quarter of an hour with somebody who may not have many left. */
const plan = [
  ['2 minutes', 'Sit down', 'The known chair, a cup, the phone face down on the table. Start it now.'],
  ['3 minutes', 'Something for the hands', 'A spoon, a thimble, one large photograph. Say what you see. Then wait.'],
  ['5 minutes', 'One question', 'The first from the sheet. Do not correct anything.'],
  ['3 minutes', 'The sentences of every day', '“How did you call us in for supper?” Let them say it as they said it.'],
  ['2 minutes', 'Name and day', 'Say aloud who has spoken, where, and on which day. Then thank them.'],
] as const

const onScreen = css`
  @media print {
    display: none;
  }
`
/** On paper the sheet is alone, with room to write. */
const sheet = css`
  padding: 72px 0 96px;
  h2 {
    font-size: var(--fs-h2);
  }
  ol {
    columns: 2;
    column-gap: 64px;
    margin: 28px 0 32px;
    padding-left: 1.6em;
    @media (max-width: 900px) {
      columns: 1;
    }
  }
  li {
    break-inside: avoid;
    padding: 0 0 18px 8px;
    font-family: var(--font-voice);
    font-size: var(--fs-body-l);
  }
  li::marker {
    color: var(--thread-text);
    font-family: var(--font-display);
  }
  @media print {
    padding: 0;
    ol {
      columns: 1;
    }
    li {
      padding-bottom: 34px;
      border-bottom: 1px solid #999;
      margin-bottom: 10px;
      font-size: 13pt;
    }
  }
`

export const BeforePage = () => (
  <>
    <div css={onScreen}>
      <Opening
        title="Before It’s Too Late"
        lead="There is someone whose voice you would miss. You do not need a plan for their life. You need a quarter of an hour, this week."
        picture={
          <Scene name="armchair" css={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 'var(--r-patch)' }} />
        }
      >
        <ButtonLink href={paths.freeVoiceMessages()} size="large">
          Record a first minute
        </ButtonLink>
      </Opening>
      <Section
        id="plan"
        ground="sunk"
        title="The first fifteen minutes"
        line="In this order. Stop while it is still pleasant. Ten short visits are better than one long afternoon."
      >
        <DeliveryTimeline
          label="Fifteen minutes, step by step"
          steps={plan.map(([when, title, line]) => ({ id: title, state: 'planned', when, title, line }))}
        />
      </Section>
      <Section id="hard" title="If it is already difficult">
        <Ledger
          rows={[
            [
              'Dementia',
              <>
                Do not ask, offer. A smell or a song opens more than a question.{' '}
                <Link href="/blog/dementia-support-recording-voices-and-memories-while-there-is-time">
                  We wrote about it
                </Link>
                .
              </>,
            ],
            ['In a hospice', 'Mornings are better. Ask the nurses when the pain is least. Thirty seconds are enough.'],
            ['No more strength to speak', 'Let them hum, or hold the phone while you talk and they breathe.'],
            ['A quarrel', 'Record what you want to say yourself, and ask for nothing.'],
            ['It is too late', 'Record those who knew them, this month. A voice lives on in how others imitate it.'],
          ]}
        />
      </Section>
    </div>
    <section css={[wrap, sheet]} aria-labelledby="sheet">
      <h2 id="sheet">Questions for paper</h2>
      <p css={{ marginTop: 12, maxWidth: '64ch', color: 'var(--ink-2)' }}>
        Print the sheet, put it beside the cup, and ask one. {siteSettings.productName}, questions for someone you love.
      </p>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <div css={onScreen}>
        <Button look="secondary" icon={Printer} onClick={() => window.print()}>
          Print the questions
        </Button>
      </div>
    </section>
  </>
)
