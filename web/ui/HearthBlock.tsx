import { hearthBlock, type BlockPlan, type SewnStrip } from './block.ts'

const WEAVES = (
  <>
    <pattern id="weave-pin" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M1 0v6" stroke="#fff" strokeOpacity=".2" />
    </pattern>
    <pattern id="weave-dot" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="2.5" cy="2.5" r="1.15" fill="#fff" fillOpacity=".28" />
      <circle cx="7" cy="7" r="1.15" fill="#fff" fillOpacity=".28" />
    </pattern>
    <pattern id="weave-check" width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 0h5v10h-5zM0 0h10v5h-10z" fill="#231b33" fillOpacity=".07" />
    </pattern>
    <pattern id="weave-twill" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v7" stroke="#231b33" strokeOpacity=".13" strokeWidth="1.6" />
    </pattern>
  </>
)

/** The tone-on-tone weaves that blocks refer to; rendered once, by the shell. */
export const WeaveDefs = () => (
  <svg width="0" height="0" aria-hidden="true" css={{ position: 'absolute' }}>
    <defs>{WEAVES}</defs>
  </svg>
)

const StripShape = ({ strip, unit, seam }: { strip: SewnStrip; unit: number; seam: number }) => {
  const { x, y, width, height, dye, weave, isSewn } = strip
  if (!isSewn) {
    const gap = Math.max(2, unit * 0.12)
    const open = { x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap }
    return <rect {...open} fill="none" stroke="var(--line-strong)" strokeWidth="1.4" strokeDasharray="5 5" />
  }
  const box = { x, y, width, height }
  return (
    <>
      <rect {...box} fill={`var(--dye-${dye})`} stroke="var(--seam)" strokeWidth={seam} />
      {weave && <rect {...box} fill={`url(#weave-${weave})`} />}
    </>
  )
}

export type BlockLook = BlockPlan & { lit?: boolean; turn?: number; seam?: number }

/** One block as shapes, for a page that lays out several in a drawing of its own. */
export const BlockShapes = ({ lit = false, turn = 0, seam = 1, ...plan }: BlockLook) => {
  const { strips, unit, heart } = hearthBlock(plan)
  const lamp = { x: heart.x + heart.side * 0.26, y: heart.y + heart.side * 0.26 }
  return (
    <g transform={`rotate(${turn * 90} ${plan.size / 2} ${plan.size / 2})`}>
      {strips.map((strip) => (
        <StripShape key={`${strip.x} ${strip.y}`} strip={strip} unit={unit} seam={seam} />
      ))}
      <rect
        x={heart.x}
        y={heart.y}
        width={heart.side}
        height={heart.side}
        fill={lit ? 'var(--dye-ember)' : 'var(--dye-madder)'}
        stroke="var(--seam)"
        strokeWidth={seam}
      />
      {lit && <rect {...lamp} width={heart.side * 0.48} height={heart.side * 0.48} fill="var(--dye-lamp)" />}
    </g>
  )
}

/** `title` names it for those who cannot see it; without one it is decoration beside words. */
export function HearthBlock({ title, className, ...look }: BlockLook & { title?: string; className?: string }) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg viewBox={`0 0 ${look.size} ${look.size}`} className={className} {...naming}>
      <BlockShapes {...look} />
    </svg>
  )
}
