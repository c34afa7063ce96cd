// Ordinary things cut from cloth, 160 x 120: flat dyes, no outlines, no faces; one lamp or ember shape in each.

const all = { width: 160, height: 120 } as const
const dye = (name: string) => `var(--dye-${name})`

const house = (
  <>
    <rect {...all} fill={dye('indigo')} />
    <circle cx="128" cy="28" r="9" fill={dye('petal')} />
    <path d="M0 92Q40 70 84 86T160 78V120H0Z" fill={dye('fir')} />
    <path d="M48 96V62L76 42l28 20V96Z" fill={dye('clay')} />
    <path d="M42 66 76 40l34 26-5 6-29-22-29 22Z" fill={dye('plum')} />
    <path d="M86 38h8v18h-8Z" fill={dye('plum')} />
    <path d="M56 68h15v14H56Z" fill={dye('lamp')} />
    <path d="M80 72h13v24H80Z" fill={dye('madder')} />
    <path d="M0 106Q60 94 160 108V120H0Z" fill={dye('night')} />
  </>
)
const orchard = (
  <>
    <rect {...all} fill={dye('petal')} />
    <circle cx="40" cy="34" r="16" fill={dye('ember')} />
    <path d="M0 80Q70 58 160 76V120H0Z" fill={dye('lichen')} />
    <path d="M96 70h6v30h-6Z" fill={dye('plum')} />
    <path d="M98 34a22 22 0 1 0 .1 0ZM120 51a15 15 0 1 0 .1 0Z" fill={dye('fir')} />
    <path
      d="M90 49a3.4 3.4 0 1 0 .1 0ZM104 43a3.4 3.4 0 1 0 .1 0ZM106 59a3.4 3.4 0 1 0 .1 0ZM121 61a3.4 3.4 0 1 0 .1 0Z"
      fill={dye('weld')}
    />
    <path d="M0 102Q60 90 160 104V120H0Z" fill={dye('fir')} />
  </>
)
const boat = (
  <>
    <rect {...all} fill={dye('woad')} />
    <circle cx="120" cy="36" r="14" fill={dye('lamp')} />
    <path d="M0 76h160v44H0Z" fill={dye('slate')} />
    <path d="M76 22v50H46Z" fill={dye('muslin')} />
    <path d="M80 30v42h24Z" fill={dye('clay')} />
    <path d="M40 76h74l-10 15H50Z" fill={dye('plum')} />
    <path d="M8 100h34M60 106h46M120 98h30" stroke={dye('woad')} strokeWidth="3" strokeLinecap="round" />
  </>
)
const bread = (
  <>
    <rect {...all} fill={dye('weld')} />
    <path d="M0 84h160v36H0Z" fill={dye('plum')} />
    <path d="M34 84c-6-34 26-44 48-42 26-4 52 10 46 42Z" fill={dye('ember')} />
    <path d="M58 52l8 18M80 48l6 20M102 52l4 18" stroke={dye('petal')} strokeWidth="4" strokeLinecap="round" />
    <path d="M22 84h116v7H22Z" fill={dye('clay')} />
  </>
)
const hills = (
  <>
    <rect {...all} fill={dye('clay')} />
    <circle cx="80" cy="52" r="20" fill={dye('lamp')} />
    <path d="M0 74 40 46l34 26 30-34 56 42v40H0Z" fill={dye('plum')} />
    <path d="M0 92Q46 66 92 86t68-8v42H0Z" fill={dye('indigo')} />
    <path d="M0 108q60-20 160 0v12H0Z" fill={dye('night')} />
  </>
)
const cup = (
  <>
    <rect {...all} fill={dye('fir')} />
    <path d="M0 88h160v32H0Z" fill={dye('lichen')} />
    <path d="M52 46h52v26c0 18-10 24-26 24S52 90 52 72Z" fill={dye('petal')} />
    <path d="M104 54c16-2 18 22-2 24" fill="none" stroke={dye('petal')} strokeWidth="7" />
    <path d="M52 58h52v6H52Z" fill={dye('madder')} />
    <path
      d="M68 36c-4-8 5-10 1-18M86 36c-4-8 5-10 1-18"
      fill="none"
      stroke={dye('lamp')}
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="4 5"
    />
  </>
)
const garden = (
  <>
    <rect {...all} fill={dye('woad')} />
    <path d="M0 78h160v42H0Z" fill={dye('fir')} />
    <path d="M36 112V62M80 112V48M124 112V66" stroke={dye('lichen')} strokeWidth="3" />
    <path d="M36 44a12 12 0 1 0 .1 0ZM124 48a12 12 0 1 0 .1 0Z" fill={dye('weld')} />
    <circle cx="80" cy="42" r="15" fill={dye('ember')} />
    <path d="M36 51a5 5 0 1 0 .1 0ZM80 36a6 6 0 1 0 .1 0ZM124 55a5 5 0 1 0 .1 0Z" fill={dye('plum')} />
  </>
)
const bridge = (
  <>
    <rect {...all} fill={dye('muslin')} />
    <circle cx="118" cy="30" r="13" fill={dye('ember')} />
    <path d="M0 90h160v30H0Z" fill={dye('slate')} />
    <path d="M0 62q80-34 160 0v12q-80-30-160 0Z" fill={dye('indigo')} />
    <path d="M24 66v26M56 56v36M104 56v36M136 66v26" stroke={dye('indigo')} strokeWidth="6" />
  </>
)
const letterbox = (
  <>
    <rect {...all} fill={dye('lichen')} />
    <path d="M0 96h160v24H0Z" fill={dye('fir')} />
    <path d="M74 70h10v38H74Z" fill={dye('plum')} />
    <path d="M44 74V48a18 18 0 0 1 18-18h46v44Z" fill={dye('slate')} />
    <path d="M90 74V48a18 18 0 0 1 36 0v26Z" fill={dye('indigo')} />
    <path d="M56 20h7v22h-7ZM63 20h15v10H63Z" fill={dye('ember')} />
    <path d="M98 54h34l-4 20H94Z" fill={dye('muslin')} />
    <path d="M98 54h34l-19 11Z" fill={dye('petal')} />
  </>
)
const gate = (
  <>
    <rect {...all} fill={dye('petal')} />
    <circle cx="28" cy="30" r="12" fill={dye('lamp')} />
    <path d="M0 70Q80 50 160 70v50H0Z" fill={dye('lichen')} />
    <path d="M64 120Q78 84 92 66h10q10 24 34 54Z" fill={dye('clay')} />
    <path d="M40 50h8v56h-8ZM120 50h8v56h-8Z" fill={dye('plum')} />
    <path d="M48 60h72v7H48ZM48 88h72v7H48Z" fill={dye('fir')} />
    <path d="M56 54h7v48h-7ZM74 54h7v48h-7ZM92 54h7v48h-7ZM110 54h6v48h-6Z" fill={dye('fir')} />
  </>
)

export const SCENES = { house, orchard, boat, bread, hills, cup, garden, bridge, letterbox, gate } as const
export type SceneName = keyof typeof SCENES
