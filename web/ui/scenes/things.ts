import { box, cloth, disc, type SceneDrawing } from './draw.ts'

export const parcel: SceneDrawing = [
  cloth('plum'),
  ['fir', 'M0 96h160v24H0Z'],
  ['clay', box(36, 40, 88, 58)],
  ['petal', box(30, 32, 100, 14)],
  ['ember', box(74, 32, 12, 66)],
  ['night', box(62, 58, 36, 24)],
  ['weld', 'M68 66h24M68 74h16', 3],
]
export const drawer: SceneDrawing = [
  cloth('lichen'),
  ['plum', box(24, 20, 112, 90)],
  ['clay', `${box(32, 28, 96, 20)}${box(32, 84, 96, 20)}`],
  ['night', box(32, 54, 96, 24)],
  ['muslin', 'M42 54l34-8 2 22H44ZM84 56l32-4 4 20H86Z'],
  ['clay', 'M26 70h108v12H26Z'],
  ['weld', disc(80, 38, 3.5) + disc(80, 76, 3.5) + disc(80, 94, 3.5)],
  ['ember', box(94, 60, 10, 8)],
]
export const key: SceneDrawing = [
  cloth('indigo'),
  ['slate', 'M0 0h160v36H0Z'],
  ['weld', `${disc(50, 60, 22)}${box(70, 55, 66, 10)}${box(112, 65, 8, 14)}${box(126, 65, 8, 18)}`],
  ['indigo', disc(50, 60, 11)],
  ['madder', 'M50 82c-6 12 4 18-2 30', 4],
  ['petal', 'M40 104h18v14H40Z'],
  ['ember', box(45, 108, 8, 6)],
]
export const phone: SceneDrawing = [
  cloth('clay'),
  ['plum', 'M0 94h160v26H0Z'],
  ['madder', 'M44 94l10-34h52l10 34Z'],
  ['night', 'M30 46q50-28 100 0l-6 18-22-4-2-12q-20-6-40 0l-2 12-22 4Z'],
  ['petal', disc(80, 78, 14)],
  ['madder', disc(80, 78, 6)],
  ['ember', disc(80, 78, 2.6)],
  ['night', 'M116 92c20 0 12 14 30 12', 3],
]
export const suitcase: SceneDrawing = [
  cloth('lichen'),
  ['fir', 'M0 92h160v28H0Z'],
  ['clay', 'M30 44h100v56H30Z'],
  ['plum', 'M64 44V32h32v12h-7v-6H71v6Z'],
  ['plum', `${box(44, 44, 8, 56)}${box(108, 44, 8, 56)}`],
  ['muslin', 'M60 58h40v28H60Z'],
  ['indigo', 'M66 66h28M66 74h20', 3],
  ['ember', box(92, 76, 6, 6)],
]
export const quilt: SceneDrawing = [
  cloth('night'),
  ['petal', box(14, 14, 62, 44)],
  ['indigo', box(80, 14, 66, 44)],
  ['lichen', box(14, 62, 36, 44)],
  ['madder', box(54, 62, 44, 44)],
  ['weld', box(102, 62, 44, 44)],
  ['clay', box(26, 24, 38, 24)],
  ['woad', box(94, 24, 38, 24)],
  ['lamp', box(68, 76, 16, 16)],
]
export const folder: SceneDrawing = [
  cloth('woad'),
  ['slate', 'M0 92h160v28H0Z'],
  ['plum', 'M32 34h36l8 8h52v58H32Z'],
  ['muslin', 'M42 28h72v60H42Z'],
  ['clay', 'M52 42h50M52 54h50M52 66h32', 4],
  ['indigo', 'M26 56h108l-8 46H34Z'],
  ['ember', disc(80, 78, 7)],
]
export const branches: SceneDrawing = [
  cloth('petal'),
  ['lichen', 'M0 98Q80 84 160 98V120H0Z'],
  ['plum', 'M80 112V58M80 82 44 52M80 74l38-30M80 58V30', 6],
  ['fir', disc(40, 44, 18) + disc(122, 38, 18)],
  ['indigo', disc(80, 26, 18)],
  ['weld', box(34, 38, 12, 12)],
  ['clay', box(116, 32, 12, 12)],
  ['ember', box(74, 20, 12, 12)],
]
export const bowls: SceneDrawing = [
  cloth('indigo'),
  ['clay', 'M0 82h160v38H0Z'],
  ['muslin', 'M20 62h52q-2 22-26 22T20 62Z'],
  ['lichen', 'M90 58h52q-2 26-26 26T90 58Z'],
  ['weld', 'M62 88h44q-2 20-22 20T62 88Z'],
  ['madder', disc(38, 58, 6) + disc(52, 58, 6)],
  ['ember', disc(116, 52, 8)],
  ['petal', 'M126 30l-30 40', 4],
]
