import { css } from '@emotion/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ContactRow, LifeView } from '../../../../backend/modules/life/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { plainDateIn } from '../../../ui/moment.ts'
import { card } from '../../../ui/surfaces.ts'
import { RemoveContact } from '../RemoveContact.tsx'
import { listFrame } from './messagesFrame.ts'
import { strings } from './strings.ts'

const words = strings.reporters
const frame = css`
  ${listFrame}
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 18px;
    align-items: center;
    justify-content: space-between;
    min-height: 60px;
    overflow-wrap: anywhere;
  }
`

/** Whoever has told us that the author died may tell us again, until they are removed. */
export function Reporters({ life, contacts }: { life: LifeView; contacts: readonly ContactRow[] }) {
  const [removed, setRemoved] = useState<ContactRow>()
  const told = life.reporters.flatMap(({ id, ...rest }) => {
    const contact = contacts.find((each) => each.id === id)
    return contact ? [{ contact, ...rest }] : []
  })
  if (told.length === 0) return null
  return (
    <section css={[card, frame]}>
      <h2>{words.title}</h2>
      <p>{words.line}</p>
      <ul>
        {told.map(({ contact, times, at }) => (
          <li key={contact.id}>
            <span>{words.told(contact.name, times, plainDateIn(at))}</span>
            <Button look="quiet" icon={Trash2} onClick={() => setRemoved(contact)}>
              {words.remove(contact.name)}
            </Button>
          </li>
        ))}
      </ul>
      <RemoveContact contact={removed} onClose={() => setRemoved(undefined)} />
    </section>
  )
}
