import { useQuery } from '@tanstack/react-query'
import { Ban, Send } from 'lucide-react'
import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { Card } from '../../../ui/Card.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { deliveries, useAddressWord } from '../deliveries.ts'
import { DeliveryAct } from './DeliveryAct.tsx'
import { strings } from './deliveryStrings.ts'
import { proposalInWords } from './proposing.ts'

type Proposal = NonNullable<DeliveryRow['proposal']>

function AddressProposal({ id, proposal, name }: { id: string; proposal: Proposal; name: string }) {
  const { n } = proposal
  return (
    <li css={{ display: 'grid', gap: 8, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      {proposalInWords(proposal, name).map((words) => (
        <span key={words}>{words}</span>
      ))}
      <DeliveryAct act={useAddressWord(id, n, 'use-address')} icon={Send} words={strings.writeThere} />
      <DeliveryAct act={useAddressWord(id, n, 'refuse-address')} icon={Ban} words={strings.doNotWriteThere} />
    </li>
  )
}

/** Addresses that trusted contacts gave for people whom no mail reaches: the author says yes or no. */
export function AddressProposals({
  messageId,
  nameOf,
}: {
  messageId: string
  nameOf: (recipientId: string) => string
}) {
  const { data = [] } = useQuery(deliveries(messageId))
  const open = data.flatMap(({ id, recipientId, proposal }) => (proposal ? [{ id, recipientId, proposal }] : []))
  if (open.length === 0) return null
  return (
    <Card css={{ display: 'grid', gap: 18, padding: '26px 28px', [phone]: { padding: '24px 20px' } }}>
      <h2 css={{ fontSize: 'var(--fs-h4)' }}>{strings.addresses}</h2>
      <ul css={{ display: 'grid', gap: 18, margin: 0, padding: 0, listStyle: 'none' }}>
        {open.map(({ id, recipientId, proposal }) => (
          <AddressProposal key={id} id={id} proposal={proposal} name={nameOf(recipientId)} />
        ))}
      </ul>
    </Card>
  )
}
