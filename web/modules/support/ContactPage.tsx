import { css } from '@emotion/react'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Topic } from '../../../backend/modules/support/contract.ts'
import { explain } from '../../app/explain.ts'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { supporting } from '../../ui/surfaces.ts'
import { wrap } from '../../ui/wrap.ts'
import { AskForm } from './AskForm.tsx'
import { strings, topics } from './strings.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 48px;
  align-items: start;
  margin-bottom: 96px;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`

/** Whoever writes because somebody died finds it first, and few words to read. */
export function ContactPage() {
  const [topic, setTopic] = useState<Topic>('other')
  const [, navigate] = useLocation()
  const isBereaved = topic === 'bereavement'
  const { supportPhone, supportTel, supportEmail } = siteSettings
  return (
    <div css={[wrap, { paddingTop: 28 }]}>
      <PageHeader title={strings.contactTitle} line={strings.contactLine} />
      <div css={columns}>
        <div css={{ display: 'grid', gap: 28 }}>
          <RadioCards name="topic" legend={strings.topicLegend} value={topic} choices={topics} onChange={setTopic} />
          <address css={[supporting, { fontStyle: 'normal', display: 'grid', gap: 4 }]}>
            {supportPhone && (
              <p>
                {strings.call}: <a href={`tel:${supportTel}`}>{supportPhone}</a>
              </p>
            )}
            {supportEmail && (
              <p>
                {strings.write}: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </p>
            )}
          </address>
        </div>
        <AskForm
          id="contact"
          channel="form"
          topic={topic}
          emailHint={strings.emailHint}
          text={isBereaved ? strings.bereavedText : strings.text}
          withFile
          onDone={({ id }, fileError) =>
            navigate(paths.conversation(id), {
              state: fileError ? { fileProblem: strings.fileRefused(explain(fileError).message) } : undefined,
            })
          }
        >
          <noscript>
            {strings.noScript} {(supportPhone || supportEmail) && strings.noScriptOther}
          </noscript>
          {isBereaved && (
            <Banner tone="note" icon={Phone} title={strings.sorry} live="polite">
              {strings.sorryLine}
            </Banner>
          )}
        </AskForm>
      </div>
    </div>
  )
}
