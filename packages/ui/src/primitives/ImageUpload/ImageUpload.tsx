import { formatBytes } from '@xinpu/sdk/format'
import { Suspense, useState } from 'react'
import { FieldGroup } from '../Upload/FieldGroup.tsx'
import { kindsInWords } from '../Upload/file-fault.ts'
import { TaskRow } from '../Upload/FileRows.tsx'
import { List } from '../Upload/FileRows.styles.ts'
import { FileZone } from '../Upload/FileZone.tsx'
import { useFileList } from '../Upload/useFileList.ts'
import type { SendFile } from '../Upload/useUploads.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Images } from './Images.tsx'
import { NotHereDialog } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

const CropDialog = onDemand(() => import('./CropDialog.tsx').then((module) => module.CropDialog), NotHereDialog)

export interface ImageUploadProps {
  /** What is asked for: ‘实物图’. */
  label: string
  /** The addresses of the images that have arrived, in their order. */
  images: readonly string[]
  onChange: (images: string[]) => void
  /** Sends one image and answers with what the store made of it, as in `Upload`. */
  onUpload: SendFile
  /**
   * The most images.
   *
   * @default 6
   */
  max?: number
  /**
   * Media types and endings that can be put in.
   *
   * @default ['image/png', 'image/jpeg', 'image/webp']
   */
  accept?: readonly string[]
  /**
   * The most bytes of one image.
   *
   * @default 10_000_000
   */
  maxSize?: number
  /** Width by height that a crop keeps, such as 1 for a square; free without it. */
  aspect?: number
  /** What is wrong with the field. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  /** The name of the field in a `Form`. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

const usual = ['image/png', 'image/jpeg', 'image/webp']

/** A few images in an order: put in, moved, cropped, taken out. */
export function ImageUpload({ label, images, onChange, onUpload, max = 6, ...props }: ImageUploadProps) {
  const { accept = usual, maxSize = 10_000_000, aspect, error, isDisabled } = props
  const [cropping, setCropping] = useState<string>()
  const list = useFileList<string>({
    items: images,
    onChange,
    itemOf: ({ url }) => url,
    isPlaceOf: (image, { replaces }) => image === replaces,
    max,
    unit: '张图片',
    onUpload,
    accept,
    maxSize,
  })

  return (
    <FieldGroup {...props} label={label}>
      {(ids) => (
        <>
          <FileZone
            labelledBy={ids.label}
            accept={accept}
            verb="选择图片"
            rules={`${kindsInWords(accept)}，每张不超过 ${formatBytes(maxSize)}，最多 ${max} 张`}
            allowsMultiple={max > 1}
            isDisabled={isDisabled || list.isFull}
            isInvalid={Boolean(error)}
            onFiles={list.add}
            buttonRef={list.button}
          />
          <Images
            label={label}
            images={images}
            onOrder={list.change}
            onCrop={setCropping}
            onRemove={list.remove}
            isDisabled={isDisabled}
          />
          <List aria-labelledby={ids.label}>
            {list.uploads.tasks.map((task) => (
              <TaskRow key={task.id} task={task} uploads={list.uploads} onCancel={() => list.cancel(task.id)} />
            ))}
          </List>
          <VisuallyHidden role="status">{list.news}</VisuallyHidden>
          {cropping && (
            <Suspense>
              <CropDialog
                src={cropping}
                aspect={aspect}
                onClose={() => setCropping(undefined)}
                onCrop={(file) => list.uploads.add([{ file, replaces: cropping }])}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldGroup>
  )
}
