import { expect, test } from 'vitest'
import { fileTypeOf, isOffice } from './fileType.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['a photograph', '\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
  ['a screenshot', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a photograph of a phone', '\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['a PDF', '%PDF-1.7\n%\xE2\xE3\xCF\xD3', 'application/pdf'],
  ['a WAV', 'RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
  ['a voice of a phone', '\0\0\0\x1CftypM4A ....soun', 'audio/mp4'],
  ['an MP3', 'ID3\x04\0\0\0\0\0\0\0\0', 'audio/mpeg'],
  ['an Ogg', 'OggS........OpusHead', 'audio/ogg'],
])('%s is known by its bytes', (_, content, type) => {
  expect(fileTypeOf(bytes(content))).toBe(type)
  expect(isOffice(bytes(content))).toBe(false)
})

test('words are a text, in any language', () => {
  expect(fileTypeOf(Buffer.from('Grüße,\r\n\tдобрый день 👵\n'))).toBe('text/plain')
})

test.each([
  ['a page', '<!doctype html><script>'],
  ['a page after blanks', '\n  <HTML>'],
  ['a drawing with a script', '<svg onload="x">'],
  ['a document of an office as XML', '<?xml version="1.0"?><?mso-application progid="Word.Document"?>'],
  ['an RTF', '{\\rtf1\\ansi'],
  ['a script', '#!/bin/sh\nrm -rf /'],
  ['a program', 'MZ\x90\0\x03\0'],
  ['a program of Linux', '\x7FELF\x02\x01'],
  ['a text in UTF-16', '\xFF\xFEH\0i\0'],
  ['a text with signs that steer a terminal', 'hello \x1B]0;x\x07'],
  ['a text that is not UTF-8', 'Gr\xFC\xDFe'],
  ['a video', '\x1A\x45\xDF\xA3....webm....V_VP8'],
  ['a GIF', 'GIF89a\0\0'],
])('%s is refused', (_, content) => expect(fileTypeOf(bytes(content))).toBeUndefined())

test.each([
  ['a Word file of today, with a macro', 'PK\x03\x04\x14\0\x06\0word/vbaProject.bin'],
  ['a Word file of before', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0Macros'],
])('%s is known as one', (_, content) => {
  expect(fileTypeOf(bytes(content))).toBeUndefined()
  expect(isOffice(bytes(content))).toBe(true)
})
