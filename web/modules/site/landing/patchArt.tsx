import type { ReactNode } from 'react'
import { BlockShapes } from '../../../ui/HearthBlock.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { EXAMPLE } from '../story/stories.ts'
import type { View } from './areas.ts'
import { art } from './cabinStyle.ts'

const STITCH = 8

const wave = (
  <svg
    viewBox={`0 0 ${EXAMPLE.peaks.length * STITCH} 84`}
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
    css={[art, { left: 32, right: 32, bottom: 76, width: 'calc(100% - 64px)', height: 84 }]}
  >
    {EXAMPLE.peaks.map((peak, index) => {
      const tall = Math.max(4, peak * 78)
      const place = { x: index * STITCH, y: (84 - tall) / 2, width: 3.6, height: tall, rx: 1.8 }
      // Drawn once: the stitches never change places.
      // oxlint-disable-next-line react/no-array-index-key
      return <rect key={index} {...place} fill={index < 46 ? 'var(--dye-lamp)' : '#8fa0dc'} />
    })}
  </svg>
)

const PEOPLE = [
  [26, 0, 'a'],
  [154, 0, 'b'],
  [90, 132, 'c2'],
  [20, 258, 'd'],
  [160, 258, 'f'],
] as const
const tree = (
  <svg
    viewBox="0 0 240 430"
    aria-hidden="true"
    css={[
      art,
      {
        left: 30,
        bottom: 72,
        width: 'calc(100% - 60px)',
        maxHeight: 430,
        '@media (max-width: 1023px)': { width: 220, maxHeight: 320 },
      },
    ]}
  >
    <path
      d="M56 52V92H184V52M120 92v44M120 188v42M50 266v-36H190v36M50 316v34M190 316v34"
      fill="none"
      stroke="#9c3b08"
      strokeWidth="2.8"
      strokeLinejoin="round"
    />
    {PEOPLE.map(([x, y, seed]) => (
      <g key={seed} transform={`translate(${x} ${y})`}>
        <BlockShapes seed={`tr${seed}`} size={60} rounds={3} centre={2.2} lit={seed === 'c2'} />
      </g>
    ))}
    <path
      d="M21 352h58v58H21ZM161 352h58v58h-58Z"
      fill="none"
      stroke="#574c63"
      strokeWidth="1.6"
      strokeDasharray="5 5"
    />
  </svg>
)

const print = { position: 'absolute', background: '#fff', boxShadow: 'var(--e2)' } as const
const photos = (
  <div
    aria-hidden="true"
    css={[
      art,
      { left: 32, right: 32, bottom: 84, height: 330 },
      {
        '@media (max-width: 1023px)': {
          position: 'relative',
          alignSelf: 'stretch',
          left: 0,
          right: 0,
          bottom: 0,
          height: 300,
          maxWidth: 340,
        },
      },
    ]}
  >
    <div css={{ ...print, left: 6, bottom: 90, width: '76%', padding: '9px 9px 34px', rotate: '-4deg' }}>
      <Scene name="orchard" />
    </div>
    <div css={{ ...print, right: 2, bottom: -6, width: '66%', padding: '9px 9px 30px', rotate: '3deg' }}>
      <Scene name="boat" />
    </div>
  </div>
)

const strip = (
  <div
    aria-hidden="true"
    css={{
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: 6,
      width: '100%',
      marginTop: 20,
      '& svg': { width: '100%', aspectRatio: '1' },
    }}
  >
    <Scene name="house" />
    <Scene name="bread" />
    <Scene name="hills" />
  </div>
)

const parcel = (
  <svg
    viewBox="0 0 220 220"
    aria-hidden="true"
    css={[art, { right: 30, top: 66, width: 226, '@media (max-width: 1023px)': { width: 200 } }]}
  >
    <path d="M10 30h200v160H10Z" fill="var(--dye-clay)" />
    <path d="M10 30h200v34H10Z" fill="var(--dye-petal)" />
    <path d="M110 30v160M10 110h200" stroke="var(--dye-ember)" strokeWidth="7" strokeDasharray="13 8" />
    <path d="M74 76h72v68H74Z" fill="var(--dye-plum)" />
    <g textAnchor="middle" fontFamily="var(--font-display)">
      <text x="110" y="106" fontSize="15" fill="#fff">
        opens
      </text>
      <text x="110" y="130" fontSize="22" fontWeight="600" fill="var(--dye-lamp)">
        2041
      </text>
    </g>
  </svg>
)

const card = (
  <svg
    viewBox="0 0 300 124"
    aria-hidden="true"
    css={[
      art,
      {
        left: 32,
        bottom: 72,
        width: 'calc(100% - 64px)',
        '@media (max-width: 1023px)': { width: '100%', maxWidth: 420 },
      },
    ]}
  >
    <path d="M0 14h300v110H0Z" fill="#fff" />
    <path d="M0 14h300v9H0Z" fill="var(--dye-madder)" />
    <text x="18" y="54" fontFamily="var(--font-voice)" fontStyle="italic" fontSize="21" fill="#231b33">
      Rye bread, from memory
    </text>
    <path d="M18 74H282M18 96H282" stroke="#b5c6e4" strokeWidth="1.6" />
    <path d="M18 70h96M124 70h58M18 92h140M168 92h40" stroke="#8b8394" strokeWidth="2.4" strokeDasharray="17 5" />
    <circle cx="248" cy="62" r="17" fill="var(--dye-weld)" opacity=".55" />
  </svg>
)

/** What each patch shows of its area. */
export const ART: Readonly<Record<View, ReactNode>> = {
  messages: wave,
  'family-tree': tree,
  scrapbooks: photos,
  memories: strip,
  'time-capsules': parcel,
  recipes: card,
}
