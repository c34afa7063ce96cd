import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { small } from '../../ui/surfaces.ts'
import { Filters } from './Filters.tsx'
import { listTabs, type ListTab } from './listTabs.ts'
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

/** @number messages of a tab from which there is something to look for among them */
const FILTERED_FROM = 10

const Nothing = ({ tab }: { tab: ListTab }) => {
  const { emptyTitle, emptyLine } = strings.tabs[tab]
  return (
    <EmptyState title={emptyTitle} line={emptyLine}>
      {tab === 'waiting' && (
        <ul css={voice}>
          {strings.emptyPrompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
      )}
      <ButtonLink href={paths.compose()} icon={Mic}>
        {strings.record}
      </ButtonLink>
    </EmptyState>
  )
}

export const WaitingPage = () => <Messages tab="waiting" />
export const DeliveredPage = () => <Messages tab="delivered" />
export const DraftsPage = () => <Messages tab="drafts" />

function Messages({ tab }: { tab: ListTab }) {
  const [filter, setFilter] = useState<Filter>({})
  const state = listTabs[tab].join()
  const all = useQuery(messages({ state }))
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '')
  const shownFilter = { state, ...filter }
  const some = useQuery({ ...messages(shownFilter), enabled: isFiltered })
  const shown = isFiltered ? some : all
  return (
    <>
      <PlaceHead line={strings.tabs[tab].line} />
      <Loaded query={all}>
        {(list) =>
          list.items.length === 0 ? (
            <Nothing tab={tab} />
          ) : (
            <div onKeyDown={moveByKeys} role="presentation">
              {(list.items.length >= FILTERED_FROM || isFiltered) && (
                <Filters filter={filter} states={listTabs[tab]} counts={list.counts} onChange={setFilter} />
              )}
              <Loaded query={shown}>
                {({ items, next }) => (
                  <>
                    {isFiltered && (
                      <output css={[small, { display: 'block', marginBottom: 20 }]}>
                        {foundWords(items.length, next !== null)}
                      </output>
                    )}
                    <MessageList rows={stalledFirst(items)} />
                    {next !== null && <MoreMessages cursor={next} filter={shownFilter} />}
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
