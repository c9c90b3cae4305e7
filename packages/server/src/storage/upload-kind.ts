import type { upload } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'

const megabyte = 1024 * 1024

/** What a purpose takes. */
export interface Allowance {
  /** Whether a PDF will do; a picture always does. */
  takesPdf: boolean
  /** Bytes. */
  most: number
}

const pictures: Allowance = { takesPdf: false, most: 10 * megabyte }
const papers: Allowance = { takesPdf: true, most: 10 * megabyte }

/** The purposes that are served now. */
const allowances: Partial<Record<upload.UploadPurpose, Allowance>> = {
  avatar: pictures,
  image: pictures,
  licence: papers,
  certificate: papers,
  document: { takesPdf: true, most: 20 * megabyte },
}

/** What a purpose takes; refuses a purpose that is not served yet. */
export function allowanceOf(purpose: upload.UploadPurpose): Allowance {
  const allowance = allowances[purpose]
  if (!allowance) throw new Refusal('暂不支持上传这种文件', 'FAIL')
  return allowance
}

/** The refusal of a file that its purpose does not take, with what it does take. */
export const wrongKind = ({ takesPdf }: Allowance) =>
  new Refusal(`请上传 JPG、PNG、WebP、GIF 或 AVIF 图片${takesPdf ? ',或 PDF 文件' : ''}`, 'FAIL')

/** What the first bytes say a file is: names and declared types are anybody's to choose. */
export function kindOf(bytes: Buffer): 'picture' | 'pdf' | undefined {
  if (marks.some(({ at, text }) => bytes.toString('latin1', at, at + text.length) === text)) return 'picture'
  // Readers look for the mark within the first kilobyte, and some programs write a line before it.
  return bytes.subarray(0, 1024).includes('%PDF-') ? 'pdf' : undefined
}

const marks = [
  { at: 0, text: '\xff\xd8\xff' },
  { at: 0, text: '\x89PNG\r\n\x1a\n' },
  { at: 0, text: 'GIF8' },
  { at: 8, text: 'WEBP' },
  { at: 4, text: 'ftypavif' },
  { at: 4, text: 'ftypheic' },
  { at: 4, text: 'ftypmif1' },
]
