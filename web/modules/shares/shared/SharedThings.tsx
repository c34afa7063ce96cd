import { css } from '@emotion/react'
import type { SharedItems } from '../../../../backend/modules/shares/contract.ts'
import { LinkFrame } from '../../../app/LinkFrame.tsx'
import { paths } from '../../../app/paths.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { small } from '../../../ui/surfaces.ts'
import { dayOf } from '../../../ui/shortDay.ts'
import { SharedThing } from './SharedThing.tsx'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 16px;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** An open link: what its maker wrote, and its things to read and hear. */
export const SharedThings = ({ token, shared }: { token: string; shared: SharedItems }) => {
  const { title, by, until, note, items, mayDownload } = shared
  return (
    <LinkFrame title={title} seed="shared" isLit>
      <p>{strings.by(by, dayOf(until))}</p>
      {note && <p css={{ whiteSpace: 'pre-wrap' }}>{note}</p>}
      <ul css={list}>
        {items.map((item) => (
          <SharedThing
            key={`${item.kind} ${item.id}`}
            token={token}
            item={item}
            mayDownload={mayDownload}
            isAlone={items.length === 1 && item.title === title}
          />
        ))}
      </ul>
      <p css={small}>
        {strings.who(siteSettings.productName)} <a href={paths.contact()}>{strings.report}</a>
      </p>
    </LinkFrame>
  )
}
