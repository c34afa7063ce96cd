import { box, cloth, disc, type SceneDrawing } from './draw.ts'

export const bread: SceneDrawing = [
  cloth('weld'),
  ['plum', 'M0 84h160v36H0Z'],
  ['ember', 'M34 84c-6-34 26-44 48-42 26-4 52 10 46 42Z'],
  ['petal', 'M58 52l8 18M80 48l6 20M102 52l4 18', 4],
  ['clay', box(22, 84, 116, 7)],
  ['muslin', 'M0 100h160v5H0Z'],
]
export const cup: SceneDrawing = [
  cloth('fir'),
  ['lichen', 'M0 88h160v32H0Z'],
  ['petal', 'M52 46h52v26c0 18-10 24-26 24S52 90 52 72Z'],
  ['petal', 'M104 54c16-2 18 22-2 24', 7],
  ['madder', 'M52 58h52v6H52Z'],
  ['muslin', 'M68 36c-4-8 5-10 1-18M86 36c-4-8 5-10 1-18', 3.5],
  ['ember', disc(128, 94, 7)],
]
export const sill: SceneDrawing = [
  cloth('clay'),
  ['plum', box(34, 12, 92, 82)],
  ['indigo', `${box(40, 18, 38, 34)}${box(82, 18, 38, 34)}${box(40, 56, 38, 32)}${box(82, 56, 38, 32)}`],
  ['petal', disc(102, 34, 8)],
  ['fir', 'M40 78q18-16 38-6v16H40ZM82 70q20-6 38 6v12H82Z'],
  ['muslin', box(24, 94, 112, 9)],
  ['madder', 'M54 78h20l-3 16H57Z'],
  ['lichen', 'M64 78c-2-14-12-12-14-20M64 78c2-16 10-14 14-22', 4],
  ['lamp', box(96, 74, 9, 9)],
]
export const letter: SceneDrawing = [
  cloth('plum'),
  ['clay', 'M0 92h160v28H0Z'],
  ['muslin', 'M30 38h88v58H30Z'],
  ['petal', 'M30 38h88L74 74Z'],
  ['clay', 'M30 38 74 74l44-36', 3],
  ['ember', disc(74, 72, 8)],
  ['weld', 'M112 98l34-50 7 5-34 50-10 5Z'],
  ['night', 'M112 98l-3 10 10-5Z'],
]
export const armchair: SceneDrawing = [
  cloth('slate'),
  ['plum', 'M0 96h160v24H0Z'],
  ['madder', 'M30 48q0-16 18-16h34q18 0 18 16v34H30Z'],
  ['clay', 'M20 62q0-10 10-10t10 10v34H20ZM90 62q0-10 10-10t10 10v34H90Z'],
  ['petal', 'M38 72h54v16H38Z'],
  ['weld', box(130, 44, 4, 52)],
  ['lamp', 'M116 46l8-24h16l8 24Z'],
  ['night', box(122, 94, 20, 4)],
]
export const table: SceneDrawing = [
  cloth('lichen'),
  ['weld', `M68 22h24l10 14H58Z${box(78, 0, 3, 24)}`],
  ['clay', box(14, 72, 132, 9)],
  ['plum', `${box(24, 81, 7, 39)}${box(129, 81, 7, 39)}`],
  ['muslin', 'M34 58h26v8c0 4-3 6-6 6H40c-3 0-6-2-6-6Z'],
  ['indigo', 'M74 64h40v8H74ZM78 56h34v8H78Z'],
  ['madder', 'M52 92h18v28h-6v-14h-6v14h-6ZM92 92h18v28h-6v-14h-6v14h-6Z'],
  ['ember', box(122, 60, 10, 12)],
]
export const radio: SceneDrawing = [
  cloth('woad'),
  ['plum', 'M0 90h160v30H0Z'],
  ['clay', 'M26 44q0-10 10-10h88q10 0 10 10v46H26Z'],
  ['night', box(36, 46, 52, 34)],
  ['weld', 'M42 52v22M50 52v22M58 52v22M66 52v22M74 52v22M82 52v22', 3],
  ['petal', disc(112, 68, 12)],
  ['madder', disc(112, 68, 5)],
  ['lamp', box(98, 46, 26, 6)],
  ['night', 'M104 34 124 10', 3],
]
export const photos: SceneDrawing = [
  cloth('slate'),
  ['clay', 'M24 72h112v38H24Z'],
  ['muslin', 'M40 22l44-6 8 56H48ZM88 34l40 10-8 36H80Z'],
  ['woad', 'M46 28l32-4 4 28-32 4ZM94 42l26 7-5 20-26-6Z'],
  ['fir', 'M49 47q14-12 33-2l1 7-33 4Z'],
  ['lamp', disc(70, 34, 5)],
  ['plum', `M24 72h112v10H24Z${box(70, 88, 20, 8)}`],
]
export const book: SceneDrawing = [
  cloth('petal'),
  ['fir', 'M0 94h160v26H0Z'],
  ['plum', 'M16 40q32-12 64 4 32-16 64-4v56q-32-12-64 4-32-16-64-4Z'],
  ['muslin', 'M22 36q30-10 56 6v52q-28-14-56-6ZM138 36q-30-10-56 6v52q28-14 56-6Z'],
  ['woad', 'M30 46q20-4 40 4v22q-20-8-40-4Z'],
  ['clay', 'M90 50q20-8 40-4M90 60q20-8 40-4M90 70q20-8 30-6', 3],
  ['ember', disc(50, 56, 6)],
]
export const pot: SceneDrawing = [
  cloth('muslin'),
  ['slate', 'M0 92h160v28H0Z'],
  ['madder', 'M40 48h76v32q0 12-12 12H52q-12 0-12-12Z'],
  ['plum', `${box(34, 42, 88, 7)}${box(72, 34, 12, 8)}`],
  ['clay', 'M40 58H28v8h12M116 58h12v8h-12', 4],
  ['woad', 'M60 26c-4-8 4-10 0-18M80 24c-4-8 4-10 0-18M100 26c-4-8 4-10 0-18', 3.5],
  ['ember', 'M58 108h44v6H58Z'],
]
