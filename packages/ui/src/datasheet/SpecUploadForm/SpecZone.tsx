import type { OssFile } from '@xinpu/sdk/types'
import { FieldGroup } from '../../primitives/Upload/FieldGroup.tsx'
import { TaskRow } from '../../primitives/Upload/FileRows.tsx'
import * as Files from '../../primitives/Upload/FileRows.styles.ts'
import { FileZone } from '../../primitives/Upload/FileZone.tsx'
import { useFileList } from '../../primitives/Upload/useFileList.ts'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

/** 100 MB as the server counts them. */
const maxSize = 104_857_600
const most = 50
const accept = ['.pdf']
const none: readonly OssFile[] = []

export interface SpecZoneProps {
  upload: SendFile
  /** A file lies in the store. */
  onArrived: (file: OssFile) => void
}

/** Where datasheets come in, and those on their way: progress, pause and another try for each. */
export function SpecZone({ upload, onArrived }: SpecZoneProps) {
  const list = useFileList<OssFile>({
    items: none,
    onChange: (arrived) => arrived.forEach(onArrived),
    itemOf: (file) => file,
    max: most,
    unit: '个文件',
    onUpload: upload,
    accept,
    maxSize,
  })

  return (
    <FieldGroup label="数据手册">
      {(ids) => (
        <>
          <FileZone
            labelledBy={ids.label}
            accept={accept}
            verb="选择 PDF"
            rules="PDF，每个不超过 100 MB，可一次选多个；品牌和型号会自动识别"
            allowsMultiple
            onFiles={list.add}
            buttonRef={list.button}
          />
          <Files.List aria-label="正在上传">
            {list.uploads.tasks.map((task) => (
              <TaskRow key={task.id} task={task} uploads={list.uploads} onCancel={() => list.cancel(task.id)} />
            ))}
          </Files.List>
          <VisuallyHidden role="status">{list.news}</VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}
