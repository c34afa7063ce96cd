import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { MessageDetail } from '../../../backend/modules/messages/contract.ts'
import { paths } from '../../app/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { phone } from '../../ui/surfaces.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Actions } from './message/Actions.tsx'
import { Inside } from './message/Inside.tsx'
import { MessageTimeline } from './message/MessageTimeline.tsx'
import { Recipients } from './message/Recipients.tsx'
import { Replies } from './message/Replies.tsx'
import { AddressProposals } from './message/AddressProposals.tsx'
import { Confirmations } from './message/Confirmations.tsx'
import { DeliveryTroubles } from './message/DeliveryTroubles.tsx'
import { message, timeline } from './queries.ts'
import { StateChip } from './StateChip.tsx'
import { messageName, stateSentence } from './stateStrings.ts'
import { strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 364px);
  gap: 32px;
  align-items: start;
  & > div {
    display: grid;
    gap: 28px;
    min-width: 0;
  }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const sentence = css`
  display: block;
  max-width: 40em;
  margin: 14px 0 24px;
  font-size: var(--fs-body-l);
`

const nameIn =
  ({ recipients }: MessageDetail) =>
  (id: string): string =>
    recipients.find((one) => one.id === id)?.name ?? 'Someone'

export function MessagePage() {
  const { messageId } = useParams<{ messageId: string }>()
  const one = useQuery(message(messageId))
  const steps = useQuery(timeline(messageId))
  const back = { href: paths.messages(), words: strings.title }
  return (
    <>
      {one.error && <PageHeader title="Message" back={back} />}
      <Loaded query={one}>
        {(detail) => (
          <>
            <PageHeader title={messageName(detail.message)} back={back} />
            <div css={grid}>
              <div>
                <Card css={{ padding: '30px 32px', [phone]: { padding: '24px 20px' } }}>
                  <StateChip message={detail.message} />
                  <output css={sentence}>
                    {detail.why && `${detail.why} `}
                    {stateSentence(detail)}
                  </output>
                  <Actions message={detail.message} />
                </Card>
                <Inside detail={detail} />
                <Replies messageId={messageId} nameOf={nameIn(detail)} />
                <Confirmations messageId={messageId} nameOf={nameIn(detail)} />
                <AddressProposals messageId={messageId} nameOf={nameIn(detail)} />
                <DeliveryTroubles messageId={messageId} nameOf={nameIn(detail)} />
                <Recipients recipients={detail.recipients} />
              </div>
              <Card isAside aria-label={strings.whatHappens} css={{ padding: '30px 30px 26px' }}>
                <Loaded query={steps}>{(all) => <MessageTimeline detail={detail} timeline={all} />}</Loaded>
              </Card>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
