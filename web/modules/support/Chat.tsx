import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../app/Loaded.tsx'
import { supporting } from '../../ui/surfaces.ts'
import { AskForm } from './AskForm.tsx'
import { conversation, desk } from './queries.ts'
import { strings } from './strings.ts'
import { Talk } from './Talk.tsx'

const KEPT = 'chat'

// The conversation's cookie opens it; what is kept here is only which one it was.
const kept = () => {
  try {
    return localStorage.getItem(KEPT) ?? undefined
  } catch {
    return undefined
  }
}
const keep = (id: string) => {
  try {
    localStorage.setItem(KEPT, id)
  } catch {
    // Without storage the chat begins anew after the page is left; answers come by mail.
  }
}

const Begun = ({ id, onGone }: { id: string; onGone: (id?: string) => void }) => {
  const asked = useQuery(conversation(id))
  if (asked.error && !asked.data) return <Begin onBegun={onGone} />
  return <Loaded query={asked}>{(found) => <Talk conversation={found} />}</Loaded>
}

const Begin = ({ onBegun }: { onBegun: (id: string) => void }) => {
  const now = useQuery(desk())
  return (
    <Loaded query={now}>
      {({ isOpen, hours }) => (
        <>
          <p css={[supporting, { marginBottom: 20 }]}>
            {isOpen ? strings.chatOpen : strings.chatAway} {hours && strings.hours(hours)}
          </p>
          <AskForm
            id="chat"
            channel="chat"
            topic="other"
            onDone={({ id }) => {
              keep(id)
              onBegun(id)
            }}
          />
        </>
      )}
    </Loaded>
  )
}

/** A real conversation with a person; while nobody is at the desk it goes on by mail. */
export function Chat() {
  const [id, setId] = useState(kept)
  return id === undefined ? <Begin onBegun={setId} /> : <Begun id={id} onGone={() => setId(undefined)} />
}
