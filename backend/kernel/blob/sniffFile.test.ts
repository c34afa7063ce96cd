import { expect, test } from 'vitest'
import { extensionOf } from './fileExtensions.ts'
import { sniffFile, UNKNOWN } from './sniffFile.ts'

test.each([
  ['a JPEG', '\xFF\xD8\xFF\xE0....JFIF', 'image/jpeg', 'jpg'],
  ['a PNG', '\x89PNG\r\n\x1A\n....IHDR', 'image/png', 'png'],
  ['a GIF', 'GIF89a\x01\0\x01\0', 'image/gif', 'gif'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp', 'webp'],
  ['a TIFF of a scanner', 'II*\0\x08\0\0\0', 'image/tiff', 'tif'],
  ['a TIFF of a Mac', 'MM\0*\0\0\0\x08', 'image/tiff', 'tif'],
  ['a photo of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic....', 'image/heic', 'heic'],
  ['a HEIC of a general brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic....', 'image/heic', 'heic'],
  ['an AVIF of a general brand', '\0\0\0\x1Cftypmif1\0\0\0\0mif1avifmiaf....', 'image/avif', 'avif'],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'image/avif', 'avif'],
  ['a PDF', '%PDF-1.7', 'application/pdf', 'pdf'],
  ['an archive, or a document of an office', 'PK\x03\x04....', 'application/zip', 'zip'],
  ['a voice', 'OggS........OpusHead', 'audio/ogg', 'ogg'],
  ['a voice note without loss', 'fLaC\0\0\0\x22', 'audio/flac', 'flac'],
  ['a voicemail', '#!AMR\n....', 'audio/amr', 'amr'],
  ['a film of an old camera', 'RIFF\x24\0\0\0AVI LIST', 'video/x-msvideo', 'avi'],
  ['a film without its type', '\0\0\0\x08wide\0\0\x10\0mdat', 'video/quicktime', 'mov'],
  ['a film of a phone', '\0\0\0\x14ftypqt  ....', 'video/quicktime', 'mov'],
  ['a text in UTF-16', '\xFF\xFEh\0e\0l\0l\0o\0', 'text/plain', 'txt'],
  ['a page', '<!doctype html><p>', UNKNOWN, 'bin'],
  ['a page that could run', '<html><script>alert(1)</script>', UNKNOWN, 'bin'],
  ['a letter of an old office', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'application/x-ole-storage', 'bin'],
  ['a script', '#!/bin/sh\necho', UNKNOWN, 'bin'],
  ['a program of another system', 'MZ\x90\0', UNKNOWN, 'bin'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', UNKNOWN, 'bin'],
  ['a program', '\x7FELF\x02\x01\x01', UNKNOWN, 'bin'],
  ['nothing', '', UNKNOWN, 'bin'],
])('%s is known by its bytes', (_, head, mime, extension) => {
  expect(sniffFile(Buffer.from(head, 'latin1'))).toBe(mime)
  expect(extensionOf(mime)).toBe(extension)
})
