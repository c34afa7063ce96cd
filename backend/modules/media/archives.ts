import type { Kernel } from '../../kernel/kernel.ts'
import type { Recordable } from '../../kernel/process/recordable.ts'
import type { UploadMetadata } from './contract.ts'
import { isNamedArchive } from './fileKind.ts'

const ZIP = 'application/zip'
const TYPES: ReadonlySet<string> = new Set([ZIP, 'application/x-zip', 'application/x-zip-compressed'])

/** Whether an upload says that it is an archive of files. Its first bytes have to say so, too, where it is larger than a file may be. */
export const isArchive = (
  { type, filename = '' }: Pick<UploadMetadata, 'type' | 'filename'>,
  takes: Recordable['takes'],
): boolean => takes === 'anything' && (TYPES.has(type) || isNamedArchive(filename))

/** How large an archive may be, in MB: what a file may have holds for each file in it, and a plan's storage for all of them. */
export const archiveMb = async (
  { entitled }: Pick<Kernel, 'entitled'>,
  of: { readonly ownerId: string; readonly familyId: string | undefined; readonly maxFileSize: number },
): Promise<number> => {
  const { storageGb } = await entitled(of.familyId ?? of.ownerId)
  return Math.max(of.maxFileSize, storageGb * 1_024)
}

/** Whether what came is what may be larger than a file. */
export const isZip = (mime: string | undefined): boolean => mime === ZIP
