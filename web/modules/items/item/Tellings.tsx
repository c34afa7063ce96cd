import { css } from '@emotion/react'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { dateOf } from '../../../ui/shortDay.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { calledIn } from '../inWords.ts'
import { TrayCard } from '../upload/TrayCard.tsx'
import { VoiceForm } from '../voice/VoiceForm.tsx'
import { Sound } from './Sound.tsx'
import { itemStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 14px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  li {
    ${card}
    display: grid;
    gap: 12px;
    padding: 18px 24px;
    overflow-wrap: anywhere;
  }
`
const who = css`
  display: flex;
  gap: 14px;
  align-items: center;
`
const wide = css`
  width: 100%;
  min-height: 60px;
`

/** What was told about it, the oldest first, and what is on its way there. */
export const Tellings = ({ row }: { row: ItemDetail }) => (
  <>
    <TrayCard about={row.id} />
    {row.tellings.length > 0 && (
      <section aria-labelledby="tellings">
        <h2 id="tellings" css={{ fontSize: 'var(--fs-h4)' }}>
          {strings.tellings(row.tellings.length)}
        </h2>
        <ul css={list}>
          {row.tellings.map((telling) => (
            <li key={telling.id}>
              <div css={who}>
                <Avatar name={telling.addedBy} size={48} />
                <div css={{ minWidth: 0 }}>
                  <Link
                    href={paths.memory(telling.id)}
                    css={{ display: 'inline-block', paddingBlock: 8, fontWeight: 600 }}
                  >
                    {calledIn(telling)}
                  </Link>
                  <p css={small}>{strings.toldBy(telling.addedBy, dateOf(telling.addedAt))}</p>
                </div>
              </div>
              {telling.kind === 'voice' && <Sound row={telling} isOutlined />}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

/** The one filled button of the page: a voice about this memory. */
export function TellStory({ row }: { row: ItemDetail }) {
  const [isOpen, setOpen] = useState(false)
  const words = strings.tell(strings.kinds[row.kind])
  const close = () => setOpen(false)
  return (
    <div>
      <Button icon={Mic} css={wide} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={words}>
        {isOpen && <VoiceForm about={row.id} onDone={close} />}
      </Dialog>
    </div>
  )
}
