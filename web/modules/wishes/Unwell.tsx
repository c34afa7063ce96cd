import { css } from '@emotion/react'
import type { WishesView } from '../../../backend/modules/wishes/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { daysChoices } from '../../ui/daysChoices.ts'
import { problem } from '../../ui/fieldStyle.ts'
import { momentInWords } from '../../ui/moment.ts'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { strings } from './strings.ts'
import { useDeny, useSetWait } from './wishes.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`
const DAY_HOURS = 24
/** @number days that an author can choose to say no before wishes for a time of illness open */
const WAIT_DAYS = [1, 3, 7, 14, 30]
type Asked = WishesView['asks'][number]

const lineOf = ({ name, state, opensAt }: Asked) =>
  state === 'waiting' ? strings.access.waiting(name, momentInWords(opensAt)) : strings.access[state](name)

function OneAsk({ ask }: { ask: Asked }) {
  const deny = useDeny()
  const refusal = useExplained(deny.error)
  const { id, name, state } = ask
  return (
    <li css={row}>
      <p css={{ minWidth: 0 }}>{lineOf(ask)}</p>
      {state !== 'denied' && (
        <Button
          look="secondary"
          busy={deny.isPending}
          busyLabel={strings.denying}
          onClick={() => deny.mutate({ id }, { onSuccess: () => showToast({ title: strings.isDenied(name) }) })}
        >
          {state === 'waiting' ? strings.sayNo : strings.close}
        </Button>
      )}
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </li>
  )
}

/** Who asks to read what is for a time of illness, and how long its author has to say no. */
export function Unwell({ view: { asks, waitHours } }: { view: WishesView }) {
  const setWait = useSetWait()
  const refusal = useExplained(setWait.error)
  return (
    <section css={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <h2>{strings.unwell}</h2>
      {asks.length > 0 && (
        <ul css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
          {asks.map((ask) => (
            <OneAsk key={ask.id} ask={ask} />
          ))}
        </ul>
      )}
      <Select
        id="wishes-wait"
        label={strings.wait}
        hint={strings.waitHint}
        value={String(waitHours / DAY_HOURS)}
        choices={[{ value: '0', words: strings.atOnce }, ...daysChoices(WAIT_DAYS)]}
        onChange={(days) => setWait.mutate({ waitHours: Number(days) * DAY_HOURS })}
      />
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </section>
  )
}
