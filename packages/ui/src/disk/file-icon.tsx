import {
  File,
  FileArchive,
  FileCode,
  FileImage,
  FileSpreadsheet,
  FileText,
  Folder,
  type LucideIcon,
} from 'lucide-react'

const kinds: readonly (readonly [LucideIcon, readonly string[]])[] = [
  [FileText, ['pdf', 'doc', 'docx', 'txt', 'md', 'log']],
  [FileImage, ['jpg', 'jpeg', 'png', 'webp', 'gif', 'svg', 'bmp', 'heic']],
  [FileSpreadsheet, ['xls', 'xlsx', 'csv', 'tsv']],
  [FileArchive, ['zip', 'rar', '7z', 'gz', 'tar']],
  [FileCode, ['c', 'h', 'py', 'js', 'json', 'xml', 'hex', 'bin']],
]

/** The drawing of a file, by its ending. */
export const fileIcon = (fileType: string): LucideIcon =>
  kinds.find(([, endings]) => endings.includes(fileType))?.[0] ?? File

export const folderIcon = Folder
