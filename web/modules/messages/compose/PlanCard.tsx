import { css } from '@emotion/react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { isDemoTime } from '../../../app/siteSettings.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DeliveryTimeline, type TimelineKnot } from '../../../ui/DeliveryTimeline.tsx'
import { clockIn, dateIn } from '../../../ui/moment.ts'
import { small } from '../../../ui/surfaces.ts'
import { arrivalWords, everyWords, type Plan } from '../plan.ts'
import { strings as people } from '../people/strings.ts'
import { namesInWords } from '../stateWords.ts'
import { strings } from '../strings.ts'

const frame = css`
  position: sticky;
  top: 24px;
  padding: 30px 30px 26px;
  @media (max-width: 1279px) {
    position: static;
  }
`
const person = css`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-top: 18px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
`

const day = (at: Date, zone?: string) => (isDemoTime ? `${dateIn(at, zone)}, ${clockIn(at, zone)}` : dateIn(at, zone))

const asks = (plan: Plan | undefined, isAlways: boolean): TimelineKnot[] => {
  const [first, second] = plan?.notices ?? []
  if (plan && !first)
    return [{ id: 'first', state: 'planned', title: 'We write to you at once', line: 'One button in it stops it.' }]
  return [
    {
      id: 'first',
      state: 'planned',
      title: 'We write to you, 2 days before',
      line: 'Answer to change, move or stop it.',
      ...(first && { when: day(first) }),
    },
    {
      id: 'second',
      state: 'planned',
      title: isAlways ? 'We write again, 1 day before' : 'We check again, 1 day before',
      line: isAlways ? 'So that you can still stop it.' : 'Only if the first note went unanswered.',
      ...(second && { when: day(second) }),
    },
  ]
}

/** It changes as the person types. */
const planKnots = (plan: Plan | undefined, names: readonly string[]): TimelineKnot[] => {
  const isAlways = plan?.terms.answerRule === 'always'
  const again = plan ? everyWords(plan.terms) : ''
  return [
    { id: 'today', state: 'done', title: strings.planToday, line: strings.planTodayLine },
    ...asks(plan, isAlways),
    {
      id: 'arrival',
      state: 'planned',
      isArrival: true,
      title: plan ? arrivalWords(plan, names) : `Delivered to ${namesInWords(names)}`,
      line: `By email, with a private page. ${isAlways ? 'Unless you stop it' : 'If we do not hear from you'}, this is what happens.`,
      ...(plan && { when: day(plan.dueAt, plan.zone) }),
    },
    ...(again ? [{ id: 'again', state: 'planned', title: 'And again', line: `It comes ${again}.` } as const] : []),
  ]
}

export const PlanCard = ({ plan, recipients }: { plan: Plan | undefined; recipients: MessageDetail['recipients'] }) => (
  <Card isAside aria-label={strings.plan} css={frame}>
    <h2 css={{ marginBottom: 22 }}>{strings.plan}</h2>
    <DeliveryTimeline
      label={strings.plan}
      steps={planKnots(
        plan,
        recipients.map(({ name }) => name),
      )}
    />
    {recipients.map(({ id, name, verification }) => (
      <div key={id} css={person}>
        <Avatar name={name} seed={id} />
        <div>
          <b>{name}</b>
          <div css={small}>{people.proofs[verification]}</div>
        </div>
      </div>
    ))}
  </Card>
)
