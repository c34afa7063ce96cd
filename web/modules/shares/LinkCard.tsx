import { css } from '@emotion/react'
import { CircleSlash, Clock, Copy, Lock, Link2, type LucideIcon } from 'lucide-react'
import type { ShareRow, ShareState } from '../../../backend/modules/shares/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { copyLink } from '../../ui/copyLink.ts'
import { strings } from './strings.ts'
import { dayOf } from '../../ui/shortDay.ts'

export type Act = 'log' | 'change' | 'renew' | 'end'

const frame = css`
  display: grid;
  gap: 12px;
  padding: 22px 24px;
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--fs-h4);
  }
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`
const looks: Readonly<Record<ShareState, { readonly tone: ChipTone; readonly icon: LucideIcon }>> = {
  live: { tone: 'ok', icon: Link2 },
  expired: { tone: 'plain', icon: Clock },
  ended: { tone: 'plain', icon: CircleSlash },
  stopped: { tone: 'warn', icon: CircleSlash },
}

const openedIn = ({ opened, openedAt }: ShareRow): string => {
  if (openedAt === null) return strings.notOpened
  return opened === 1 ? strings.openedOnce(dayOf(openedAt)) : strings.opened(opened, dayOf(openedAt))
}

/** A link: what it shows and until when, who opened it, and what its member may do with it. */
export const LinkCard = ({ link, onAct }: { link: ShareRow; onAct: (act: Act) => void }) => {
  const { title, things, state, expiresAt, hasPasscode, mayDownload, lockedUntil, url, isOwn, mayChange, mayEnd } = link
  const until = dayOf(expiresAt)
  const facts = [
    state === 'ended' ? strings.factsOver(things, until) : strings.facts(things, until),
    ...(hasPasscode ? [strings.withPasscode] : []),
    ...(mayDownload ? [strings.mayDownload] : []),
  ]
  const named = <span className="sr-only">: {title}</span>
  return (
    <li css={[card, frame]}>
      <div>
        <h2>{title}</h2>
        <p css={small}>{facts.join(', ')}</p>
      </div>
      <p css={acts}>
        <Chip {...looks[state]}>{strings.states[state]}</Chip>
        {lockedUntil && (
          <Chip tone="danger" icon={Lock}>
            {strings.locked}
          </Chip>
        )}
      </p>
      <p css={small}>
        {openedIn(link)} {!isOwn && strings.others} {state === 'stopped' && strings.stoppedLine}{' '}
        {lockedUntil && strings.lockedLine(dayOf(lockedUntil))}
      </p>
      <div css={acts}>
        {url && (
          <Button look="secondary" icon={Copy} onClick={() => void copyLink(url, strings.copiedLine)}>
            {strings.copy}
            {named}
          </Button>
        )}
        {(isOwn || mayEnd) && (
          <Button look="quiet" onClick={() => onAct('log')}>
            {strings.log}
            {named}
          </Button>
        )}
        {mayChange && state === 'live' && (
          <>
            <Button look="quiet" onClick={() => onAct('change')}>
              {strings.change}
              {named}
            </Button>
            <Button look="quiet" onClick={() => onAct('renew')}>
              {strings.renew}
              {named}
            </Button>
          </>
        )}
        {mayEnd && (
          <Button look="quiet" onClick={() => onAct('end')}>
            {strings.end}
            {named}
          </Button>
        )}
      </div>
    </li>
  )
}
