import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { StaffConversation } from '../../../backend/modules/support/contract.ts'
import { HttpError } from '../../app/httpError.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { supporting } from '../../ui/surfaces.ts'
import { useStaffAct } from './commands.ts'
import { staffConversation } from './queries.ts'
import { SayForm } from './SayForm.tsx'
import { deskStrings as strings, stateStrings, topicStrings } from './strings.ts'
import { Turns } from './Turns.tsx'

const looks = {
  them: { look: 'theirs', who: strings.them },
  us: { look: 'ours', who: strings.us },
  note: { look: 'note', who: strings.noteBy },
} as const

/** One conversation at the desk. Nothing of the person's own memories is in reach from here. */
const Talk = ({ conversation }: { conversation: StaffConversation }) => {
  const { id, ticket, topic, state, name, email, about, turns } = conversation
  const reply = useStaffAct(conversation)
  const note = useStaffAct(conversation)
  const turn = useStaffAct(conversation)
  const isClosed = state === 'closed'
  return (
    <>
      <PageHeader
        title={name || strings.nobody}
        line={`${topicStrings[topic]}, ${ticket}. ${stateStrings[state]}.`}
        back={back}
      >
        <Button
          look="secondary"
          busy={turn.isPending}
          onClick={() => turn.mutate({ what: isClosed ? 'reopen' : 'close' })}
        >
          {isClosed ? strings.reopen : strings.close}
        </Button>
      </PageHeader>
      <p css={[supporting, { marginBottom: 20 }]}>
        {email || strings.noMail} {about && `(${about})`}
      </p>
      <Turns
        turns={turns.map(({ from, ...said }) => ({
          ...said,
          ...looks[from],
          href: `/api/admin/support/${id}/files/${said.id}`,
        }))}
      />
      <div css={{ display: 'grid', gap: 36, maxWidth: 720, marginTop: 32 }}>
        <SayForm
          id={`reply-${id}`}
          label={strings.reply}
          hint={email ? strings.replyHint : strings.noMail}
          button={strings.sendReply}
          isBusy={reply.isPending}
          error={reply.error ?? turn.error}
          said={turns.filter(({ from }) => from === 'us').length}
          onSay={(text) => reply.mutate({ what: 'reply', text })}
        />
        <SayForm
          id={`note-${id}`}
          label={strings.note}
          hint={strings.noteHint}
          button={strings.keepNote}
          look="secondary"
          rows={2}
          isBusy={note.isPending}
          error={note.error}
          said={turns.filter(({ from }) => from === 'note').length}
          onSay={(text) => note.mutate({ what: 'note', text })}
        />
      </div>
    </>
  )
}

const back = { href: paths.deskSupport(), words: strings.back }

export function ConversationDesk() {
  const { conversationId = '' } = useParams()
  const asked = useQuery(staffConversation(conversationId))
  const { data, error } = asked
  const isUnknown = error instanceof HttpError && error.status === 404
  return (
    <>
      {isUnknown ? (
        <PageHeader title={strings.unknown} line={strings.unknownLine} back={back} />
      ) : (
        <>
          {error && !data && <PageHeader title={strings.conversation} back={back} />}
          <Loaded query={asked} words={strings.fetching}>
            {(found) => <Talk conversation={found} />}
          </Loaded>
        </>
      )}
    </>
  )
}
