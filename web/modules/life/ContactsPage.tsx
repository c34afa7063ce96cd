import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { MOST_CONTACTS, type ContactRow as Contact } from '../../../backend/modules/life/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { details } from '../../ui/detailsStyle.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { personRows } from '../../ui/personRow.ts'
import { ContactRow } from './ContactRow.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { InviteForm } from './InviteForm.tsx'
import { contacts } from './queries.ts'
import { RemoveContact } from './RemoveContact.tsx'
import { strings } from './strings.ts'
import { WaitBanner } from './WaitBanner.tsx'

const column = css`
  display: grid;
  gap: 40px;
`
const duties = css`
  display: grid;
  gap: 10px;
  max-width: 64ch;
  margin: 12px 0 0;
  padding-left: 1.2em;
  list-style: disc;
  color: var(--ink-2);
`

/** Who hears of it when nobody reaches the author, and what that means for them. */
export function ContactsPage() {
  const everyone = useQuery(contacts())
  const [isAsking, setAsking] = useState(false)
  const [removed, setRemoved] = useState<Contact>()
  // An email about what a contact told us again leads here.
  const asked = new URLSearchParams(useSearch()).get('remove')
  const [, navigate] = useLocation()
  const keep = () => {
    setRemoved(undefined)
    if (asked !== null) navigate(paths.legacyContacts(), { replace: true })
  }
  const ask = (
    <Button icon={UserPlus} onClick={() => setAsking(true)}>
      {strings.invite}
    </Button>
  )
  const n = everyone.data?.length ?? 0
  return (
    <>
      <PlaceHead>{n > 0 && (n < MOST_CONTACTS ? ask : <p>{strings.full}</p>)}</PlaceHead>
      <Loaded query={everyone}>
        {(rows) => (
          <div css={column}>
            <WaitBanner />
            <HowItWorks told={rows.filter(({ state }) => state !== 'declined')} />
            {rows.length === 0 && (
              <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
                {ask}
              </EmptyState>
            )}
            {rows.filter(({ state }) => state !== 'declined').length === 1 && (
              <Banner tone="needs-you" icon={TriangleAlert} title={strings.oneTitle}>
                {strings.oneLine}
              </Banner>
            )}
            {rows.length > 0 && (
              <section>
                <h2 css={{ marginBottom: 16 }}>{strings.yours}</h2>
                <ul css={personRows}>
                  {rows.map((contact) => (
                    <ContactRow key={contact.id} contact={contact} onRemove={() => setRemoved(contact)} />
                  ))}
                </ul>
              </section>
            )}
            <details css={details}>
              <summary>{strings.whatTitle}</summary>
              <ul css={duties}>
                {strings.what.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          </div>
        )}
      </Loaded>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={strings.invite}>
        <InviteForm onDone={() => setAsking(false)} />
      </Dialog>
      <RemoveContact contact={removed ?? everyone.data?.find(({ id }) => id === asked)} onClose={keep} />
    </>
  )
}
