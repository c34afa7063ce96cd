import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { small } from '../../../ui/surfaces.ts'
import { calledIn } from '../inWords.ts'
import { apiOf } from '../queries.ts'
import { motionStrings as strings } from './strings.ts'

/** The moment around a photo, once; then the photo is there again. */
export const Motion = ({ row, onEnd }: { row: ItemDetail; onEnd: () => void }) => (
  // It is a moment of a photo, and says nothing.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video
    src={`${apiOf(row.id)}/motion`}
    poster={`${apiOf(row.id)}/preview`}
    autoPlay
    muted
    playsInline
    aria-label={strings.playing(calledIn(row))}
    onEnded={onEnd}
    onError={onEnd}
    css={{ display: 'block', width: '100%', maxHeight: '72vh', borderRadius: 'var(--r-patch)', background: '#000' }}
  />
)

/** Of a photo that moves, but cannot be played, why. */
export const MotionNote = ({ row: { motion } }: { row: Pick<ItemDetail, 'motion'> }) =>
  motion === 'preparing' || motion === 'setAside' ? <p css={[small, { marginTop: 8 }]}>{strings[motion]}</p> : null
