import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import { chineseFont } from '../src/core/chinese-font.ts'

const font = chineseFont()

/** A photograph of a licence, as far as a machine can read it: its QR code on paper. */
export async function licencePicture(text: string): Promise<File> {
  const modules = encodeQR(text, 'raw')
  const side = modules.length
  const pixels = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)))
  const code = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * 6, side * 6, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const paper = await sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#f3efe4' } })
    .composite([{ input: code, left: 1000, top: 120 }])
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(paper)], '营业执照.jpg', { type: 'image/jpeg' })
}

/** A licence as the registry's site gives it out: a PDF with text. */
export async function licencePaper(lines: readonly string[]): Promise<File> {
  const document = new PdfKit({ size: 'A4' })
  document.font(font).fontSize(12)
  for (const line of lines) document.text(line)
  document.end()
  return new File([new Uint8Array(await buffer(document))], '营业执照.pdf', { type: 'application/pdf' })
}
