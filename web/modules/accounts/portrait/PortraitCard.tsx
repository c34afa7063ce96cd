import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { User } from '../../../../backend/modules/accounts/contract/user.ts'
import { explain } from '../../../app/explain.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { displayName } from '../../../app/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { accountStrings as strings } from '../accountStrings.ts'
import { useRemovePortrait, useSendPortrait } from './commands.ts'
import { pictureOf, portrait, sent } from './queries.ts'

const SIDE = 160

/** The portrait of the account's person, which recipients see beside a message. */
export function PortraitCard({ user }: { user: User }) {
  const send = useSendPortrait()
  const takeAway = useRemovePortrait()
  const field = useRef<HTMLInputElement>(null)
  const [mediaId, setMediaId] = useState<string>()
  const { data: row } = useQuery(sent(mediaId))
  const isReady = row?.state === 'ready'
  const own = useQuery(portrait(isReady ? mediaId : undefined))
  const isRejected = row?.state === 'rejected'
  const isBusy = send.isPending || (mediaId !== undefined && !isReady && !isRejected)
  const error = send.error ?? takeAway.error
  const fault = isRejected ? strings.photoUnfit : error ? explain(error).message : ''
  return (
    <Loaded query={own}>
      {({ id }) => (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
          {id === null ? (
            <Avatar name={displayName(user)} seed={user.id} size={SIDE} />
          ) : (
            <img src={pictureOf(id)} alt={strings.photoOf} width={SIDE} height={SIDE} css={{ borderRadius: 3 }} />
          )}
          <div css={{ display: 'grid', gap: 12, flex: '1 1 260px' }}>
            <p>{strings.photoLine}</p>
            <input
              ref={field}
              type="file"
              accept="image/*"
              hidden
              aria-hidden
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) send.mutate({ accountId: user.id, file }, { onSuccess: setMediaId })
              }}
            />
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              <Button
                look="secondary"
                icon={ImagePlus}
                busy={isBusy}
                busyLabel={strings.photoSaving}
                onClick={() => field.current?.click()}
              >
                {id === null ? strings.photoAdd : strings.photoChange}
              </Button>
              {id !== null && (
                <Button
                  look="quiet"
                  icon={Trash2}
                  busy={takeAway.isPending}
                  busyLabel={strings.saving}
                  onClick={() => takeAway.mutate(id)}
                >
                  {strings.photoRemove}
                </Button>
              )}
            </div>
            {fault && (
              <p role="alert" css={problem}>
                <CircleAlert aria-hidden />
                {fault}
              </p>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}
