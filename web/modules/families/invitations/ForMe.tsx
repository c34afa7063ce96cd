import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { ForMe as Invitation } from '../../../../backend/modules/families/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { dateIn } from '../../../ui/moment.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useAccept } from '../commands.ts'
import { invitationsForMe } from '../queries.ts'
import { wouldSee } from '../roles.ts'
import { inviteStrings as strings, linkStrings } from '../strings.ts'
import { actions, head, list, row, voice } from '../style.ts'

/** What came to an address that the account has confirmed. */
export function ForMe() {
  const { user } = useSession()
  const mine = useQuery(invitationsForMe())
  if (user?.emailVerified && mine.data?.length === 0) return null
  return (
    <section>
      <h2 css={head}>{strings.forMe}</h2>
      <Loaded query={mine} words={strings.sentFetching}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{strings.unverified}</p>
          ) : (
            <ul css={list}>
              {rows.map((each) => (
                <Row key={each.token} invitation={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ invitation }: { invitation: Invitation }) {
  const { token, by, family, role, note, state, expiresAt } = invitation
  const [, navigate] = useLocation()
  const accept = useAccept(() => {
    showToast({ title: linkStrings.joined(family) })
    navigate(paths.familyCollaboration())
  })
  const refusal = useExplained(accept.error)
  return (
    <li css={[card, row]}>
      <Avatar name={by} size={56} />
      <div css={{ display: 'grid', gap: 8 }}>
        <b>{strings.asks(by, family)}</b>
        {note && <p css={voice}>“{note}”</p>}
        <p>{wouldSee[role]}</p>
        <p css={small}>
          {state === 'declined' && `${strings.saidNo} `}
          {strings.until(dateIn(expiresAt))}
        </p>
        {refusal && (
          <p role="alert" css={problem}>
            {refusal.message}
          </p>
        )}
      </div>
      <div css={[actions, { gridColumn: '1 / -1' }]}>
        <Button
          look="secondary"
          busy={accept.isPending}
          busyLabel={linkStrings.joining}
          onClick={() => accept.mutate(token)}
        >
          {linkStrings.join(family)}
        </Button>
        <ButtonLink look="quiet" href={paths.invite(token)}>
          {strings.read}
        </ButtonLink>
      </div>
    </li>
  )
}
