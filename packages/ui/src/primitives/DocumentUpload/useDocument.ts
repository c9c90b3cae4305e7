import { fileFault, type FileRules } from '../Upload/file-fault.ts'
import { useFileList } from '../Upload/useFileList.ts'
import type { DocumentFile } from './DocumentTile.tsx'
import type { DocumentUploadProps } from './DocumentUpload.tsx'

type Options = Pick<DocumentUploadProps, 'value' | 'onChange' | 'onUpload'> & FileRules

/** One document, and the file that is on its way to its place; the old one stays until the new one is there. */
export function useDocument({ value, onChange, onUpload, ...rules }: Options) {
  const list = useFileList<DocumentFile>({
    ...rules,
    items: value ? [value] : [],
    onChange: ([document]) => onChange(document ?? null),
    itemOf: ({ url, name }) => ({ url, name }),
    isPlaceOf: ({ url }, { replaces }) => url === replaces,
    max: 1,
    unit: '个文件',
    onUpload: async (file, call) => {
      const { url } = await onUpload(file, call)
      return { url, name: file.name, size: file.size, fileType: '', key: url }
    },
  })

  return {
    list,
    replace: (files: readonly File[]) =>
      list.uploads.add(files.map((file) => ({ file, reason: fileFault(file, rules), replaces: value?.url }))),
  }
}
