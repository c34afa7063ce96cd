export { blobFolder, blobName } from './media.ts'
export { isPlayed, isVariant, PLAYED, typeOfVariant } from './played.ts'
export { recordingFiles } from './recordingFiles.ts'
export { limits } from './contract/bounds.ts'
