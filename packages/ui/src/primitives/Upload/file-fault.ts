import { formatBytes } from '@xinpu/sdk/format'

export interface FileRules {
  /** Endings (`.pdf`) and media types (`image/png`, `image/*`); empty takes everything. */
  accept: readonly string[]
  /** The most bytes of one file. */
  maxSize: number
}

/** Why a file is not taken, as a sentence for its row; nothing where it is. */
export function fileFault(file: File, { accept, maxSize }: FileRules): string | undefined {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return `只接受 ${kindsInWords(accept)}`
  if (file.size === 0) return '文件是空的'
  if (file.size > maxSize) return `文件 ${formatBytes(file.size)}，超过 ${formatBytes(maxSize)}`
}

/** What is accepted, in words: ‘PDF、图片’. */
export const kindsInWords = (accept: readonly string[]): string => [...new Set(accept.map(kindInWords))].join('、')

const families: Record<string, string> = { image: '图片', video: '视频', audio: '音频', text: '文本' }

function kindInWords(kind: string): string {
  const [family = '', form = ''] = kind.split('/')
  if (kind.startsWith('.')) return kind.slice(1).toUpperCase()
  return form === '*' ? (families[family] ?? family) : form.toUpperCase()
}

function isOfKind({ name, type }: File, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
