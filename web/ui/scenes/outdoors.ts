import { box, cloth, disc, type SceneDrawing } from './draw.ts'

export const house: SceneDrawing = [
  cloth('indigo'),
  ['petal', disc(128, 28, 9)],
  ['fir', 'M0 92Q40 70 84 86T160 78V120H0Z'],
  ['clay', 'M48 96V62L76 42l28 20V96Z'],
  ['plum', `M42 66 76 40l34 26-5 6-29-22-29 22Z${box(86, 38, 8, 18)}`],
  ['lamp', box(56, 68, 14, 14)],
  ['night', box(82, 72, 13, 24)],
]
export const orchard: SceneDrawing = [
  cloth('petal'),
  ['ember', disc(40, 34, 16)],
  ['lichen', 'M0 80Q70 58 160 76V120H0Z'],
  ['fir', disc(98, 56, 22) + disc(120, 66, 15)],
  ['plum', box(96, 70, 6, 30)],
  ['madder', disc(90, 52, 3.4) + disc(106, 46, 3.4) + disc(112, 66, 3.4) + disc(98, 66, 3.4)],
  ['fir', 'M0 104Q60 88 160 102V120H0Z'],
]
export const boat: SceneDrawing = [
  cloth('woad'),
  ['weld', disc(120, 36, 14)],
  ['slate', 'M0 76h160v44H0Z'],
  ['muslin', 'M76 22v50H46Z'],
  ['clay', 'M80 30v42h24Z'],
  ['plum', 'M40 76h74l-10 15H50Z'],
  ['woad', 'M8 100h34M60 106h46M120 98h30', 3],
]
export const hills: SceneDrawing = [
  cloth('clay'),
  ['petal', disc(80, 52, 20)],
  ['plum', 'M0 74 40 46l34 26 30-34 56 42v40H0Z'],
  ['indigo', 'M0 92Q46 66 92 86t68-8v42H0Z'],
  ['night', 'M0 108q60-20 160 0v12H0Z'],
  ['lamp', box(98, 82, 6, 6)],
]
export const garden: SceneDrawing = [
  cloth('woad'),
  ['fir', 'M0 78h160v42H0Z'],
  ['lichen', 'M36 112V62M80 112V48M124 112V66', 3],
  ['weld', disc(36, 56, 12) + disc(80, 42, 15) + disc(124, 60, 12)],
  ['plum', disc(36, 56, 5) + disc(80, 42, 6) + disc(124, 60, 5)],
  ['lichen', 'M36 96c10-2 14-8 16-14M80 92c-10-2-14-8-16-14M124 98c8-2 12-6 14-12', 4],
]
export const bridge: SceneDrawing = [
  cloth('muslin'),
  ['clay', disc(118, 30, 13)],
  ['slate', 'M0 90h160v30H0Z'],
  ['indigo', 'M0 62q80-34 160 0v12q-80-30-160 0Z'],
  ['indigo', 'M24 66v26M56 56v36M104 56v36M136 66v26', 6],
  ['woad', 'M10 104h30M62 110h40M116 102h30', 3],
]
export const bench: SceneDrawing = [
  cloth('lichen'),
  ['petal', disc(36, 30, 14)],
  ['fir', `M0 84Q80 72 160 84V120H0Z${disc(126, 46, 24)}`],
  ['plum', box(122, 64, 7, 32)],
  ['night', `${box(34, 92, 5, 16)}${box(86, 92, 5, 16)}`],
  ['clay', `${box(28, 84, 70, 8)}${box(30, 66, 66, 5)}${box(30, 74, 66, 5)}`],
  ['ember', box(70, 77, 12, 8)],
]
export const station: SceneDrawing = [
  cloth('woad'),
  ['slate', 'M0 96h160v24H0Z'],
  ['night', 'M0 100h160', 4],
  ['indigo', 'M10 48h108q26 0 32 34v12H10Z'],
  ['muslin', `${box(22, 58, 20, 16)}${box(50, 58, 20, 16)}`],
  ['lamp', box(78, 58, 20, 16)],
  ['plum', disc(38, 96, 8) + disc(78, 96, 8) + disc(118, 96, 8)],
  ['madder', 'M10 82h140v5H10Z'],
]
export const lighthouse: SceneDrawing = [
  cloth('night'),
  ['indigo', 'M0 86h160v34H0Z'],
  ['slate', 'M0 98q40-10 80 0t80 0v22H0Z'],
  ['plum', 'M84 92q22-14 62 0l14 28H74Z'],
  ['muslin', 'M104 88l4-48h14l4 48Z'],
  ['madder', 'M106.3 62h17.4l1.2 13h-19.800Z'],
  ['lamp', box(108, 28, 14, 12)],
  ['weld', 'M104 32 20 18v16ZM126 32l34-8v14Z'],
]
export const letterbox: SceneDrawing = [
  cloth('lichen'),
  ['fir', 'M0 96h160v24H0Z'],
  ['plum', 'M74 70h10v38H74Z'],
  ['slate', 'M44 74V48a18 18 0 0 1 18-18h46v44Z'],
  ['indigo', 'M90 74V48a18 18 0 0 1 36 0v26Z'],
  ['ember', 'M56 20h7v22h-7ZM63 20h15v10H63Z'],
  ['muslin', 'M98 54h34l-4 20H94Z'],
  ['petal', 'M98 54h34l-19 11Z'],
]
export const gate: SceneDrawing = [
  cloth('petal'),
  ['lamp', disc(28, 30, 12)],
  ['lichen', 'M0 70Q80 50 160 70v50H0Z'],
  ['clay', 'M64 120Q78 84 92 66h10q10 24 34 54Z'],
  ['plum', 'M40 50h8v56h-8ZM120 50h8v56h-8Z'],
  ['fir', 'M48 60h72v7H48ZM48 88h72v7H48Z'],
  ['fir', 'M56 54h7v48h-7ZM74 54h7v48h-7ZM92 54h7v48h-7ZM110 54h6v48h-6Z'],
]
