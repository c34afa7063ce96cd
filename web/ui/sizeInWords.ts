const [KB, MB, GB] = [2 ** 10, 2 ** 20, 2 ** 30]

/** "1.2 MB"; never under 1 KB. */
export const sizeInWords = (bytes: number): string => {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(1)} GB`
}
