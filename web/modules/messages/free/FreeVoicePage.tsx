import { css } from '@emotion/react'
import { limits } from '../../../../backend/modules/media/contract/bounds.ts'
import { wrap } from '../../../ui/wrap.ts'
import { card } from '../../../ui/surfaces.ts'
import { useHydrated } from '../../../ui/useHydrated.ts'
import { FreeRecorder } from './FreeRecorder.tsx'

const FREE = [
  ['No account', 'Record first, and sign up later.'],
  ['No limit', `Any number of messages, up to ${limits.voiceMinutes} minutes each, on every plan.`],
  ['No sending', 'It stays in this browser until you choose who it is for.'],
] as const
const IDEAS = [
  'How you two met, and what you left out last time.',
  'The song you hum while you cook.',
  'The thing you never thanked them for.',
] as const

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 32px 64px;
  align-items: start;
  padding-block: 24px 112px;
  h1 {
    font-size: var(--fs-h1-marketing);
    line-height: 1.08;
    letter-spacing: -0.022em;
  }
  h2 {
    margin-bottom: 12px;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding-bottom: 72px;
  }
`
const list = css`
  margin: 0 0 40px;
  border-top: 3px solid var(--ink);
  div,
  li {
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: var(--ink-2);
  }
`

/** A recorder for somebody who has no account yet. */
export function FreeVoicePage() {
  const isHydrated = useHydrated()
  return (
    <div css={[wrap, frame]}>
      <div css={{ gridColumn: '1 / -1' }}>
        <h1 tabIndex={-1}>Free Voice Messages</h1>
        <p css={{ maxWidth: '34em', marginTop: 16, color: 'var(--ink-2)', fontSize: 'var(--fs-body-l)' }}>
          Say one thing to one person now. Everything else can wait.
        </p>
      </div>
      <section css={[card, { padding: 'clamp(20px, 3vw, 36px)', minHeight: 480 }]} aria-label="Record">
        {isHydrated && <FreeRecorder />}
        <noscript>
          Recording needs JavaScript. With a phone you can record a voice memo now and bring it later.
        </noscript>
      </section>
      <aside>
        <h2>What free means</h2>
        <dl css={list}>
          {FREE.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <h2>Lost for words?</h2>
        <ul css={list}>
          {IDEAS.map((idea) => (
            <li key={idea} css={{ fontFamily: 'var(--font-voice)' }}>
              {idea}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
