const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))
/** A reader gives a folder in parts, and an empty one last. */
const partOf = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject))

const filesIn = async (entry: FileSystemEntry): Promise<readonly File[]> => {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  for (;;) {
    const part = await partOf(reader)
    if (part.length === 0) return files
    for (const each of part) files.push(...(await filesIn(each)))
  }
}

/** All files of what was dropped, those in its folders among them. */
export const filesDropped = async (items: DataTransferItemList): Promise<readonly File[]> => {
  // The list is empty once the event is over: what is in it is taken first.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const files: File[] = []
  for (const entry of entries) files.push(...(await filesIn(entry)))
  return files
}
