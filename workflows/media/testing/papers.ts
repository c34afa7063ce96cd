/** A PDF of pages so large, each with what is drawn on it, as a program writes one; `/F` is Helvetica. */
const pdfOf = (drawings: readonly string[], width: number, height: number): Buffer => {
  const kids = drawings.map((_, n) => `${4 + n * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${drawings.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...drawings.flatMap((drawn, n) => {
      const has = `/MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 3 0 R >> >>`
      return [
        `<< /Type /Page /Parent 2 0 R ${has} /Contents ${5 + n * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A PDF of so many pages, each half a page wide as it is high, with its number in words. */
export const paper = (pages: number): Buffer =>
  pdfOf(
    Array.from({ length: pages }, (_, n) => `0 0 300 200 re f BT /F 24 Tf 40 700 Td (Page ${n + 1}) Tj ET`),
    400,
    800,
  )

/** A letter of one page, a line of it under the other. Its letters are those of Latin-1. */
export const letter = (lines: readonly string[]): Buffer =>
  pdfOf([lines.map((line, n) => `BT /F 16 Tf 50 ${700 - n * 34} Td (${line}) Tj ET`).join('\n')], 560, 760)

/** The same, that nobody opens who does not know its password: the keys in it are no password's. */
export const lockedPaper = (): Buffer => {
  const [key, id] = ['a5'.repeat(32), '00'.repeat(16)]
  const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${key}> /U <${key}> >> /ID [<${id}> <${id}>]`
  return Buffer.from(paper(1).toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${locked}`), 'latin1')
}
