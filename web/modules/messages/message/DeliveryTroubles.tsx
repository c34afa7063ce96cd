import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Undo2 } from 'lucide-react'
import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { phone, small } from '../../../ui/surfaces.ts'
import { deliveries, useTakeBack } from '../deliveries.ts'
import { DeliveryAct } from './DeliveryAct.tsx'
import { strings } from './deliveryStrings.ts'
import { isUnread, troubleOf } from './troubles.ts'

function TakeBack({ delivery, name }: { delivery: DeliveryRow; name: string }) {
  return (
    <li>
      <DeliveryAct act={useTakeBack(delivery.id)} icon={Undo2} words={strings.takeBack(name)} />
    </li>
  )
}

const list = { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' } as const

/** What stands between a delivered message and its people, with a way to mend it; and what can still be taken back. */
export function DeliveryTroubles({
  messageId,
  nameOf,
}: {
  messageId: string
  nameOf: (recipientId: string) => string
}) {
  const known = useQuery(deliveries(messageId))
  const { data = [] } = known
  // Said once, here, for every card that would tell of them: without a word it would look as if nothing had come back.
  if (known.error && known.data === undefined) return <Loaded query={known}>{() => null}</Loaded>
  const troubles = data.flatMap((delivery) => troubleOf(delivery, nameOf(delivery.recipientId)) ?? [])
  const unopened = data.filter(isUnread)
  if (troubles.length === 0 && unopened.length === 0) return null
  return (
    <Card css={{ display: 'grid', gap: 18, padding: '26px 28px', [phone]: { padding: '24px 20px' } }}>
      {troubles.length > 0 && (
        <>
          <h2 css={{ fontSize: 'var(--fs-h4)' }}>{strings.needsYou}</h2>
          <ul css={list}>
            {troubles.map((words) => (
              <li key={words} css={{ display: 'flex', gap: 10 }}>
                <CircleAlert aria-hidden css={{ flex: 'none', color: 'var(--warn)' }} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href={paths.people()} look="secondary">
              {strings.toPeople}
            </ButtonLink>
          </div>
        </>
      )}
      {unopened.length > 0 && (
        <>
          <p css={small}>{strings.unopened}</p>
          <ul css={list}>
            {unopened.map((delivery) => (
              <TakeBack key={delivery.id} delivery={delivery} name={nameOf(delivery.recipientId)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
