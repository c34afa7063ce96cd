import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { Card } from '../../../ui/Card.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { deliveries, useForbid } from '../deliveries.ts'
import { openConfirmations, confirmationInWords } from './confirming.ts'
import { DeliveryAct } from './DeliveryAct.tsx'
import { strings } from './deliveryStrings.ts'

function Confirmation({ delivery, name }: { delivery: DeliveryRow; name: string }) {
  return (
    <li css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <span>{confirmationInWords(delivery, name)}</span>
      <DeliveryAct act={useForbid(delivery.id)} icon={Ban} words={strings.forbid(name)} />
    </li>
  )
}

/** Who is getting in by a contact's word, which the author may still forbid. */
export function Confirmations({ messageId, nameOf }: { messageId: string; nameOf: (recipientId: string) => string }) {
  const { data = [], dataUpdatedAt } = useQuery(deliveries(messageId))
  const open = openConfirmations(data, new Date(dataUpdatedAt).toISOString())
  if (open.length === 0) return null
  return (
    <Card css={{ display: 'grid', gap: 18, padding: '26px 28px', [phone]: { padding: '24px 20px' } }}>
      <h2 css={{ fontSize: 'var(--fs-h4)' }}>{strings.confirming}</h2>
      <ul css={{ display: 'grid', gap: 18, margin: 0, padding: 0, listStyle: 'none' }}>
        {open.map((delivery) => (
          <Confirmation key={delivery.id} delivery={delivery} name={nameOf(delivery.recipientId)} />
        ))}
      </ul>
    </Card>
  )
}
