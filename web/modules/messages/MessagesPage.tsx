import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { MessageList as Messages, MessageRow, MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { MessageList } from './MessageList.tsx'
import { MoreMessages } from './MoreMessages.tsx'
import { messages } from './queries.ts'
import { stateWords } from './stateWords.ts'
import { strings } from './strings.ts'

const EVERY = 'all'
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

/** Those we could not reach their author about stand on top. */
const stalledFirst = (rows: readonly MessageRow[]) => [
  ...rows.filter(({ state }) => state === 'stalled'),
  ...rows.filter(({ state }) => state !== 'stalled'),
]

const choicesOf = ({ counts }: Messages) => {
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const states = Object.entries(stateWords).filter(([state]) => (counts[state] ?? 0) > 0)
  return [
    { value: EVERY, words: `${strings.all}, ${total}` },
    ...states.map(([state, { chip }]) => ({ value: state, words: `${chip}, ${counts[state]}` })),
  ]
}

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
  const [state, setState] = useState<MessageStatus | typeof EVERY>(EVERY)
  const all = useQuery(messages())
  const some = useQuery({ ...messages(state), enabled: state !== EVERY })
  const shown = state === EVERY ? all : some
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} />
      <Loaded query={all}>
        {(list) =>
          list.items.length === 0 ? (
            <Nothing />
          ) : (
            <div onKeyDown={moveByKeys} role="presentation">
              <Select
                id="state"
                label="Show"
                value={state}
                choices={choicesOf(list)}
                onChange={(next) => setState(next as MessageStatus)}
                css={{ maxWidth: 360, marginBottom: 32 }}
              />
              <Loaded query={shown}>
                {({ items, next }) => (
                  <>
                    {items.length === 0 && <p>{strings.noneInState}</p>}
                    <MessageList rows={stalledFirst(items)} />
                    {next !== null && <MoreMessages cursor={next} state={state === EVERY ? undefined : state} />}
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

/** J and K move between the messages, Enter opens one; only while the focus is in the list. */
const moveByKeys = (event: KeyboardEvent<HTMLElement>) => {
  const step = { j: 1, k: -1 }[event.key.toLowerCase()]
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message] a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (step === undefined || at < 0) return
  links[at + step]?.focus()
}
