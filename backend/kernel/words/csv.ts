const FORMULA = /^\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/u

/**
 * One cell, always quoted. Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV
 * injection: = + - @ tab and line ends, after spaces, and their full-width forms).
 */
const cell = (value: string | number | boolean | null | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const csvRow = (cells: readonly (string | number | boolean | null | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`

/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_START = '\ufeff'
