import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { MessageList } from './MessageList.tsx'
import { messages, type Filter } from '../../app/ownMessages.ts'
import { strings } from './strings.ts'

/** The next page of the list, and a way to the one after it. */
export function MoreMessages({ cursor, filter }: { cursor: string; filter: Filter }) {
  const [isAsked, setIsAsked] = useState(false)
  const more = useQuery({ ...messages(filter, cursor), enabled: isAsked })
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
          {next !== null && <MoreMessages cursor={next} filter={filter} />}
        </>
      )}
    </Loaded>
  )
}
