import { css } from '@emotion/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CapsuleDetail } from '../../../backend/modules/capsules/contract.ts'
import { townOf } from '../../../backend/kernel/words/zones.ts'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { plainDay } from '../../ui/dateInWords.ts'
import { DeliveryTimeline, type TimelineKnot } from '../../ui/DeliveryTimeline.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { BackLink } from './BackLink.tsx'
import { inside, longUntil } from './inWords.ts'
import { MoveForm, OpenersForm } from './SealedForms.tsx'
import { strings } from './strings.ts'

const column = css`
  display: grid;
  gap: 24px;
  max-width: 720px;
  overflow-wrap: anywhere;
`
const openers = css`
  ${card}
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 20px 22px;
`
const faces = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
const { knots: words } = strings

const knotsOf = (row: CapsuleDetail): TimelineKnot[] => {
  const { sealedAt, checkedAt, damaged, day, zone, openers: people } = row
  const names = new Intl.ListFormat('en').format(people.map(({ name }) => name))
  const checked =
    checkedAt === null || checkedAt === sealedAt
      ? words.notYetChecked
      : words.checkedLine(plainDay(checkedAt.slice(0, 10)))
  return [
    {
      id: 'sealed',
      state: 'done',
      when: plainDay((sealedAt ?? '').slice(0, 10)),
      title: words.sealed,
      line: words.backups,
    },
    {
      id: 'checked',
      state: damaged > 0 ? 'problem' : 'planned',
      when: words.monthly,
      title: words.checked,
      line: damaged > 0 ? words.damaged(damaged) : checked,
    },
    { id: 'asked', state: 'planned', when: words.yearly, title: words.asked(names), line: words.askedLine },
    {
      id: 'opens',
      state: 'planned',
      isArrival: true,
      when: plainDay(day),
      title: words.opens,
      line: words.opensLine(townOf(zone)),
    },
  ]
}

/** A sealed capsule: until when, who opens it, and what we do for it till then. Nothing of what is in it. */
export function Sealed({ row }: { row: CapsuleDetail }) {
  const [, navigate] = useLocation()
  const [open, setOpen] = useState<'openers' | 'date'>()
  const [now] = useState(() => Date.now())
  const close = () => setOpen(undefined)
  return (
    <div css={column}>
      <BackLink />
      <HearthBlock size={200} seed={row.id} rounds={3} sewn={row.things} css={{ width: 'min(200px, 60%)' }} />
      <h1 tabIndex={-1}>{strings.sealedTitle(row.title, plainDay(row.day))}</h1>
      <p>{strings.sealedLine(inside(row), longUntil(row.opensAt, now))}</p>
      <section css={openers}>
        <h2 css={{ fontSize: 'var(--fs-h4)' }}>{strings.theyOpen}</h2>
        <div css={faces}>
          {row.openers.map(({ id, name }) => (
            <Avatar key={id} name={name} />
          ))}
        </div>
        <p>{new Intl.ListFormat('en').format(row.openers.map(({ name }) => name))}</p>
        {row.mayChange && (
          <Button look="quiet" onClick={() => setOpen('openers')}>
            {strings.changeOpeners}
          </Button>
        )}
      </section>
      <DeliveryTimeline steps={knotsOf(row)} label={strings.timeline} />
      <details>
        <summary>{strings.protects}</summary>
        <p css={small}>{strings.protectsLine}</p>
      </details>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button look="secondary" onClick={() => navigate(paths.timeCapsules())}>
          {strings.another}
        </Button>
        {row.mayChange && (
          <Button look="quiet" onClick={() => setOpen('date')}>
            {strings.moveLater}
          </Button>
        )}
      </div>
      <Dialog isOpen={open === 'openers'} onClose={close} title={strings.changeOpeners}>
        <OpenersForm row={row} onDone={close} />
      </Dialog>
      <Dialog isOpen={open === 'date'} onClose={close} title={strings.moveLater} line={strings.moveLine}>
        <MoveForm row={row} onDone={close} />
      </Dialog>
    </div>
  )
}
