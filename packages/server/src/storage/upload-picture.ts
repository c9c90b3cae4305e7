import { Refusal } from '@xinpu/contract/refusal'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { turnstile } from './upload-turn.ts'

// Vectors and documents are programs; whatever a file claims to be, their readers stay shut.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})

/** A picture drawn anew: no metadata, no second page, nothing hidden behind its end. */
export interface CleanPicture {
  bytes: Buffer
  fileType: 'jpg' | 'png' | 'webp'
}

const pixelLimit = 40_000_000
const longestSide = 4096
const avatarSide = 512
const inTurn = turnstile(2)

/** Decodes a picture, turns it upright and encodes it again; an avatar becomes a square. */
export function redrawPicture(who: string, bytes: Buffer, isAvatar: boolean): Promise<CleanPicture> {
  return inTurn(who, async () => {
    const source = sharp(bytes, { limitInputPixels: pixelLimit, pages: 1, failOn: 'error' })
    const about = await source.metadata().catch(refuseBroken)
    if (about.width * about.height > pixelLimit) throw tooLarge()
    const upright = source.autoOrient().timeout({ seconds: 30 })
    const drawn = isAvatar
      ? upright.resize(avatarSide, avatarSide, { fit: 'cover' })
      : upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const fileType = isAvatar ? 'webp' : typeOf(about)
    return { bytes: await encoders[fileType](drawn).toBuffer().catch(refuseBroken), fileType }
  })
}

const typeOf = ({ format }: Metadata): CleanPicture['fileType'] =>
  format === 'jpeg' ? 'jpg' : format === 'png' ? 'png' : 'webp'

const encoders: Record<CleanPicture['fileType'], (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 88 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 88 }),
}

function refuseBroken(error: Error): never {
  if (error.message.includes('pixel limit')) throw tooLarge()
  throw new Refusal('图片已损坏或格式不受支持，请换一张 JPG、PNG 或 WebP 图片', 'FAIL')
}

const tooLarge = () => new Refusal('图片尺寸过大，不能超过 4000 万像素', 'FAIL')
