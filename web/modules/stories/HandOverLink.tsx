import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import type { StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { copyLink } from '../../ui/copyLink.ts'
import { Button } from '../../ui/Button.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { linkOf } from './queries.ts'
import { askStrings, strings } from './strings.ts'

/** The link of a question that no email carries: for whoever asked, to pass on. */
export function HandOverLink({ story: { id, name }, onDone }: { story: StoryDetail; onDone: () => void }) {
  const link = useQuery({ queryKey: ['story-link', id], queryFn: () => linkOf(id) })
  return (
    <Loaded query={link} words={strings.fetching}>
      {({ url }) => (
        <div css={{ display: 'grid', gap: 20 }}>
          <FieldFrame id="story-link" label={askStrings.address}>
            {(control) => (
              <input {...control} css={input} readOnly value={url} onFocus={({ target }) => target.select()} />
            )}
          </FieldFrame>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <Button icon={Copy} onClick={() => void copyLink(url, strings.copiedLine(name))}>
              {strings.copy}
            </Button>
            <Button look="secondary" onClick={onDone}>
              {askStrings.done}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  )
}
