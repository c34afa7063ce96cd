import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { Link } from 'wouter'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { messages } from '../../../app/ownMessages.ts'
import { paths } from '../../../app/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { OpenQuestions } from '../CheckInBanner.tsx'
import { messageName, namesInWords, stateChip, stateSentence } from '../stateStrings.ts'
import { strings } from './strings.ts'

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-right: 12px;
    overflow-wrap: anywhere;
  }
`
const called = (row: MessageRow) => [messageName(row), namesInWords(row.recipientNames)] as const

/** What waits for a word from the author: which message, and for whom. */
export function NeedsYou() {
  const held = useQuery(messages({ state: 'held' })).data?.items ?? []
  return (
    <>
      <OpenQuestions />
      {held.length > 0 && (
        <div css={{ marginBottom: 28 }}>
          <Held rows={held} />
        </div>
      )}
    </>
  )
}

/** What would go nowhere without its author: one with what there is to do, several as a list. */
function Held({ rows }: { rows: readonly MessageRow[] }) {
  const [first, ...others] = rows
  if (!first) return null
  if (others.length === 0)
    return (
      <Banner
        tone="needs-you"
        icon={Hand}
        title={strings.heldOne(...called(first))}
        actions={
          <ButtonLink look="secondary" href={paths.message(first.id)}>
            {strings.chooseDate}
          </ButtonLink>
        }
      >
        {stateSentence({ message: first, recipients: [] })}
      </Banner>
    )
  return (
    <Banner tone="needs-you" icon={Hand} title={strings.heldMany(rows.length)}>
      <ul css={list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={paths.message(row.id)}>{strings.heldRow(...called(row))}</Link>
            {stateChip(row)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
