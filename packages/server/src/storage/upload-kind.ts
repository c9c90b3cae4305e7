import type { upload } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'

const megabyte = 1024 * 1024

/** What a purpose takes. */
export interface Allowance {
  takes: readonly FileKind[]
  /** Bytes. */
  most: number
  /**
   * Whether the bytes stay as they are, because they are what people came for, or are made anew.
   *
   * @default 'anew'
   */
  keeps?: 'anew' | 'asTheyAre'
}

type FileKind = 'picture' | 'pdf'

const pictures: Allowance = { takes: ['picture'], most: 10 * megabyte }
const papers: Allowance = { takes: ['picture', 'pdf'], most: 10 * megabyte }

/** The purposes that are served now. */
const allowances: Partial<Record<upload.UploadPurpose, Allowance>> = {
  avatar: pictures,
  image: pictures,
  licence: papers,
  certificate: papers,
  document: { takes: ['picture', 'pdf'], most: 20 * megabyte },
  // Looked into before anybody else sees it: see src/datasheet/spec-check.ts.
  spec: { takes: ['pdf'], most: 100 * megabyte, keeps: 'asTheyAre' },
}

/** What a purpose takes; refuses a purpose that is not served yet. */
export function allowanceOf(purpose: upload.UploadPurpose): Allowance {
  const allowance = allowances[purpose]
  if (!allowance) throw new Refusal('暂不支持上传这种文件', 'FAIL')
  return allowance
}

/** The refusal of a file that its purpose does not take, with what it does take. */
export const wrongKind = ({ takes }: Allowance) =>
  new Refusal(`请上传 ${takes.map((kind) => kindsInWords[kind]).join(',或 ')}`, 'FAIL')

const kindsInWords: Record<FileKind, string> = { picture: 'JPG、PNG、WebP、GIF 或 AVIF 图片', pdf: 'PDF 文件' }

/** What the first bytes say a file is: names and declared types are anybody's to choose. */
export function kindOf(bytes: Buffer): FileKind | undefined {
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
