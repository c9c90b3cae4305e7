import { encodeQR } from 'qr'
import sharp, { type OverlayOptions } from 'sharp'
import { chineseFont } from '../core/chinese-font.ts'

/** Pixels: 3 : 4, as phones show pictures that people send each other. */
const size = { width: 750, height: 1000 }
const code = 420
const paper = '#ffffff'
const accent = '#0a5bd3'

/** A picture of an invitation as PNG: who invites, the code to scan, and the same in letters. */
export async function drawPoster(told: { url: string; code: string; name: string }): Promise<Buffer> {
  const head = { top: 0, left: 0, input: await band(150) }
  const words = [
    { text: '芯谱 XINPU', height: 44, top: 53, colour: paper },
    { text: `${shortened(told.name)} 邀请您加入芯谱`, height: 34, top: 226, colour: '#14181f' },
    { text: '找型号 · 读手册 · 配 BOM · 谈供求', height: 24, top: 290, colour: '#5a6472' },
    { text: '扫码注册', height: 24, top: 836, colour: '#5a6472' },
    { text: `邀请码 ${told.code}`, height: 30, top: 886, colour: accent },
  ]
  const picture = { top: 366, left: (size.width - code) / 2, input: await squares(told.url) }
  return sharp({ create: { ...size, channels: 4, background: paper } })
    .composite([head, picture, ...(await Promise.all(words.map(written)))])
    .png({ palette: true })
    .toBuffer()
}

const band = (height: number): Promise<Buffer> =>
  sharp({ create: { width: size.width, height, channels: 4, background: accent } })
    .png()
    .toBuffer()

/** A code to scan; its squares are whole pixels. */
function squares(url: string): Promise<Buffer> {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: 2 })
  const grey = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(grey, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(code, code, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

interface Line {
  text: string
  /** Pixels from the top of the letters to their bottom, and from the top of the picture. */
  height: number
  top: number
  colour: string
}

/** A line in the middle; one that is too wide is drawn smaller. */
async function written({ text, height, top, colour }: Line): Promise<OverlayOptions> {
  const words = {
    text: `<span foreground="${colour}">${escaped(text)}</span>`,
    font: 'Noto Sans Hans',
    fontfile: chineseFont(),
  }
  const { data, info } = await sharp({ text: { ...words, rgba: true, dpi: 300 } })
    .resize({ height, width: size.width - 80, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, top, left: Math.round((size.width - info.width) / 2) }
}

const shortened = (name: string): string => ([...name].length > 16 ? `${[...name].slice(0, 15).join('')}…` : name)

/** Names are people's: the words of a line are read as Pango's markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
