import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { LifeView } from '../../../../backend/modules/life/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { displayName, useSession } from '../../../app/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { plainDateIn } from '../../../ui/moment.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { contacts, lifeNow } from '../queries.ts'
import { strings } from './strings.ts'

const words = strings.print
const sheet = css`
  display: grid;
  gap: 20px;
  max-width: 64ch;
  @media print {
    max-width: none;
    break-inside: avoid;
    color: #000;
  }
  @page {
    size: A4;
    margin: 20mm;
  }
`
const onScreen = css`
  @media print {
    display: none;
  }
`

/** One sheet for somebody's papers: what happens and who can help; no title, no link to a message, no secret. */
export function PrintPage() {
  const life = useQuery(lifeNow())
  const { data: everyone = [] } = useQuery(contacts())
  const agreed = everyone.filter(({ state }) => state === 'accepted')
  const [today] = useState(() => new Date())
  const { user } = useSession()
  const name = user ? displayName(user) : ''
  return (
    <>
      <PageHeader title={words.title(name)} back={{ href: paths.legacy(), words: words.back }}>
        <span css={onScreen}>
          <Button icon={Printer} onClick={() => print()}>
            {words.button}
          </Button>
        </span>
      </PageHeader>
      <Loaded query={life}>
        {({ plan, needed }) => (
          <article css={sheet}>
            <p>{words.lead(name)}</p>
            {plan && <Terms plan={plan} needed={needed} />}
            <h2>{words.contacts}</h2>
            <p>{words.contactsLine}</p>
            {agreed.length === 0 ? (
              <p>{words.noContacts}</p>
            ) : (
              <ul>
                {agreed.map((contact) => (
                  <li key={contact.id}>{contact.name}</li>
                ))}
              </ul>
            )}
            <p>{words.help(location.origin)}</p>
            <p css={{ color: 'var(--ink-2)' }}>{words.of(plainDateIn(today))}</p>
          </article>
        )}
      </Loaded>
    </>
  )
}

type Planned = { readonly plan: NonNullable<LifeView['plan']>; readonly needed: number | null }
const Terms = ({ plan, needed }: Planned) => (
  <>
    <p>{plan.intervalDays === null ? words.noAsks : words.asks(plan.intervalDays, plan.asks, plan.askEveryDays)}</p>
    <p>{needed === null ? words.noReports : words.reports(needed, plan.challengeDays)}</p>
  </>
)
