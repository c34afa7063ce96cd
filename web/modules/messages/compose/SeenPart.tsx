import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Preview } from '../../../../backend/modules/deliveries/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { small, supporting } from '../../../ui/surfaces.ts'
import { preview } from '../queries.ts'
import { seenStrings } from './seenStrings.ts'
import { part } from './stepStyle.ts'

const sheet = css`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--sunk);
  overflow-wrap: anywhere;
  b {
    font-family: var(--font-display);
    font-size: var(--fs-h4);
    font-weight: 500;
    line-height: 1.2;
  }
`

const Email = ({ shown: { mail } }: { shown: Preview }) => (
  <div css={sheet}>
    <b>{mail.subject}</b>
    {mail.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

const ClosedPage = ({ shown: { name, mailbox, from, page } }: { shown: Preview }) => (
  <>
    <div css={sheet}>
      <p css={{ color: 'var(--thread-text)', fontWeight: 600 }}>{page.date}</p>
      <b>{page.heading}</b>
      {from.portraitId !== null && (
        <img
          src={`/api/media/${from.portraitId}/picture`}
          alt={from.author}
          width={120}
          height={120}
          css={{ borderRadius: 3 }}
        />
      )}
      <p>
        {from.author}
        {from.relation && <span css={[small, { display: 'block' }]}>{from.relation}</span>}
      </p>
      {[...page.whose, ...page.lines].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p css={small}>{page.note}</p>
    </div>
    {from.relation === '' && !mailbox.isGuardians && <p css={small}>{seenStrings.relation(name)}</p>}
    {from.portraitId === null && <p css={small}>{seenStrings.photo}</p>}
  </>
)

const sights = { email: Email, page: ClosedPage } as const
type Sight = keyof typeof sights

type SeenProps = { messageId: string; dueAt: Date | undefined }

/** The email or the page of one recipient, fetched when it is opened. */
function Seen({ messageId, dueAt, sight }: SeenProps & { sight: Sight }) {
  const [chosen, setChosen] = useState<string>()
  const Shown = sights[sight]
  return (
    <Loaded query={useQuery(preview(messageId, dueAt))}>
      {(all) => {
        const shown = all.find(({ recipientId }) => recipientId === chosen) ?? all[0]
        if (!shown) return null
        return (
          <div css={{ display: 'grid', gap: 16 }}>
            <p css={supporting}>{seenStrings.line(shown.name)}</p>
            <p>{seenStrings.mailbox(shown.mailbox)}</p>
            {all.length > 1 && (
              <Select
                id="seen-by"
                label={seenStrings.whose}
                value={shown.recipientId}
                choices={all.map(({ recipientId, name }) => ({ value: recipientId, words: name }))}
                onChange={setChosen}
              />
            )}
            <Shown shown={shown} />
          </div>
        )
      }}
    </Loaded>
  )
}

/** The delivery email and the closed page, in the words that will be sent, each behind a press. */
export function SeenPart({ messageId, dueAt }: SeenProps) {
  const [sight, setSight] = useState<Sight>()
  return (
    <div css={part}>
      <h3>{seenStrings.title}</h3>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, margin: '4px 0' }}>
        <Button look="secondary" onClick={() => setSight('email')}>
          {seenStrings.email}
        </Button>
        <Button look="secondary" onClick={() => setSight('page')}>
          {seenStrings.page}
        </Button>
      </div>
      <Dialog
        isOpen={sight !== undefined}
        onClose={() => setSight(undefined)}
        title={seenStrings.titles[sight ?? 'email']}
      >
        {sight && <Seen messageId={messageId} dueAt={dueAt} sight={sight} />}
      </Dialog>
    </div>
  )
}
