import type { upload } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'

export const megabyte = 1024 * 1024

/** What a purpose takes, and who sees it. */
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
  /** Who may look at it: everybody, or its owner, the reviewers and whom a domain lets (`UploadReader`). */
  seenBy: 'everybody' | 'owner'
  /** How long it stays: as long as it is shown somewhere, or as its owner's own, named or not. */
  lasts: 'whileNamed' | 'always'
}

/** Every purpose; what cannot be sent yet says so. */
export type UploadKinds = Readonly<Record<upload.UploadPurpose, Allowance | 'unbuilt'>>

/** Somebody who looks at an upload; nobody is logged in where there is no id. */
interface Look {
  /** The address of the upload. */
  url: string
  readerId?: number
}

/** Whether a domain lets somebody see an upload that is not theirs. */
export type UploadReader = (db: Db, look: Look) => Promise<boolean>

/** `any` is whatever comes: it is kept as it is, and shown to nobody as a page. */
type FileKind = 'any' | 'picture' | 'pdf' | 'sheet'

const most = 10 * megabyte

/** What most pictures are held to, and papers that come as a picture or a PDF. */
export const usual = {
  picture: { takes: ['picture'], most, lasts: 'whileNamed' },
  paper: { takes: ['picture', 'pdf'], most, lasts: 'whileNamed' },
} as const satisfies Record<string, Omit<Allowance, 'seenBy'>>

/** What a purpose takes; refuses a purpose that is not served yet. */
export function allowanceOf(kinds: UploadKinds, purpose: upload.UploadPurpose): Allowance {
  const allowance = kinds[purpose]
  if (allowance === 'unbuilt') throw new Refusal('暂不支持上传这种文件', 'FAIL')
  return allowance
}

/** The refusal of a file that its purpose does not take, with what it does take. */
export const wrongKind = ({ takes }: Allowance) =>
  new Refusal(`请上传 ${takes.map((kind) => kindsInWords[kind]).join(',或 ')}`, 'FAIL')

const kindsInWords: Record<FileKind, string> = {
  picture: 'JPG、PNG、WebP、GIF 或 AVIF 图片',
  pdf: 'PDF 文件',
  sheet: 'xlsx、xls、ods、csv 或 txt 表格',
  any: '文件',
}

/** What a spreadsheet is kept as, by its content; whatever is none of the others is a text. */
export function sheetTypeOf(bytes: Buffer): 'csv' | 'ods' | 'xls' | 'xlsx' {
  if (bytes.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0') return 'xls'
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return 'csv'
  return bytes.toString('latin1', 0, 200).includes('opendocument.spreadsheet') ? 'ods' : 'xlsx'
}

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
