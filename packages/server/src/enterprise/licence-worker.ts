/** Reads licences in a thread of its own: a file that takes for ever to read holds nobody up. */
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { textOfPages } from '../storage/pdf-text.ts'
import { answerEach } from '../storage/thread-answer.ts'

/** The file, and whether it is a PDF. */
export interface LicenceFile {
  bytes: Uint8Array
  isPdf: boolean
}

/** A code of a licence is found at this width, and a greater picture takes longer. */
const longestSide = 2000

/** The text of the QR code; without one this throws. */
async function textOfCode(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 2000 })
}

const textOf = async ({ bytes, isPdf }: LicenceFile): Promise<string> =>
  isPdf ? (await textOfPages(bytes)).join('\n') : textOfCode(bytes)

answerEach(async (file: LicenceFile) => (await textOf(file).catch(() => '')).slice(0, 100_000))
