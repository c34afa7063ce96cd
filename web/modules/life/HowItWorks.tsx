import { css } from '@emotion/react'
import { LockKeyhole, MailX, UserRound } from 'lucide-react'
import type { ContactRow } from '../../../backend/modules/life/contract.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { small } from '../../ui/surfaces.ts'
import { strings } from './strings.ts'

const sentences = css`
  max-width: 40em;
  margin-bottom: 32px;
  font-family: var(--font-display);
  font-size: var(--fs-h3);
  line-height: 1.5;
`
const thread = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 56px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    gap: 16px;
    align-content: start;
  }
  /* Solid is what we do by ourselves, dashed what they may ask for. */
  li + li::before {
    content: '';
    position: absolute;
    top: 78px;
    left: -56px;
    width: 56px;
    border-top: 3px solid var(--thread);
  }
  li:last-child::before {
    border-top-style: dashed;
  }
  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    li {
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: center;
    }
    li + li::before {
      top: -20px;
      left: 47px;
      width: 0;
      height: 20px;
      border-top: 0;
      border-left: 3px solid var(--thread);
    }
    li:last-child::before {
      border-left-style: dashed;
    }
  }
`
const patch = css`
  display: flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  height: 160px;
  border-radius: var(--r-patch);
  outline: 1.5px dashed currentColor;
  outline-offset: -9px;
  .lucide {
    width: 44px;
    height: 44px;
  }
  @media (max-width: 700px) {
    height: 96px;
    & > svg:not(.lucide) + svg {
      display: none;
    }
  }
`
const weld = css({ background: 'var(--dye-weld)', color: 'var(--dye-night)' })
const woad = css({ background: 'var(--dye-woad)', color: 'var(--dye-night)' })
const fir = css({ background: 'var(--dye-fir)', color: 'var(--dye-petal)' })

/** What a trusted contact is, in three sentences and one picture; `told` are those who said yes, or were asked. */
export const HowItWorks = ({ told }: { told: readonly ContactRow[] }) => (
  <section>
    <p css={sentences}>
      {strings.sentences.map((sentence) => (
        <span key={sentence} css={{ display: 'block' }}>
          {sentence}
        </span>
      ))}
    </p>
    <ol css={thread}>
      <li>
        <div css={[patch, weld]} aria-hidden="true">
          <MailX />
        </div>
        <div>
          <b>{strings.bounced}</b>
          <p css={small}>{strings.bouncedLine}</p>
        </div>
      </li>
      <li>
        <div css={[patch, woad]} aria-hidden="true">
          {told.length === 0 ? (
            <UserRound />
          ) : (
            told.slice(0, 2).map(({ id, name }) => <Avatar key={id} name={name} seed={id} size={56} />)
          )}
        </div>
        <div>
          <b>{strings.weTell(told.map(({ name }) => name))}</b>
          <p css={small}>{strings.weTellLine}</p>
        </div>
      </li>
      <li>
        <div css={[patch, fir]} aria-hidden="true">
          <LockKeyhole />
        </div>
        <div>
          <b>{strings.weWait}</b>
          <p css={small}>{strings.weWaitLine}</p>
        </div>
      </li>
    </ol>
  </section>
)
