import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { small } from '../../ui/surfaces.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Filters } from './Filters.tsx'
import { MessageList } from './MessageList.tsx'
import { MoreMessages } from './MoreMessages.tsx'
import { messages, type Filter } from '../../app/ownMessages.ts'
import { strings } from './strings.ts'

const voice = css`
  display: grid;
  gap: 4px;
  margin: 4px 0 12px;
  padding: 0;
  list-style: none;
  color: var(--ink);
  font-family: var(--font-voice);
  font-size: var(--fs-body-l);
`

/** Messages that wait because we could not reach their author stand on top. */
const stalledFirst = (rows: readonly MessageRow[]) => [
  ...rows.filter(({ state }) => state === 'stalled'),
  ...rows.filter(({ state }) => state !== 'stalled'),
]

const Nothing = () => (
  <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
    <ul css={voice}>
      {strings.emptyPrompts.map((prompt) => (
        <li key={prompt}>{prompt}</li>
      ))}
    </ul>
    <ButtonLink href={paths.compose()} icon={Mic}>
      {strings.record}
    </ButtonLink>
  </EmptyState>
)

export function MessagesPage() {
  const [filter, setFilter] = useState<Filter>({})
  const all = useQuery(messages())
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '')
  const some = useQuery({ ...messages(filter), enabled: isFiltered })
  const shown = isFiltered ? some : all
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} />
      <Loaded query={all}>
        {(list) =>
          list.items.length === 0 ? (
            <Nothing />
          ) : (
            <div onKeyDown={moveByKeys} role="presentation">
              <Filters filter={filter} counts={list.counts} onChange={setFilter} />
              <Loaded query={shown}>
                {({ items, next }) => (
                  <>
                    <output css={[small, { display: 'block', marginBottom: 20 }]}>
                      {isFiltered && foundWords(items.length, next !== null)}
                    </output>
                    <MessageList rows={stalledFirst(items)} />
                    {next !== null && <MoreMessages cursor={next} filter={filter} />}
                  </>
                )}
              </Loaded>
            </div>
          )
        }
      </Loaded>
    </>
  )
}

const foundWords = (n: number, isMore: boolean): string => {
  if (n === 0) return strings.noneFound
  return n === 1 ? 'One message.' : `${isMore ? 'More than ' : ''}${n} messages.`
}

/** J and K move between the messages, Enter opens one; only while the focus is in the list. */
const moveByKeys = (event: KeyboardEvent<HTMLElement>) => {
  const step = { j: 1, k: -1 }[event.key.toLowerCase()]
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message] a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (step === undefined || at < 0) return
  links[at + step]?.focus()
}
