import { randoms, type Dye } from '../../backend/kernel/page/strips.ts'
import { initialsOf } from './initials.ts'

const TONES: readonly Dye[] = ['indigo', 'plum', 'fir', 'slate', 'madder']
const STRIPS: readonly Dye[] = ['weld', 'clay', 'woad', 'lichen', 'petal']
const pick = (dyes: readonly Dye[], chance: number) => dyes[Math.floor(chance * dyes.length)] ?? 'plum'

/** A dye square with initials and two strips; the same person always has the same one. */
export function Avatar({ name, seed = name, size = 48 }: { name: string; seed?: string; size?: number }) {
  const random = randoms(seed)
  const tone = pick(TONES, random())
  const above = pick(STRIPS, random())
  const beside = pick(
    STRIPS.filter((dye) => dye !== above),
    random(),
  )
  const initials = initialsOf(name)
  return (
    <svg width={size} height={size} viewBox="0 0 56 56" aria-hidden="true" css={{ flex: 'none' }}>
      <rect width="56" height="56" rx="3" fill={`var(--dye-${tone})`} stroke="#fff" strokeOpacity=".5" />
      <rect width="47" height="8" fill={`var(--dye-${above})`} />
      <rect x="48" width="8" height="56" fill={`var(--dye-${beside})`} />
      <path d="M0 8.5h47.5v47.5" fill="none" stroke="#fff" strokeOpacity=".35" strokeDasharray="3 3" />
      <text
        x="24"
        y="40"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="600"
        fontSize={initials.length > 1 ? 20 : 26}
        fill="#fbf4f2"
      >
        {initials}
      </text>
    </svg>
  )
}
