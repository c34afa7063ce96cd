import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { MessageList } from './MessageList.tsx'
import { messages } from './queries.ts'
import { strings } from './strings.ts'

/** The next page of the list, and a way to the one after it. */
export function MoreMessages({ cursor, state }: { cursor: string; state: string | undefined }) {
  const [isAsked, setIsAsked] = useState(false)
  const more = useQuery({ ...messages(state, cursor), enabled: isAsked })
  if (!isAsked) {
    return (
      <Button look="secondary" onClick={() => setIsAsked(true)}>
        {strings.more}
      </Button>
    )
  }
  return (
    <Loaded query={more}>
      {({ items, next }) => (
        <>
          <MessageList rows={items} />
          {next !== null && <MoreMessages cursor={next} state={state} />}
        </>
      )}
    </Loaded>
  )
}
