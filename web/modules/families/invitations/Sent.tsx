import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvitationRow } from '../../../../backend/modules/families/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { personRows } from '../../../ui/personRow.ts'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { useWithdraw } from '../commands.ts'
import { sentInvitations } from '../queries.ts'
import { inviteStrings as strings } from '../strings.ts'
import { SentRow } from './SentRow.tsx'

/** What became of each invitation of the family. */
export function Sent() {
  const sent = useQuery(sentInvitations())
  const [withdrawn, setWithdrawn] = useState<InvitationRow>()
  const withdraw = useWithdraw()
  return (
    <>
      <Loaded query={sent} words={strings.sentFetching}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.sentEmpty} line={strings.sentEmptyLine} />
          ) : (
            <ul css={personRows}>
              {rows.map((each) => (
                <SentRow key={each.id} invitation={each} onWithdraw={() => setWithdrawn(each)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <RemoveDialog
        thing={withdrawn}
        words={({ name }) => ({
          title: strings.withdrawTitle(name),
          line: strings.withdrawLine,
          yes: strings.withdrawYes,
          no: strings.withdrawNo,
        })}
        removal={withdraw}
        onClose={() => setWithdrawn(undefined)}
      />
    </>
  )
}
