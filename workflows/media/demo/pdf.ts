/** A paper of one page that a JPEG fills, so many points wide and high (ISO 32000-1, 7.5 “File structure”). */
export const pdfOf = (jpeg: Buffer, pixels: { readonly width: number; readonly height: number }): Buffer => {
  const [wide, high] = [pixels.width / 2, pixels.height / 2]
  const drawn = `q ${wide} 0 0 ${high} 0 0 cm /Page Do Q`
  const image = `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
  const objects: readonly (readonly (string | Buffer)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Resources << /XObject << /Page 5 0 R >> >> /Contents 4 0 R >>`,
    ],
    [`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`],
    [`<< ${image} /Length ${jpeg.length} >>\nstream\n`, jpeg, '\nendstream'],
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const lengthOf = () => parts.reduce((sum, { length }) => sum + length, 0)
  const offsets = objects.map((object, index) => {
    const at = lengthOf()
    const lines = [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']
    parts.push(...lines.map((line) => (typeof line === 'string' ? Buffer.from(line) : line)))
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${lengthOf()}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
